"""What is said in German in the title, in the pause, and in several other menus."""

RULE_SETS = {
    "classic": "Zank-Patience",
    "foster": "Foster 1922",
    "foster36": "Foster, je 36 Karten",
    "foster32": "Foster, je 32 Karten",
    "cats": "Reserve zuerst",
    "catsfull": "Reserve zuerst, 13 Karten",
    "onepack": "Ein Paket",
    "simple": "Vereinfacht",
    "three": "Zu dritt",
    "klondike": "Patience",
}
GAME_WITH_OPTIONS = ("{0}, 1 Variante", "{0}, {1} Varianten")
GAME_NAME = "Pocket Bank"
DONE = "Fertig"
TITLE = "Hauptmenü"
NEW_GAME = "Neues Spiel"
SETTINGS = "Optionen"
HOW_TO_PLAY = "Spielregeln"
ON = "an"
OFF = "aus"
ROW_WITH_VALUE = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: wählen   {1}: ändern"
LEVELS = {
    "random": "Zufall",
    "novice": "Neuling",
    "easy": "Leicht",
    "greedy": "Mittel",
    "strong": "Stark",
    "expert": "Meister",
    "adaptive": "Adaptiv",
}
OPPONENT_IS = ("Dein Gegner: {0}", "Deine Gegner: {0}")
FIRST_OPPONENT = "Dir gegenüber spielt {0}: lernt auch noch und übersieht vieles"
RULE_SETS_BRIEF = {
    "classic": "Zank-Patience",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. zuerst, 13",
}
MATCH_TO = "Match bis {0}"
REVIEW = "Rückschau"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0}: zurück"
RECORDS = "Statistik"
LEARN = "Lernen"
LESSON_DONE_ROW = "{0}, fertig"
LESSON_AGAIN = "Noch einmal"
PUZZLES = "Rätsel"
PUZZLE_OF_THE_DAY = "Rätsel des Tages"
DEAL_NUMBER = "Blatt {0}"

TITLE_FOOT = "Zank-Patience, auch Streitpatience"
SCORE = "Stand"
CONTINUE = "Weiter"
FIRST_START = "Neu? {OK}: erste Lektion"

CONFIRM_HEADING = "Sicher?"
NO = "Nein, zurück"

PAUSE = "Pause"
GO_ON = "Weiter"
HINT = "Tipp"
UNDO = "Zurücknehmen"
AUTO_FINISH = "Alles hochlegen"
CALL_STOP = "„Stopp!“ rufen"
LAST_TURN = "Vorige Runde"
LOOK_INTO_PILE = "Stapel ansehen"
MOVE_LIST = "Züge, Runde für Runde"
MOVE_LIST_BRIEF = "Züge"
RESTART_DEAL = "Blatt von vorn"
RESTART = "Von vorn"
RESTART_COSTS = "Dieselben Karten werden noch einmal gegeben, und das Spiel beginnt von vorn."
RESIGN = "Aufgeben"
RESIGN_GAME = "Spiel aufgeben"
RESIGN_COSTS = "Du verlierst das Spiel, und der Gegner punktet."
RESIGN_FORFEIT = "Du verlierst das Spiel. Der Gegner bekommt 20 extra, dazu Punkte für deine Karten wie sonst."
RESIGN_PATIENCE = "Du gibst diese Patience auf."
RESIGN_SIDE = "{0} gibt auf, und die andere Seite punktet."
RESIGN_THREE = "Du verlierst das Spiel; Links ist als Nächster dran und gewinnt es."
WITH_STOP_PLAY = "Stopp-Spiel"
GAME_OF_TWO = ("Hinspiel", "Rückspiel")
MATCH_SCORES = "Match bis {0}: {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Letztes Spiel ansehen"
RESIGN_HOT_SEAT = "{0} gibt auf, {1} punktet."
RESIGN_HOT_SEAT_THREE = "{0} gibt auf, {1} ist als Nächstes dran und gewinnt."

ABOUT = "Info"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Freie Software, MIT-Lizenz"

HAND_OVER_TO = "Gib das Gerät an {0}."
OR_STOP = "War etwas falsch? Ruf „Stopp!“"
BEGINS_GAME = "{0} beginnt"

PILE_LOOK = "{0}, {1} Karten. {OK}: ausbreiten. {BACK}: zurück"
PILE_SPREAD = "{0}: {1} Karten, die letzte liegt oben"

PAGE_FOOT = "{0} von {1}   {LR}: blättern   {2}: zurück"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: mehr   {2}: zurück"
ONE_PAGE_FOOT = "{2}: zurück"
PAGE_NUMBER = "{0}/{1}"

DIRECTIONS = {"stick": "Stick", "cross": "Steuerkreuz", "arrows": "Links und rechts", "keys": "Pfeiltasten"}
TWO_KEYS = "{0} und {1}"
KEY_HELD = "{0} halten"
STICK_PRESSED = "Stick gedrückt"
TURN_BY_OK = "anwählen, {0}"
STOP_BY_MENU = "im Menü"
