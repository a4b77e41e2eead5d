"""What the browser page says in English around the device, by ids."""

WORDS = {
    "about": "Pocket Bank: Russian Bank (Crapette)",
    "on_a": "Play on",
    "which_device": "Device",
    "window": "The whole window",
    "device": "The handheld",
    "screen": "Screen and keys of the handheld",
    # On the screen until the game is there
    "loading": "Loading…",
    # In the page, in all languages at once, until its program starts
    "silent": (
        "The game has not started. It needs a browser with JavaScript and WebAssembly, and a web server: it does not "
        "start from a file. If this page is shown inside another one, open it on its own."
    ),
    # For screen readers: a button, and what they say as it happens
    "read": "Read out the table",
    "log": "What happens",
    # The front door, beside a game that plays itself; the two buttons are as short as can be.
    "lead": "Russian Bank is a patience for two: be the first to get rid of all your cards.",
    "play": "Play",
    "teach": "Learn",
    # Devices to play on, each with its picture, its file and three steps
    "take_along": "Put it on a handheld",
    "one_file": (
        "Each of these devices takes one file, and then plays without a computer. The game was tested on an emulated"
        " chip, and not yet on the devices themselves."
    ),
    "step_get": "Download the file.",
    "drive": "Hold BOOTSEL while you plug the device into a computer: a drive appears.",
    "drive_x": "Plug the device into a computer and hold X while you switch it on: a drive appears.",
    # {0}: the button that is held
    "drive_reset": "Plug the device into a computer, hold {0} and press RESET: a drive appears.",
    "drive_pico": (
        "Switch the device off. Hold BOOTSEL on the Pico in it while you plug that into a computer: a drive appears."
    ),
    "drive_down": "Plug the device into a computer and hold down on the D-pad while you switch it on: a drive appears.",
    "step_drag": "Drag the file onto the drive: the device starts the game.",
    "files": "The files",
    "no_files": "No files are offered here; the source code explains how to build them.",
    # Links at the end of the page
    "source": "The source",
    "free": "Free and open, under the MIT licence",
    "runs_on": "It runs on MicroPython, which has its own licence",
    # Buttons below the screen, each as short as can be
    "menu": "Menu",
    # The same where the screen fills the window, as short as can be: at most 8
    "undo_brief": "Undo",
    "hint_brief": "Hint",
    "stop_brief": "Stop!",
    "bare": "Full screen",
    "framed": "Show device",
    "share": "Share",
    "step": "move",
    # What the device's buttons do, small beside them, in the order of firmware/app/actions.py
    "actions": "left right up down OK back turn stop menu",
    # {0}: what the button does while it is held
    "held": ", held: {0}",
    # {0}: a key of the keyboard
    "key": " (key: {0})",
    # The form
    "choose": "Choose a deal",
    "rules": "Rules",
    "random": "random",
    "copy": "Copy link",
    "copy_now": "Copy link to this moment",
    "copied": "Copied",
    "copy_by_hand": "The browser does not let the page copy: the moves are at the end of the page, as a text",
    "opens_game": "This opens the game you are playing, from its start",
    "opens_now": "This opens your game as it stands now",
    "opens_device": "This opens the device",
    # A result that is shared, beside its link. {0}: DEAL_NUMBER of the game's words; {1}: points
    "shared_won": "{0}: I won by {1}",
    "shared_lost": "{0}: I lost by {1}",
    # Before another game is ended
    "costs": "You are in the middle of another game on this device.",
    "new_deal": "Play the new deal",
    "keep": "Keep my game",
    # What is wrong
    "no_game": "There is no game yet",
    "no_storage": "This browser won't let the page save anything: your game ends when you leave the page",
    "digits": "A deal's number has up to 15 digits",
    "other_window": "The game is open in another window: close it there, and it continues here",
    # {0}: the browser's own words
    "cannot_start": "The game cannot start here: {0}",
    # In place of {0}
    "too_old": "this browser is too old to unpack its files. One from 2023 or later can.",
    # {0}: a name in the link, such as seed; {1}: its value
    "link_twice": "The link names {0} twice",
    "link_unknown": "The link asks for an unknown {0}: {1}",
    "link_seed": "The link's seed is not a number of up to 15 digits: {1}",
    "link_unread": "The link's {0} cannot be read: {1}",
    # The text below
    "the_game": "The game",
    "game_is": (
        "Russian Bank, also called Crapette, Zank-Patience or Tunj, is a patience for two players who get in each "
        "other's way. The drawing above runs the same program as the real handheld, entirely in this page. Nothing is "
        "sent anywhere: your games stay in this browser, one for each device you choose."
    ),
    # In Safari, where the page is not on the home screen
    "safari": (
        "Safari deletes your game and your records after seven days of use without a visit here. Put this page on "
        "the home screen and play it from there: then they stay."
    ),
    "how_to": "How to play",
    "how_1": "You sit at the bottom, your opponent at the top. Whoever first gets rid of reserve, hand and waste wins.",
    "how_2": (
        "Foundations are built up in suit from the ace. Houses, the eight piles between you, are built down in "
        "alternating colours."
    ),
    "how_3": (
        "A card that fits a foundation must go up, your reserve's card before all others, and spaces among the "
        "houses are filled before you turn up a card of your hand."
    ),
    "how_4": (
        "Load your opponent: lay a card on their reserve or waste if it is of the same suit and one rank higher or "
        "lower."
    ),
    "how_5": "When nothing is left to do, turn up the next card of your hand; laid on your waste, it ends your turn.",
    "touch": (
        "Drag a card to where it should go, or tap the card and then the place. A double tap sends it to a "
        "foundation, or plays its only move. A tap on a menu's row chooses it, one on its heading goes back. With "
        "buttons, keys or a gamepad, OK picks a card up and lays it down where the cursor is."
    ),
    "refused": "An illegal move is refused with the reason, and a hint says what a good player would do.",
    "learn": "Learn it by playing, a minute or two at a time",
    "elsewhere": "Move a game to another device",
    "as_line": "Your game is a line of text: keep it, send it, or continue it on another device.",
    "as_text": "A game as text",
    "export": "Put my game here",
    "import": "Continue this game",
}
