"""English texts of errors: what cannot be read, saved or shown here."""

# A screen that is too small
SAVED_TOO_LARGE = "The saved game needs a larger screen."  # at most 55
THREE_TOO_LARGE = "Three players need a larger screen."  # at most 50
TOO_LARGE = "{0}: this screen is too small"  # at most 40; {0} rules: Foster 1922

# Saved data, and the battery
RECORDS_NOT_SAVED = "The records cannot be saved"  # at most 40
# Saved data could not be read: for the game, the settings, the lessons, the records and the puzzles, whether the save
# before is used, nothing can be used, it is from another version, or the power failed and all is lost.
NOT_READ = (  # at most 80
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
        "Rating and calendar were damaged: using the previous save",
        "Rating and calendar were damaged and have been set aside",
        "Rating and calendar are from another version and have been set aside",
        "",
    ),
)
GAME_NOT_SAVED = "The game cannot be saved: no room, or read-only"  # at most 60
BATTERY_LOW = "The battery is low: {0} %. The game is saved"  # at most 60; {0} percent: 9
SETTINGS_NOT_SAVED = "The settings cannot be saved"  # at most 40
MOVES_NOT_WRITTEN = "The moves cannot be written"  # at most 40
LESSONS_NOT_SAVED = "Your progress cannot be saved"  # at most 40

# Links to the page, and a game as a line of text
NO_HOT_SEAT = "Patience is for one player"  # at most 35
NO_GAMES_TEXT = "This is not the text of a game"  # at most 35
LINK_NOT_YES = "In the link, {0} can only be yes"  # at most 45; {0} a name in the link: stop_play
LINK_NOT_ALONE = "In these rules one person cannot play both sides"  # at most 60
LINK_NOT_DUPLICATE = "Only a game of two, you and the opponent, can be a duplicate match"  # at most 70
LINK_NO_STOP = "These rules have no stop play, or there is nobody to call it"  # at most 65
LINK_NOT_BEGINS = "In the link, begins must be you, opponent or other"  # at most 55
LINK_OTHER_RULES = "The link's rules do not match its position"  # at most 50
LINK_NO_PUZZLE = "In the link, puzzle must be a number from 1 to {0}"  # at most 55; {0} puzzles: 24
LINK_PUZZLE_ALONE = "A link to a puzzle cannot name a game"  # at most 55
LINK_OVER = "The link's position has no move to make"  # at most 50
GAMES_TEXT_DAMAGED = "The game's text is damaged, or of another version"  # at most 65
