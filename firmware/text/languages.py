"""The languages, in the order of the numbers that are saved in the settings: a new one goes last."""

# A row has the name of a folder here, which browsers and the command line use, too; the language's own name; which
# letters its court cards have (phrases.court_letters); and whether it has every text. If it has not, English replaces
# the missing texts; finding them takes time and memory.
LANGUAGES = (
    ("en", "English", 0, True),
    ("de", "Deutsch", 1, True),
    ("fr", "Français", 2, True),
    ("pt", "Português (BR)", 0, True),
    ("es", "Español", 0, True),
    ("pl", "Polski", 3, True),
)
LANGUAGE_CODES = tuple([row[0] for row in LANGUAGES])
