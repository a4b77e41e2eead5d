# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""German, with "du". The names are those of en.py, which says what each is for.

What players in German say, one word for one thing:

    reserve       die Reserve                 space        die Lücke
    hand          der Talon                   load         (dem Gegner) anhängen
    waste         die Ablage                  turn up      aufdecken (the waste turned over: umdrehen)
    house         das Haus                    stop         „Stopp!“ rufen; stop play: das Stopp-Spiel
    foundation    die Familie; hoch           pack         das Paket
    turn          die Runde, du bist dran     move         der Zug
    run           die Folge                   suit         die Farbe (colours: Rot und Schwarz)
    game, match   das Spiel, das Match        deal         das Blatt
"""

FORMS = ((1, 1, 0),)

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Fertig"
TITLE = "Titel"
NEW_GAME = "Neues Spiel"
SETTINGS = "Optionen"
HOW_TO_PLAY = "Spielregeln"
ON = "an"
OFF = "aus"
ROW_WITH_VALUE = "{0}: {1}"
SAID_OF = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: wählen   {1}: ändern"
MORE_LINES = "Weitere Zeilen"
SAVED_TOO_LARGE = "Das gesicherte Spiel braucht einen größeren Bildschirm."
THREE_TOO_LARGE = "Zu dritt braucht es einen größeren Bildschirm."
TOO_LARGE = "{0}: der Bildschirm ist zu klein"
NOTHING_TO_LOOK_INTO = "Noch gibt es keinen Stapel zum Durchsehen"
LEVELS = {
    "random": "Zufall",
    "novice": "Neuling",
    "easy": "Leicht",
    "greedy": "Mittel",
    "strong": "Stark",
    "expert": "Meister",
}
PEOPLE = ("Du", "Gegner", "Links", "Rechts", "Seite A", "Seite B", "Seite C", "{0}")

# Screens: the title
TITLE_FOOT = "Zank-Patience, auch Streitpatience"
SCORE = "Stand"
CONTINUE = "Weiter"

# Screens: a question before something is lost
SURE = "Sicher?"
NO = "Nein, zurück"

# Screens: pause
PAUSE = "Pause"
GO_ON = "Weiter"
HINT = "Tipp"
TAKE_BACK = "Zurücknehmen"
RUN_UP = "Alles hochlegen"
CALL_STOP = "„Stopp!“ rufen"
LAST_TURN = "Letzte Runde"
LOOK_INTO_PILE = "Stapel ansehen"
RESTART_DEAL = "Blatt von vorn"
RESTART = "Von vorn"
RESTART_COSTS = "Dieselben Karten werden noch einmal gegeben, und das Spiel beginnt von vorn."
ABANDON = "Aufgeben"
ABANDON_GAME = "Spiel aufgeben"
ABANDON_COSTS = "Du verlierst das Spiel, und der Gegner punktet."
ABANDON_FORFEIT = "Du verlierst das Spiel. Der Gegner bekommt 20 extra, dazu Punkte für deine Karten wie sonst."
ABANDON_PATIENCE = "Du gibst diese Patience auf."
ABANDON_SIDE = "{0} gibt auf, und die andere Seite punktet."
ABANDON_THREE = "Du verlierst das Spiel; Links ist als Nächster dran und gewinnt es."
DEAL_NUMBER = "Blatt {0}"
WITH_STOP_PLAY = "Stopp-Spiel"
GAME_OF_TWO = ("Hinspiel", "Rückspiel")
MATCH_SCORES = "Match bis {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Gegnertempo"
SPEED_VALUES = ("langsam", "normal", "schnell", "sofort")
SOUND = "Ton"
SOUND_VALUES = ("aus", "leise", "laut")
TARGET = "Neues Match bis"
TARGET_ABOUT = "Auto: Das Match ist so lang, wie es zum gewählten Spiel passt."
POINTS = "{0} Punkte"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Stapelnamen"
ASKS_TO_DISCARD = "Passendes ablegen"
ASKS_TO_DISCARD_VALUES = ("sofort", "fragen")
ASKS_TO_DISCARD_ABOUT = "Fragen: Bevor du eine Karte ablegst, die noch passt, wirst du gefragt."
PLAYS_FORCED = "Erzwungene Züge"
PLAYS_FORCED_VALUES = ("von Hand", "automatisch")
PLAYS_FORCED_ABOUT = "Der einzige Zug, der in deiner Runde noch geht, wird von selbst gespielt."
LEVEL = "Nächster Gegner"
LANGUAGE = "Sprache"
CARD_LETTERS = "Kartenbuchstaben"
AS_LANGUAGE = "auto"

# Screens: a new game
DEAL = "Geben"
GAME = "Spiel"
OPTIONS_ROW = "Varianten"
OPTIONS_ON = "{0} an"
NO_OPTIONS = "keine"
OPTIONS_DONE_ABOUT = "Die Varianten bleiben, wie du sie gewählt hast."
OPPONENT = "Gegner"
NO_OPPONENT = "keiner, du für beide"
NO_OPPONENT_BRIEF = "keiner"
NO_OPPONENT_ABOUT = "Du spielst beide Seiten, ohne Gegner."
STARTER = "Beginn"
STARTER_VALUES = ("nach Regel", "du", "der Gegner")
STYLE = "Spielart"
STYLE_VALUES = ("Geführt", "Stopp-Spiel")
STYLE_ABOUT = (
    "Geführt: Ein verbotener Zug geht nicht, und du erfährst, warum.",
    "Stopp-Spiel: Du darfst alles versuchen. Ein Fehler wird gestoppt und beendet deine Runde, und du stoppst die "
    "Fehler des Gegners.",
)
DEAL_NO = "Blatt Nr."
BY_CHANCE = "Zufall"
TODAYS = "heute, {0}"
DEAL_OF_THE_DAY_ABOUT = "Das Blatt des Tages ist sein Datum: 261122 ist der 22. November 2026, für alle gleich."
HOW_TO_SET_DIGITS = "{0}: Ziffer ändern   {1}: weiter"
NEW_GAME_COSTS = "Du gibst das laufende Spiel auf."
FIRST_GAME = "Neu hier? Fang an mit: {0}."
DEAL_NEW = "Neu geben"

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
RULE_SETS_BRIEF = {
    "classic": "Zank-Patience",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. zuerst, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Zwei Pakete. Werde deine Reserve von 13 Karten, Talon und Ablage los. Eine Karte, die auf eine "
    "Familie passt, muss hoch, deine Reserve zuerst; Lücken füllst du, bevor du aufdeckst.",
    "simple": "Gut für den Anfang: Zank-Patience mit je einem halben Paket, halb so lang. Herz und Kreuz gegen "
    "Pik und Karo, je sechs Karten Reserve und drei Häuser.",
    "foster": "Freier: eine verdeckte Reserve von 12, die du aufdeckst, wann du willst. Von deiner Ablage und der "
    "des Gegners darfst du spielen. Familien gehen vor; deine Runde endet, wann du willst.",
    "foster36": "Foster 1922 von Sechs bis Ass, je 36 Karten: nicht halb so lang. Die Sechs beginnt eine Familie, "
    "und das Ass kommt auf den König.",
    "foster32": "Foster 1922 von Sieben bis Ass, je 32 Karten: ein Drittel so lang. Die Sieben beginnt eine "
    "Familie, und das Ass kommt auf den König.",
    "cats": "Die Reserve geht allem vor: in Lücken, auf Häuser. Geordnete Karten ziehen gemeinsam. Anhängen in "
    "jeder Farbe, aber nur an die Ablage. Du gewinnst ohne Talon und Ablage, auch mit Reserve.",
    "catsfull": "Wie Reserve zuerst, aber mit 13 Karten Reserve; alle Karten werden gleich gegeben und ziehen "
    "einzeln, und Hauskarten dürfen in Lücken.",
    "onepack": "Ein Paket, keine Reserve, keine Familien: Häuser sind Folgen einer Farbe, auf oder ab, über König "
    "und Ass hinweg. Du musst nur Lücken füllen.",
    "three": "Du gegen zwei, mit zwei Paketen und einem Joker, den niemand spielt. Je acht Karten Reserve und drei "
    "Häuser; das erste leere Haus bleibt gesperrt. Du darfst beiden anhängen.",
    "klondike": "Für dich allein: sieben Häuser mit verdeckten Karten. Du deckst eine nach der anderen auf, so oft "
    "du willst. In eine Lücke darf nur ein König.",
}

LEVELS_ABOUT = {
    "novice": "Neuling lernt noch: Er übersieht vieles, was er spielen könnte, und im Stopp-Spiel die meisten "
    "deiner Fehler.",
    "easy": "Leicht übersieht ab und zu einen Zug und im Stopp-Spiel etwa die Hälfte deiner Fehler.",
    "greedy": "Mittel sieht jeden Zug und nimmt den, der auf den ersten Blick der beste ist.",
    "strong": "Stark denkt seine Runde durch, bevor er zieht.",
    "expert": "Meister denkt weiter, zählt die Karten und merkt sich jede, die er sah. Kein Fehler entgeht ihm.",
}

OPTIONS = {
    "waste": "Von der Ablage",
    "groups": "Gruppen ziehen",
    "peek": "Gleich aufdecken",
    "closed": "Reserve verdeckt",
    "strict": "Streng",
    "release": "Muss freilegen",
    "mustload": "Muss anhängen",
    "mustspace": "Muss Lücken machen",
    "fewest": "Nächste freilegen",
    "backs": "Verdeckte Hauskarten",
    "uncover": "Muss freiräumen",
    "r12": "Reserve von 12",
    "r11": "Reserve von 11",
    "cut": "Beginn: Abheben",
    "high": "Beginn: hohe Karte",
    "houses": "Beginn: Häuser",
    "cards": "1 Punkt je Karte",
    "thirty": "30, und 2 je Karte",
}
OPTIONS_BRIEF = {
    "waste": "Ablage nutzen",
    "mustspace": "Lücken machen",
    "fewest": "Nächste zuerst",
    "backs": "Verdeckte K.",
}
OPTIONS_ABOUT = {
    "waste": "Du darfst die oberste Karte deiner Ablage spielen, wohin sie passt.",
    "groups": "Karten eines Hauses, die geordnet liegen, dürfen gemeinsam ziehen.",
    "peek": "Du darfst eine Runde mit Aufdecken beginnen, auch wenn etwas anderes zuerst käme.",
    "closed": "Die Reserve liegt verdeckt. Du deckst ihre oberste Karte auf, wann du willst, und bevor du vom "
    "Talon aufdeckst.",
    "strict": "Die nächsten drei zusammen: freilegen, anhängen, Lücken machen.",
    "release": "Eine überdeckte Karte, die hoch könnte, muss frei werden, wenn die Karten auf ihr wegkönnen.",
    "mustload": "Solange du einem Gegner etwas anhängen kannst, darfst du nur das.",
    "mustspace": "Solange du eine Reserve hast, deckst du nicht auf, wenn sich ein Haus auf andere leeren lässt.",
    "fewest": "Wie Muss freilegen, aber erst die Karte, auf der die wenigsten liegen.",
    "backs": "Unter jedem Haus liegt eine verdeckte Karte. Dazu Streng, und verdeckte Karten müssen heraus.",
    "uncover": "Die Karten auf einer verdeckten Hauskarte müssen weg, wenn es geht. Nur mit Verdeckte Hauskarten.",
    "r12": "Die Reserve hat eine Karte weniger, der Talon eine mehr.",
    "r11": "Die Reserve hat zwei Karten weniger, der Talon zwei mehr.",
    "cut": "Das Los entscheidet, wer beginnt.",
    "high": "Die höhere Reservekarte beginnt, das Ass ist die höchste.",
    "houses": "Die niedrigeren Hauskarten beginnen; die Reserve zählt nicht.",
    "cards": "Der Sieger bekommt 1 je Karte, die der Gegner noch hat. So gilt es auch, wenn beides aus ist.",
    "thirty": "Der Sieger bekommt 30, dazu 2 je Karte, die der Gegner noch hat.",
}
BY_CABLE = ("per Kabel", "per USB")
BY_CABLE_ABOUT = (
    "Gegen einen Menschen, dessen Gerät per Kabel mit diesem verbunden ist.",
    "Gegen einen Menschen am Computer, an dem dieses Gerät steckt.",
)
CABLE_HEAD = "Per Kabel"
CABLE_WAITS = "Dem Gegner angeboten:"
CABLE_THERE = "Drüben wählen: Neues Spiel, Gegner per Kabel."
CABLE_OFFERED = "Ein Angebot"
CABLE_OFFERS = "Dein Gegner bietet an:"
CABLE_GOES_ON = "Dein Gegner will weiterspielen:"
CABLE_AGREED = "Dein Gegner muss noch beginnen."
CABLE_BEGINS = ("Du beginnst", "Dein Gegner beginnt")
CABLE_SCORE = "Du hast {0}, dein Gegner {1}"
CABLE_YES = "Spielen"
CABLE_STOP = "Verlassen"
CABLE_SAYS = (
    "Dein Gegner hat abgelehnt.",
    "Das andere Gerät kennt dieses Spiel nicht.",
    "Für dieses Spiel ist der andere Bildschirm zu klein.",
    "Die beiden Versionen geben andere Karten: Aktualisiere die ältere.",
    "Dein Gegner ist gegangen.",
    "Drüben läuft eine andere Version: Aktualisiere die ältere.",
    "Hier steckt kein Kabel.",
)
CABLE_IS = (
    "Dein Gegner ist dran",
    "Keine Antwort vom Kabel: Pause",
    "Dein Gegner ist gegangen: Pause",
    "Die Spiele weichen ab: Beginne ein neues",
    "Hier steckt kein Kabel: Pause",
)
CABLE_HEADS = ("", "Keine Antwort", "Gegner weg", "Abweichung", "Kein Kabel")
CABLE_AGAIN = "Dein Gegner ist wieder da"
CABLE_ASKS = "Dein Gegner fragt"
ASKS_BACK = "Dein Gegner möchte den letzten Zug zurücknehmen."
ASKS_BACK_FURTHER = "Dein Gegner hat {0} Züge zurückgenommen. Mitgehen?"
LET_TAKE_BACK = "Ja"
ASK_TAKE_BACK = "Um Rücknahme bitten"
ASKED_BACK = "Gefragt: Dein Gegner muss zustimmen"
NOT_TAKEN_BACK = "Dein Gegner ist dagegen"
NO_HINT = "Gegen Menschen gibt es keine Tipps"

# Screens: the result
STALEMATE = "Stillstand"
STALEMATE_WHY = "Kein Fortschritt: Wer am wenigsten zählt, punktet."
DRAW = "Unentschieden"
DRAW_WHY = "Zu viele Runden ohne Fortschritt."
ABANDONED = "Aufgegeben"
OPPONENT_GIVES_UP = "Dein Gegner gibt auf"
NEXT_WINS = "{0} ist als Nächster dran und gewinnt."
WINS_GAME = (
    "Du gewinnst!",
    "Der Gegner gewinnt",
    "Links gewinnt",
    "Rechts gewinnt",
    "Seite A gewinnt",
    "Seite B gewinnt",
    "Seite C gewinnt",
    "{0} gewinnt!",
)
WINS_MATCH = (
    "Du gewinnst das Match!",
    "Du verlierst das Match",
    "Du verlierst das Match",
    "Du verlierst das Match",
    "Match für Seite A",
    "Match für Seite B",
    "Match für Seite C",
    "{0} gewinnt das Match!",
)
MATCH_SHARED = "Match unentschieden"
CARDS_COUNT = (
    "Deine Karten zählen",
    "Gegners Karten zählen",
    "Karten von Links",
    "Karten von Rechts",
    "Karten von Seite A",
    "Karten von Seite B",
    "Karten von Seite C",
    "Karten von {0}",
)
SCORES = (
    "Du bekommst",
    "Der Gegner bekommt",
    "Links bekommt",
    "Rechts bekommt",
    "Seite A bekommt",
    "Seite B bekommt",
    "Seite C bekommt",
    "{0} bekommt",
)
NOBODY_SCORES = "Niemand punktet"
RECKONED = {"game": "Das Spiel", "forfeit": "Strafe fürs Aufgeben", "difference": "Die Differenz"}
DIFFERENCES = "Die Differenzen"
CARDS_LEFT = {
    "reserve": (
        "{0} in deiner Reserve, je 2", "{0} in Gegners Reserve, je 2", "{0} in der anderen Reserve, je 2",
        "{0} in den anderen Reserven, je 2",
    ),
    "hand": ("{0} in deinem Talon", "{0} in Gegners Talon", "{0} im anderen Talon", "{0} in den anderen Talons"),
    "waste": (
        "{0} auf deiner Ablage", "{0} auf Gegners Ablage", "{0} auf der anderen Ablage", "{0} auf den anderen Ablagen",
    ),
}  # fmt: skip
MATCH_TO = "Match bis {0}"
NEXT_GAME = "Nächstes Spiel"
NEW_MATCH = "Neues Match"
LOOK_AT_TABLE = "Tisch ansehen"
ENDLESS = "Das Spiel endet nach {} Zügen. {MENU}: zurücknehmen oder aufgeben"
GOES_ROUND = "Zweimal durch den Talon und nichts gespielt. {MENU}: aufgeben"
PATIENCE_SOLVED = "Aufgegangen!"
GIVEN_UP = "Aufgegeben"
ALL_UP = "Alle 52 Karten liegen oben."
CARDS_UP = "{0} von 52 Karten liegen oben."
DEAL_IN_MOVES = "Blatt {0}, in {1} Zügen"
NEXT_DEAL = "Nächstes Blatt"
DEAL_AGAIN = "Blatt noch mal"
OTHER_SEAT = "Mit Platztausch"
HARD_GAME = "Schweres Spiel? Versuch: {0}"
EITHER_OR = "{0} oder {1}"

# Screens: a game looked at again when it is over
REVIEW = "Rückschau"
REVIEW_LAST = "Letztes Spiel ansehen"
REVIEW_GOES = "Rückschau: {0} %"
AHEAD = ("Du vorn", "Gegner vorn", "Andere vorn")
SOMEBODY_AHEAD = "{0} vorn"
TURNS = "Runden"
COST_GAME = "kostete das Spiel"
COST_BOTH = "kostete {0} und die Runde"
COST_TURN = "kostete die Runde"
COST_CARDS = "kostete {0}"
COST_LITTLE = "kostete weniger als eine Karte"
REVIEW_CLEAN = "Keine deiner Entscheidungen kostete eine Karte."
REVIEW_CLEAN_BRIEF = "Nichts verloren"
AHEAD_FOR = "{0} nach Runde {2} bis {3}, höchstens um {1}"
AHEAD_ONCE = "{0} nach Runde {2}, um {1}"
REVIEW_READ = "Enter: diese Runden ansehen. back: zurück"
TURN_OF_COST = "Runde {0}: {1}"
GRAPH = "Zur Kurve"
NEXT_DECISION = "Die nächste Entscheidung"
TRY_AGAIN = "Noch mal versuchen"
PLAY_ON = "Spiel von hier weiter. Nichts wird gesichert"
NOT_KEPT = "Nichts davon wird gesichert."
TO_REVIEW = "Zur Rückschau"
LOOK_AT_ONE = "{0}: {1} ansehen"
LOOK_AT_ALL = "{0}: 1-{1} ansehen"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: zurück"
TURN_NUMBER = "{0}, Runde {1}:"
BETTER = "Besser: {0}: {1}"
BETTER_BY = "{2} besser: {0}: {1}"
WORTH_THE_GAME = "Das entschied das Spiel: {0}: {1}"
BETTER_GOES_ON = "Und dann:"

# Screens: for everyone's eyes and hands
EYES_AND_HANDS = "Augen und Hände"
FELT = "Filz"
FELT_VALUES = ("grün", "dunkel", "hell")
PICTURE = "Bild"
PICTURE_VALUES = ("hell auf dunkel", "dunkel auf hell")
SUIT_COLOURS = "Farben"
SUIT_COLOURS_VALUES = ("zwei", "vier")
SUIT_COLOURS_ABOUT = "Mit vier ist Karo orange und Kreuz blau; sie zählen weiter als Rot und Schwarz."
MARKS = "Kartenzeichen"
MARKS_VALUES = ("normal", "groß")
LEFT_HANDED = "Linkshändig"
LEFT_HANDED_VALUES = ("nein", "ja")
LEFT_HANDED_ABOUT = "Der Tisch ist gespiegelt, und wenn möglich auch die Tasten: Die Spielregeln nennen sie."

# Screens: a duplicate match, the deal of the day
MATCH = "Match"
MATCH_VALUES = ("Normal", "Doppelt")
MATCH_ABOUT = (
    "Normal: Jedes Spiel hat seine eigenen Karten.",
    "Doppelt: Jedes Blatt wird zweimal gespielt, dann mit getauschten Plätzen. Nur die Differenz zählt, nicht das "
    "Glück.",
)
FIRST_OF_TWO = "Dieselben Karten kommen noch einmal, mit getauschten Plätzen."
FROM_OTHER_SEAT = "Im Hinspiel"
BOTH_SEATS = "Beide Spiele"
SAME_CARDS = "Dieselben Karten, vom anderen Platz"
DEAL_OF_THE_DAY = "Blatt des Tages: {0}"

# Screens: records
RECORDS = "Statistik"
NO_RECORDS = "Noch ist kein Spiel zu Ende."
RECORDS_PAGE = "Seite"
RECORDS_OF = "{0}, {1}"
PLAYED = "Spiele"
WON_LOST = "Siege, Niederlagen"
DRAWN_ABANDONED = "Remis, aufgegeben"
SOLVED_GIVEN_UP = "Gelöst, aufgegeben"
BEST_SCORE = "Beste Punkte"
SHORTEST_WIN = "Kürzester Sieg"
MOVES = "{0} Züge"
STREAKS = "Siege in Folge"
STREAK_OF = "{0} (höchstens {1})"
UNHELPED = "Ohne Hilfe"
WON_OF = "{0} von {1} Spielen"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Löschen"
FORGET = "Statistik löschen"
FORGET_COSTS = "Die Statistik aller Spiele wird gelöscht."
RECORDS_NOT_KEPT = "Statistik nicht zu sichern"
PERSON = "Person {0}"
A_PERSON = "ein Mensch"
TWO_PERSONS = "zwei Menschen"
PERSONS_ABOUT = "Zwei Menschen geben ein Gerät hin und her. Der Computer spielt nicht mit."
THREE_PERSONS_ABOUT = "Drei Menschen geben ein Gerät weiter. Der Computer spielt nicht mit."
NAMES_ROW = "Namen"
NAMES_ABOUT = "Eure Namen: je bis zu acht Buchstaben. Sie werden gesichert."
NO_NAME = "kein Name"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: den Namen eingeben, Buchstabe für Buchstabe."
HOW_TO_SET_LETTERS = "{0}: Buchstabe ändern   {1}: weiter; bei _: fertig"
LOADED_BOTH = "{0} hat angehängt: deiner Reserve {1}, deiner Ablage {2}."
LOADED_RESERVE = ("{0} hat deiner Reserve 1 Karte angehängt.", "{0} hat deiner Reserve {1} Karten angehängt.")
LOADED_WASTE = ("{0} hat deiner Ablage 1 Karte angehängt.", "{0} hat deiner Ablage {1} Karten angehängt.")
MADE_MOVES = ("{0} hat 1 Zug gemacht.", "{0} hat {1} Züge gemacht.")
PASS_ON = "Gib das Gerät an {0}."
OR_STOP = "War etwas falsch? Rufe „Stopp!“"
BEGINS_GAME = "{0} beginnt"
TURN_OR_STOP = "{0}, oder „Stopp!“"
STOP_BY_ANYBODY = "Stopp!"
ABANDON_PERSON = "{0} gibt auf, {1} punktet."
ABANDON_PERSONS = "{0} gibt auf, {1} ist als Nächstes dran und gewinnt."
PERSON_GIVES_UP = "{0} gibt auf."
HAND_OVER = "Übergabe"
HAND_OVER_ABOUT = "Zwischen den Runden sind die Karten verdeckt, bis der Nächste das Gerät hat."
TURNED_ROUND = "Bild drehen"
TURNED_ROUND_ABOUT = "Das Bild dreht sich zum Gegenüber, wenn zwei Menschen an einem Gerät spielen."
RECORDS_OF_PERSONS = "Menschen"
NO_PERSONS = "Eine Patience spielst du allein"

# Screens: calling stop
CALL = "Stopp! Was war falsch?"
CALL_BRIEF = "Was war falsch?"
OFFENCES = ("Familie zuerst", "Reserve zuerst", "Lücke zuerst", "Passt nicht", "Nicht spielbar, sonstiges")
CALL_NOTHING = "Nichts: weiter"
CALL_COSTS = "Ein falsches „Stopp!“ kostet nichts."
OTHER_MOVES = "Andere Züge"
EARLIER_AND_LATER = "{LR}: Züge davor und danach"

# Screens: about the game
ABOUT = "Info"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Freie Software, MIT-Lizenz"

# Screens: help
PAGE_FOOT = "{0} von {1}   {LR}: blättern   {2}: zurück"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: mehr   {2}: zurück"
ONE_PAGE_FOOT = "{2}: zurück"
PAGE_NUMBER = "{0}/{1}"
DIRECTIONS = {"stick": "Stick", "cross": "Steuerkreuz", "arrows": "Links und rechts"}
TWO_KEYS = "{0} und {1}"
KEY_HELD = "{0} lang"
STICK_PRESSED = "Stick gedrückt"

NO_CARDS = "Keine Karten"
CARDS = ("1 Karte", "{0} Karten")
GAME_WITH_OPTIONS = ("{0}, 1 Variante", "{0}, {1} Varianten")
BOTH_SCORE = ("Du und {0} bekommen", "{0} und {1} bekommen")

# Screens: lessons
LEARN = "Lernen"
LEARN_AIM = (
    (
        "Das Ziel",
        "Du gewinnst, wenn du drei Stapel zuerst los bist: Reserve, Talon und Ablage. Deine liegen unten, die des "
        "Gegners oben.",
        "Alles dazwischen gehört euch beiden: die Familien, in der Farbe vom Ass aufwärts, und die Häuser, in Rot "
        "und Schwarz abwärts.",
        "Anhängen: Eine Karte darf auch auf Reserve oder Ablage des Gegners, wenn sie dort in der Farbe passt und "
        "um eins höher oder niedriger ist. Dann muss er eine mehr loswerden.",
    ),
)
LESSON_DONE_ROW = "{0}, fertig"
LESSON_RIGHT = "Richtig!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Rufe „Stopp!“: {STOP}. Wähle: {0}"
TURN_BY_OK = "anwählen, {0}"
STOP_BY_MENU = "im Menü"
BY_TOUCH = {"OK": "Tippen", "BACK": "Daneben tippen", "TURN": "antippen", "STEPS": "Tippen", "LR": "Tippen"}
LESSON_SHOW = "Vormachen"
LESSON_AGAIN = "Noch einmal"
LESSON_LEAVE = "Alle Lektionen"
LESSON_DONE = "Gut gemacht!"
LESSON_NEXT = "Nächste Lektion"
FIRST_START = "Neu? {OK}: erste Lektion"
LESSONS = {
    "houses": (
        "Auf Häuser bauen",
        "Abwärts, Rot auf Schwarz.",
        "Eins niedriger und in der anderen Farbe: Mehr ist es nicht, und die Häuser gehören beiden.",
    ),
    "foundations": (
        "Familien",
        "Asse beginnen sie, und was passt, muss hoch.",
        "Vom Ass bis zum König, in einer Farbe. Eine Karte, die auf eine Familie passt, kommt vor allem anderen "
        "dorthin.",
    ),
    "reserve": (
        "Reserve zuerst",
        "Wenn zwei Karten hoch können.",
        "Können zwei Karten hoch, dann zuerst die der Reserve. Kein Fehler wird öfter gestoppt.",
    ),
    "spaces": (
        "Lücken",
        "Ein leeres Haus, und was es füllt.",
        "Mach Lücken und fülle sie aus deiner Reserve: So bist du sie vor dem Gegner los.",
    ),
    "turning": (
        "Aufdecken",
        "Der Talon, und was eine Runde beendet.",
        "Deine Runde geht weiter, solange aufgedeckte Karten passen. Die erste, die du ablegst, beendet sie.",
    ),
    "loading": (
        "Anhängen",
        "Deine Karten für den Gegner.",
        "Eins höher oder niedriger, in derselben Farbe, auf Gegners Ablage oder Reserve. In der Reserve zählt sie "
        "zwei.",
    ),
    "turned_over": (
        "Die Ablage umgedreht",
        "Ein neuer Talon, den du schon kennst.",
        "Die umgedrehte Ablage kommt, wie du sie hingelegt hast. Merk sie dir, dann kannst du planen.",
    ),
    "endgame": (
        "Das Endspiel",
        "Lücken für die letzten Karten.",
        "Zähle deine Karten und Lücken, bevor du aufdeckst. Die letzte Karte gewinnt das Spiel.",
    ),
    "one_pack": (
        "Ein Paket",
        "Folgen, wie man sie verbindet, Lücken.",
        "Eine Farbe, auf oder ab, über König und Ass hinweg. Verbinde Folgen, fülle Lücken aus der Ablage.",
    ),
    "stop_play": (
        "Stopp-Spiel",
        "Fehler, und wie du sie stoppst.",
        "Im Stopp-Spiel geht alles: Achte auf deine Familien, und sieh dem Gegner auf die Finger.",
    ),
    "foster_two": (
        "Foster, zwei Pakete",
        "Zum Ansehen, vor und zurück, wie 1922 gedruckt.",
        "Anhängen, Lücken für ganze Folgen, eine Reserve in einer Runde weg: alles aus Fosters eigener Partie.",
    ),
    "foster_one": (
        "Foster, ein Paket",
        "Zum Ansehen: wie verloren wurde, und wie man gewonnen hätte.",
        "Folgen verbinden und Karten darunterbringen: die Kunst des Spiels mit einem Paket.",
    ),
}

# Screens: puzzles
PUZZLES = "Rätsel"
PUZZLE = "Rätsel {0}"
PUZZLE_NEXT = "Offenes Rätsel"
PUZZLE_GRADES = ("Leicht", "Mittel", "Schwer")
PUZZLE_SOLVED_OF = "{0} von {1}"
PUZZLES_ABOUT = "Je eine Runde, mit den Karten, die du siehst."
PUZZLE_AIMS = (
    "spiel {0} von der Reserve",
    "spiel {0} vom Talon",
    "gewinne in dieser Runde",
)
PUZZLE_COUNTS = (
    ("sorg für eine Lücke", "sorg für {0} Lücken"),
    ("häng eine Karte an", "häng {0} Karten an"),
    ("spiel eine Ablagekarte", "spiel {0} Ablagekarten"),
)
PUZZLE_AND = "{0} und {1}"
PUZZLE_HINT = "Nächster Zug"
PUZZLE_WAY = "Lösung zeigen"
PUZZLE_AGAIN = "Noch einmal"
PUZZLE_LEAVE = "Alle Rätsel"
PUZZLE_SOLVED = "Gelöst!"
PUZZLE_MISSED = "Noch nicht"
PUZZLE_SHORT = (
    "{0} von der Reserve wurde nicht gespielt.",
    "{0} vom Talon wurde nicht gespielt.",
    "Das Spiel wurde nicht gewonnen.",
    "{0} von {1} Lücken.",
    "{0} von {1} Karten angehängt.",
    "{0} von {1} Ablagekarten gespielt.",
)
PUZZLE_MOVES = ("In 1 Zug.", "In {0} Zügen.")
PUZZLE_FEWEST = ("In {0} Zügen; 1 genügt.", "In {0} Zügen; {1} genügen.")
PUZZLE_OFF_THE_WAY = "Die bekannte Lösung beginnt anders: Nimm zurück oder fang neu an"
WAY_BRINGS = "{0}: {1}"
WAY_MOVES = ("1 Zug", "{0} Züge")
WAY_RESERVE = ("spielt die Reservekarte", "spielt {0} Reservekarten")
WAY_RESERVE_EMPTY = ("leert die Reserve", "leert die Reserve")
WAY_CARD = "spielt {0}"
WAY_SPACES = ("macht eine Lücke", "macht {0} Lücken")
WAY_LOADS = ("hängt eine Karte an", "hängt {0} Karten an")
WAY_UP = ("bringt eine Karte hoch", "bringt {0} Karten hoch")
WAY_WASTE = ("eine Ablagekarte weniger", "{0} Ablagekarten weniger")
WAY_WINS = "gewinnt"

NOT_READ = (
    (
        "Die letzte Sicherung war beschädigt: Es gilt die davor",
        "Das gesicherte Spiel war beschädigt und liegt beiseite",
        "Das gesicherte Spiel ist aus einer anderen Version und liegt beiseite",
        "Stromausfall beim Sichern: Das gesicherte Spiel ist verloren",
    ),
    (
        "Die Optionen waren beschädigt: Es gelten die vorigen",
        "Die Optionen waren beschädigt und sind zurückgesetzt",
        "Die Optionen sind aus einer anderen Version und sind zurückgesetzt",
        "",
    ),
    (
        "Der Lernstand war beschädigt: Es gilt der vorige",
        "Der Lernstand war beschädigt und ist zurückgesetzt",
        "Der Lernstand ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
    (
        "Die Statistik war beschädigt: Es gilt die vorige",
        "Die Statistik war beschädigt und liegt beiseite",
        "Die Statistik ist aus einer anderen Version und liegt beiseite",
        "",
    ),
    (
        "Der Stand der Rätsel war beschädigt: Es gilt der vorige",
        "Der Stand der Rätsel war beschädigt und ist zurückgesetzt",
        "Der Stand der Rätsel ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
)
GAME_NOT_SAVED = "Spiel nicht zu sichern: kein Platz oder schreibgeschützt"
BATTERY_LOW = "Der Akku ist fast leer: {0} %. Das Spiel ist gesichert"
SETTINGS_NOT_SAVED = "Optionen sind nicht zu sichern"
LESSONS_NOT_SAVED = "Dein Lernstand ist nicht zu sichern"
NO_GAMES_TEXT = "Das ist nicht der Text eines Spiels"
LINK_NOT_YES = "Im Link kann {0} nur yes sein"
LINK_NOT_ALONE = "Nach diesen Regeln kann niemand allein beide Seiten spielen"
LINK_NOT_DUPLICATE = "Ein doppeltes Match gibt es nur zu zweit, du gegen den Gegner"
LINK_NO_STOP = "Diese Regeln haben kein Stopp-Spiel, oder niemand könnte rufen"
LINK_NOT_BEGINS = "Im Link muss begins eins sein von: you opponent other"
LINK_OTHER_RULES = "Die Regeln im Link passen nicht zu seiner Stellung"
LINK_NO_PUZZLE = "Im Link muss puzzle eine Zahl von 1 bis {0} sein"
LINK_PUZZLE_ALONE = "Ein Link zu einem Rätsel kann kein Spiel nennen"
LINK_OVER = "In der Stellung des Links ist kein Zug möglich"
GAMES_TEXT_DAMAGED = "Der Text des Spiels ist beschädigt oder aus einer anderen Version"

# The table: cards, players and places
RUN = "{0} Karten {1}-{2}"
WHOLE_RUN = "ganze Folge {0}-{1}"
PILES = (
    ("deine Reserve", "dein Talon", "deine Ablage"),
    ("Gegners Reserve", "Gegners Talon", "Gegners Ablage"),
    ("Reserve links", "Talon links", "Ablage links"),
    ("Reserve rechts", "Talon rechts", "Ablage rechts"),
    ("Reserve von A", "Talon von A", "Ablage von A"),
    ("Reserve von B", "Talon von B", "Ablage von B"),
    ("Reserve von C", "Talon von C", "Ablage von C"),
    ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
)
PILES_OF_MOVER = ("Reserve", "Talon", "Ablage")
SHOWING = "Talon"
HOUSE = "Haus {0}"
SPACE = "Lücke {0}"
FOUNDATION = "Familie"

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: beendet die Runde"
MUST = "Spiel {0} auf die Familie"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: {1} Plätze"
CARD_TO = "{0}: {1}"
OR = " oder "
TURN_UP_OR_PASS = "Talon: aufdecken oder passen"
PASS = "Passen"
PASS_ENDS = "Passen: beendet die Runde"
HAND_TURNS_UP = "Talon: deckt eine Karte auf"
TURN_UP = "Vom Talon aufdecken"
LAY_ON_WASTE = "Eine Talonkarte auf die Ablage legen"
TURN_OVER = "Ablage umdrehen"
TURN_OVER_AND_UP = "Ablage umdrehen und aufdecken"
TURN_UP_RESERVE = "Deine Reserve aufdecken"

# The table: what an opponent does
THEY_TURN_UP = "{0} deckt auf"
THEY_PASS = "{0} passt"
THEY_TURN_UP_RESERVE = "{0} deckt die Reserve auf"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Geg. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} überlegt"

# The table: headings
TURN_OF = (
    "Du bist dran",
    "Gegner ist dran",
    "Links ist dran",
    "Rechts ist dran",
    "A ist dran",
    "B ist dran",
    "C ist dran",
    "{0} ist dran",
)
THE_END = "Ende"
OK_PLAYS = "{OK}: spielen"
OK_TRIES = "{OK}: versuchen"
STEPS_CHOOSE = "{STEPS}: wählen"
YOU_MAY = "Spielbar"
YOUR_TURN_OR_STOP = "Du, oder „Stopp!“"
LOOK = "Ansehen"
NO_LAST_TURN = "Noch hat kein anderer gezogen"
STEP_OF = "{0} von {1}"

# The table: notes
GAME_OVER = "Das Spiel ist zu Ende"
GAME_OVER_SCORE = "Das Spiel ist zu Ende. {OK}: Ergebnis"
OPPONENT_PLAYS = "Dein Gegner spielt. {OK}: schneller"
SKIP_TURN = "{OK}: bis du dran bist"
TAKEN_BACK = "Zurückgenommen"
NOTHING_TO_STOP = "Nichts zu stoppen: Verbotene Züge gehen hier nicht"
COULD_BE_PLAYED = "{0} passt noch wohin. Ablegen und Runde beenden: noch mal {TURN}"
MOVES_LEFT = "Noch sind Züge möglich. Passen: noch mal {TURN}"
ONLY_PLACE = "Das ist der einzige Platz. {OK}: spielen. {BACK}: zurücklegen"
NOTHING_ELSE = "Keine andere Karte lässt sich spielen"
ALL_GOES_UP = "Alle deine Karten können hoch. {OK}: los"
ALL_RUN_UP = "Keine Karte liegt mehr verdeckt. {OK}: alle gehen von selbst hoch"
NO_MOVE_GIVE_UP = "Kein Zug mehr möglich. Noch mal {OK}: aufgeben. {MENU}: zurücknehmen"
NO_MOVE = "Kein Zug mehr möglich. {OK}: aufgeben"
PILE_LOOK = "{0}, {1} Karten. {OK}: ausbreiten. {BACK}: zurück"
PILE_SPREAD = "{0}: {1} Karten, die letzte liegt oben"
HELD_MARK = "fest"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK}: weiter"

# The table: hints
LOOKING_FOR_HINT = "Ein guter Zug wird gesucht"
HINT_GIVES_UP = "Tipp: Das führt zu nichts. Nimm zurück oder gib auf"
HINT_SAYS = "Tipp: {0}: {1}"
REASONS = (
    "nichts ist besser",
    "es ist Pflicht",
    "bringt eine Karte hoch",
    "eine Reservekarte weniger",
    "hängt Gegners Reserve eine an",
    "hängt Gegners Ablage eine an",
    "macht eine Lücke",
    "deckt eine Karte auf",
    "{0} wird frei und kann hoch",
    "{0} frei für deine Reserve",
    "{0} frei für deine Karte",
    "{0} frei zum Anhängen",
    "bereitet eine Lücke vor",
    "sperrt Gegners Reserve",
    "ein Platz für deine Reserve",
    "ein Platz für deine Karte",
    "eine Karte weniger für dich",
    "füllt die Lücke",
    "um eine neue Karte zu sehen",
    "um eine neue Karte zu sehen",
    "sie passt nirgends",
    "sonst geht nichts mehr",
)
REASON_CARD_UP = "bringt eine Karte hoch"
REASON_THEN = "ein späterer Zug: {0}"

# The table: what is refused, and why
RESERVE_FIRST = "Reserve zuerst: Spiel {0} hoch"
RESERVE_FIRST_FROM = "Reserve zuerst: Spiel {0} ({1}) hoch"
FOUNDATION_FIRST = "Familie zuerst: Spiel {0} hoch"
FOUNDATION_FIRST_FROM = "Familie zuerst: Spiel {0} ({1}) hoch"
SPACE_FIRST_RESERVE = "Lücke zuerst: Fülle Lücke {0} aus deiner Reserve"
SPACE_FIRST_WASTE = "Lücke zuerst: Fülle Lücke {0} aus deiner Ablage"
NO_CARD_TO_TURN_UP = "Es gibt keine Karte aufzudecken"
RESERVE_GOES_FIRST = "Deine Reserve geht vor: {0}"
HOUSE_GOES_FIRST = "Eine Karte, die auf ein Haus passt, geht vor: {0}"
THIRD_RUN = "Dritter Durchgang: Passendes muss gespielt werden: {0}"
LOAD_FIRST = "Häng zuerst an: {0}"
TURN_UP_RESERVE_FIRST = "Decke erst deine Reserve auf"
RELEASE_FIRST = "Mach erst die Karte frei, die hoch kann: {0}"
UNCOVER_FIRST = "Räum erst die verdeckten Karten frei: {0}"
MAKE_SPACE_FIRST = "Mach erst eine Lücke: Ein Haus lässt sich leeren"
COMES_FIRST = "Ein anderer Zug geht vor: {0}"
SEEN_HAND = "Kein Zurück: Eine Karte wurde aufgedeckt"
SEEN_RESERVE = "Kein Zurück: Eine Reservekarte wurde aufgedeckt"
SEEN_HOUSE = "Kein Zurück: Eine Karte wurde aufgedeckt"
NOTHING_TO_TAKE_BACK = "In dieser Runde ist nichts zurückzunehmen"

# The table: stop play
NOTHING_TO_CALL = "Nichts zu stoppen: Rufe, bevor du eine Karte berührst"
NOT_SO = "Stimmt nicht. Ein falsches „Stopp!“ kostet nichts"
OVER_BUT_STOP = "Das Spiel ist zu Ende. War etwas falsch? Rufe „Stopp!“ {OK}: Ergebnis"
CARD_SHOWING = "{0} aufgedeckt"
WHERE_TO = "{0}: wohin? {OK}: zurücklegen"
STOPS = (
    "Du: Stopp!",
    "Gegner: Stopp!",
    "Links: Stopp!",
    "Rechts: Stopp!",
    "A: Stopp!",
    "B: Stopp!",
    "C: Stopp!",
    "{0}: Stopp!",
)
COULD_GO_UP_RESERVE = "{0} konnte hoch: Reserve zuerst"
COULD_GO_UP_FOUNDATION = "{0} konnte hoch: Familie zuerst"
MUST_FILL_SPACE = "{0} musste erst Lücke {1} füllen"
NO_FIT_FOUNDATION = "{0} passt auf keine Familie: {1}"
MAY_NOT_GO = "{0} \6 {1} geht nicht: {2}"
NEEDS_BLACK = "braucht {0} in Schwarz"
NEEDS_RED = "braucht {0} in Rot"
NEEDS_SPACE = "braucht eine Lücke"
NEEDS_ONE = "braucht {0}"
NEEDS_EITHER = "braucht {0} oder {1}"
KINGS_TO_SPACES = "in eine Lücke darf nur {0}"
CHANGES_NOTHING = "das ändert nichts"
ONLY_TURNED_UP = "nur eine aufgedeckte darf hin"
NO_CARD_THERE = "dort liegt keine Karte"
FACE_DOWN_THERE = "die Karte dort ist verdeckt"
HOUSE_IS_COMPLETE = "dieses Haus ist voll"
NOT_IN_THESE_RULES = "diese Regeln erlauben es nicht"
HAS_NO_PLACE = "{0} hat jetzt keinen Platz: {1}"
ALREADY_TURNED_UP = "Eine Karte ist schon aufgedeckt"
CARDS_LEFT_IN_HAND = "Im Talon sind noch Karten aufzudecken"
RESERVE_HELD = "Deine Reserve liegt fest, bis die Karte gespielt ist"
RESERVE_STAYS_DOWN = "Deine Reserve bleibt jetzt verdeckt"
NOT_PLAYED_FROM = "{0}: daraus wird nicht gespielt"
CANNOT_MOVE = "Diese Karte kann nicht ziehen"
TURN_IS_OVER = (
    "deine Runde endet",
    "du bist dran",
    "die Runde von Links endet",
    "die Runde von Rechts endet",
    "die Runde von A endet",
    "die Runde von B endet",
    "die Runde von C endet",
    "die Runde von {0} endet",
)
IT_DOES_NOW = "{0}. Nun tut sie es, und {1}."
GOES_UP_NOW = "{0}. Sie geht jetzt hoch, und {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters
SHORT_OVER = "Spiel zu Ende"
SHORT_NO_MOVE = "Kein Zug. {OK}: Ende"
SHORT_TURN_UP_OR_PASS = "Aufdecken, passen"
SHORT_OPPONENT = "Gegner"
SHORT_THINKS = ("Gegner denkt", "Gegner denkt.", "Gegner denkt..", "Gegner denkt...")
SHORT_THEY_TURN_UP = "Geg. deckt auf"
SHORT_THEY_PASS = "Gegner passt"
SHORT_THEY_MOVE = "Geg. {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} passt: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: Ende"
SHORT_IN_HOUSES = ("Haus {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} passt! {TURN}: Ende", "Passt! {TURN}: Ende")
SHORT_MOVES_LEFT = "Noch {TURN}: passen"
SHORT_WHERE_TO = "{0}: wohin?"
SHORT_MUST = "Spiel {0}"
SHORT_PASS = "Passen"
SHORT_TURN_UP = "Aufdecken"
SHORT_TURN_OVER = ("Ablage umdrehen", "A umdrehen")
SHORT_TURN_UP_RESERVE = ("Reserve aufdecken", "R aufdecken")
SHORT_RUN = "{0} Karten \6 {1}"
SHORT_FOUNDATION = ("Familie", "hoch")
SHORT_WASTE = ("Ablage", "A")
SHORT_WASTE_ENDS = ("Ablage, Ende", "A, Ende")
SHORT_TO = (
    (
        ("deine Res.", "deine Abl."),
        ("Geg. Res.", "Geg. Abl."),
        ("Res. links", "Abl. links"),
        ("Res. rechts", "Abl. rechts"),
        ("Res. von A", "Abl. von A"),
        ("Res. von B", "Abl. von B"),
        ("Res. von C", "Abl. von C"),
        ("Res. von {0}", "Abl. von {0}"),
    ),
    (
        ("dein R", "dein A"),
        ("Geg. R", "Geg. A"),
        ("R links", "A links"),
        ("R rechts", "A rechts"),
        ("R von A", "A von A"),
        ("R von B", "A von B"),
        ("R von C", "A von C"),
        ("{0}: R", "{0}: A"),
    ),
)
SHORT_PILES = (
    (
        ("Deine Reserve", "Dein Talon", "Deine Ablage"),
        ("Geg. Reserve", "Geg. Talon", "Geg. Ablage"),
        ("Reserve links", "Talon links", "Ablage links"),
        ("Reserve rechts", "Talon rechts", "Ablage rechts"),
        ("Reserve von A", "Talon von A", "Ablage von A"),
        ("Reserve von B", "Talon von B", "Ablage von B"),
        ("Reserve von C", "Talon von C", "Ablage von C"),
        ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
    ),
    (
        ("Dein R", "Dein T", "Dein A"),
        ("Geg. R", "Geg. T", "Geg. A"),
        ("R links", "T links", "A links"),
        ("R rechts", "T rechts", "A rechts"),
        ("R von A", "T von A", "A von A"),
        ("R von B", "T von B", "A von B"),
        ("R von C", "T von C", "A von C"),
        ("{0}: R", "{0}: T", "{0}: A"),
    ),
)
SHORT_HOUSE = "Haus {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
CAPTIONS = "RTA"  # reserve, hand, waste, beside the piles
PILE_NAMES = ("Res.", "Talon", "Ablage")

# The table: what the others did before your turn opens
OPENING_BOTH = (
    "Dein Gegner hat angehängt: deiner Reserve {0}, deiner Ablage {1}.",
    "Deine Gegner haben angehängt: deiner Reserve {0}, deiner Ablage {1}.",
)
OPENING_RESERVE = (
    ("Dein Gegner hat deiner Reserve 1 Karte angehängt.", "Dein Gegner hat deiner Reserve {0} Karten angehängt."),
    ("Deine Gegner haben deiner Reserve 1 Karte angehängt.", "Deine Gegner haben deiner Reserve {0} Karten angehängt."),
)
OPENING_WASTE = (
    ("Dein Gegner hat deiner Ablage 1 Karte angehängt.", "Dein Gegner hat deiner Ablage {0} Karten angehängt."),
    ("Deine Gegner haben deiner Ablage 1 Karte angehängt.", "Deine Gegner haben deiner Ablage {0} Karten angehängt."),
)
OPENING_SUMMARY = ("Gegner: {0}.", "Gegner: {0}.")
SUMMARY_MOVES = ("1 Zug", "{0} Züge")
SUMMARY_UP = "{0} hoch"
SUMMARY_RESERVE = "{0} an deine Reserve"
SUMMARY_WASTE = "{0} an deine Ablage"
REPLAY = "{0}: ansehen."
BRIEF_BOTH = "Gegner: R +{0}, A +{1}"
BRIEF_RESERVE = "Gegner: R +{0}"
BRIEF_WASTE = "Gegner: A +{0}"
BRIEF_MOVES = ("Geg. zog 1-mal", "Geg. zog {0}-mal")
