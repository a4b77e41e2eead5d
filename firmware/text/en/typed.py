"""What is read in English where the game is typed, in place of the texts with these names elsewhere.

They are by the part of the language that has the other text. A sentence here says what to type.
"""

TABLE = {
    "HAND_TURNS_UP": "Turn up a card from your hand",
    "OK_PLAYS": "Type ok to play",
    "GAME_OVER_SCORE": "The game is over. Enter: the score",
    "COULD_BE_PLAYED": "{0} can still be played. To lay it on your waste, which ends your turn, type turn again",
    "FITS_NOWHERE": "{0} fits nowhere. To discard it and end your turn, type turn",
    "MOVES_LEFT": "There are moves left. To pass, type turn again",
    "ONLY_PLACE": "This is the only place. To play it, type ok; to put it back, type back",
    "OFFER_ALL_UP": "All your cards can go up. To play them, type ok",
    "OFFER_AUTO_FINISH": "No card is hidden any more. To play them all up, type ok",
    "NO_MOVE_RESIGN": "No moves left. To give up, type ok again; to take one back, type undo",
    "NO_MOVE": "No moves left. To give up, type ok",
    "MOVE_LIMIT": "This game ends after {} moves. To take one back, type undo; to give up, type menu",
    "NO_PROGRESS": "Twice through your hand, and nothing played. To give up, type menu",
    "REPLAY": "To hear it again, type back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "The game is over. Was something wrong? Then type stop. Enter: the score",
    "WHERE_TO": "{0}: where to? To put it back, type ok",
    "OK_TRIES": "Type ok to try",
    "STEPS_CHOOSE": "Type left or right to choose.",
    "EARLIER_AND_LATER": "For earlier and later moves, type left or right",
}
LEARN = {
    "LEARN_BEGINS": "Enter: the first lesson",
    "LESSON_CALLS": "Type stop, then choose: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "To choose a row, type its number",
    "FIRST_START": "New? Type learn",
    "PILE_LOOK": "{0}, {1} cards. To hear them, type ok; to leave, type back",
}
NEW_GAME = {
    "NAME_ABOUT": "To change the name, type the row's number, then the name.",
}
ADVICE = {
    "STEP_BY_TURN": "To go turn by turn, type left or right",
}
HELP = {
    "HELP_BUTTONS": "Commands",
}
LESSONS = {
    "HOUSES": {
        "lay": "Houses are the columns. Lay 8\2 from your reserve on a black nine: type 8h to 9c",
    },
    "FOUNDATIONS": {
        "ace": "Three aces lie in the houses. Each starts a foundation. For the one in house 1, type 1 up",
    },
    "FOSTER_TWO": {
        "start": "Foster's own example, 1922. Side A sits below. Enter: the next move. To go back, type left",
    },
    "FOSTER_ONE": {
        "start": "Foster's one-pack example, 1922. Side A sits below. Enter: the next move. To go back, type left",
    },
}
