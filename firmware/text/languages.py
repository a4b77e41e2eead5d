"""The languages, in the order of the numbers that are saved in the settings: a new one goes last."""

LANGUAGE_CODES = ("en", "de", "fr", "pt", "es")  # the modules here, named as in a browser and on the command line
LANGUAGE_COUNT = len(LANGUAGE_CODES)
LANGUAGE_NAMES = ("English", "Deutsch", "Français", "Português (BR)", "Español")
COURT_LETTERS = bytes((0, 1, 2, 0, 0))  # the letters on the court cards there, see phrases.court_letters
# Languages that lack no text. In any other, English stands for what it lacks, which takes time and memory to find out.
COMPLETE_LANGUAGES = ("en", "de", "fr", "pt", "es")
