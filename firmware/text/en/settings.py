"""English texts of the settings: NAME, NAME_VALUES and NAME_ABOUT for each."""

# Screens: settings
SPEED = "Opponent's pace"
SPEED_VALUES = ("slow", "normal", "fast", "instant")
SOUND = "Sound"
SOUND_VALUES = ("off", "quiet", "loud")
TARGET = "Next match to"
TARGET_ABOUT = "Auto: the match is as long as fits the game you choose."
POINTS = "{0} points"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Pile names"
ASKS_TO_DISCARD = "Discard playable cards"
ASKS_TO_DISCARD_VALUES = ("at once", "ask")
ASKS_TO_DISCARD_ABOUT = "Ask: before you lay a card on your waste that could be played, you are asked."
PLAYS_FORCED = "Forced moves"
PLAYS_FORCED_VALUES = ("by hand", "automatic")
PLAYS_FORCED_ABOUT = "The only move left plays itself; a card with one place takes one press."
TEACHES = "Teach in play"
TEACHES_ABOUT = "Each rule is explained once, and your first games end with a thing to learn."
LEVEL = "Next opponent"
LANGUAGE = "Language"
CARD_LETTERS = "Card letters"
AS_LANGUAGE = "auto"

# Screens: a new game
STARTER = "First turn"
STARTER_VALUES = ("by the rules", "you", "your opponent")
STYLE = "Style"
STYLE_VALUES = ("Assisted", "Stop play")
STYLE_ABOUT = (
    "Assisted: an illegal move is refused, with the reason.",
    "Stop play: you may try anything. A wrong move is stopped and ends your turn, and you call your opponent's errors.",
)

# Screens: for everyone's eyes and hands
ACCESSIBILITY = "Eyes and hands"
FELT = "Felt"
FELT_VALUES = ("green", "dark", "light")
PICTURE = "Picture"
PICTURE_VALUES = ("light on dark", "dark on light")
SUIT_COLOURS = "Colours of suits"
SUIT_COLOURS_VALUES = ("two", "four")
SUIT_COLOURS_ABOUT = "With four, diamonds are orange and clubs are blue; they still count as red and black."
MARKS = "Ranks and suits"
MARKS_VALUES = ("usual", "large")
LEFT_HANDED = "Left-handed"
LEFT_HANDED_VALUES = ("no", "yes")
LEFT_HANDED_ABOUT = "The table is mirrored, and so are the buttons where they can be: How to play names them."

# Screens: a duplicate match, the deal of the day
MATCH = "Match"
MATCH_VALUES = ("Normal", "Duplicate")
MATCH_ABOUT = (
    "Normal: each game has its own cards.",
    "Duplicate: each deal is played twice, the second time from the other seat. Only the difference counts, not luck.",
)

# Persons who share one device
HAND_OVER = "Hand-over screen"
HAND_OVER_ABOUT = "A screen between the turns hides the cards until the next player has the device."
TURNED_ROUND = "Flip the picture"
TURNED_ROUND_ABOUT = "The picture turns for a player opposite, where two people share the device."
