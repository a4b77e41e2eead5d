"""English texts of errors: what cannot be read, saved or shown here."""

# A screen that is too small
SAVED_TOO_LARGE = "The saved game needs a larger screen."
THREE_TOO_LARGE = "Three players need a larger screen."
TOO_LARGE = "{0}: this screen is too small"

# Saved data, and the battery
RECORDS_NOT_SAVED = "The records cannot be saved"
# Saved data could not be read: for the game, the settings, the lessons, the records and the puzzles, whether the save
# before is used, nothing can be used, it is from another version, or the power failed and all is lost.
NOT_READ = (
    (
        "The last save was damaged: using the one before",
        "The saved game was damaged and has been set aside",
        "The saved game is from another version and has been set aside",
        "The power failed during a save: the saved game is lost",
    ),
    (
        "The settings were damaged: using the previous save",
        "The settings were damaged and have been reset",
        "The settings are from another version and have been reset",
        "",
    ),
    (
        "Lesson progress was damaged: using the previous save",
        "Lesson progress was damaged and has been reset",
        "Lesson progress is from another version and has been reset",
        "",
    ),
    (
        "The records were damaged: using the previous save",
        "The records were damaged and have been set aside",
        "The records are from another version and have been set aside",
        "",
    ),
    (
        "Puzzle progress was damaged: using the previous save",
        "Puzzle progress was damaged and has been reset",
        "Puzzle progress is from another version and has been reset",
        "",
    ),
    (
        "Your career was damaged: using the previous save",
        "Your career was damaged and has been set aside",
        "Your career is from another version and has been set aside",
        "",
    ),
)
GAME_NOT_SAVED = "The game cannot be saved: no room, or read-only"
BATTERY_LOW = "The battery is low: {0} %. The game is saved"
SETTINGS_NOT_SAVED = "The settings cannot be saved"
LESSONS_NOT_SAVED = "Your progress cannot be saved"

# Links to the page, and a game as a line of text
NO_HOT_SEAT = "Patience is for one player"
NO_GAMES_TEXT = "This is not the text of a game"
LINK_NOT_YES = "In the link, {0} can only be yes"
LINK_NOT_ALONE = "In these rules one person cannot play both sides"
LINK_NOT_DUPLICATE = "Only a game of two, you and the opponent, can be a duplicate match"
LINK_NO_STOP = "These rules have no stop play, or there is nobody to call it"
LINK_NOT_BEGINS = "In the link, begins must be you, opponent or other"
LINK_OTHER_RULES = "The link's rules do not match its position"
LINK_NO_PUZZLE = "In the link, puzzle must be a number from 1 to {0}"
LINK_PUZZLE_ALONE = "A link to a puzzle cannot name a game"
LINK_OVER = "The link's position has no move to make"
GAMES_TEXT_DAMAGED = "The game's text is damaged, or of another version"
