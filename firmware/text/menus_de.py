# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said in German away from the table: in menus, results, lessons, puzzles and reviews."""

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
HOW_TO_CHOOSE = "{0}: wählen   {1}: ändern"
MORE_LINES = "Weitere Zeilen"
LEVELS = {
    "random": "Zufall",
    "novice": "Neuling",
    "easy": "Leicht",
    "greedy": "Mittel",
    "strong": "Stark",
    "expert": "Meister",
    "adaptive": "Adaptiv",
}

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
LAST_TURN = "Vorige Runde"
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
PLAYS_FORCED_ABOUT = "Einziger Zug: wird gespielt. Karte mit nur einem Platz: ein Druck."
TEACHES = "Lernhilfe"
TEACHES_ABOUT = "Jede Regel wird einmal erklärt; nach den ersten Spielen: was zu lernen ist."
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
    "adaptive": "Adaptiv folgt deinen Ergebnissen, Stufe um Stufe, und sieht nie in die Karten.",
}
ADAPTIVE_NEAR = "jetzt etwa {0}"
ADAPTIVE_BETWEEN = "jetzt zwischen {0} und {1}"

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
CABLE_ASKS = "Dein Gegner fragt"
ASKS_BACK = "Dein Gegner möchte den letzten Zug zurücknehmen."
ASKS_BACK_FURTHER = "Dein Gegner hat {0} Züge zurückgenommen. Mitgehen?"
LET_TAKE_BACK = "Ja"
ASK_TAKE_BACK = "Um Rücknahme bitten"

# Screens: the result
STALEMATE = "Stillstand"
STALEMATE_WHY = "Kein Fortschritt: Wer am wenigsten zählt, punktet."
DRAW = "Unentschieden"
DRAW_WHY = "Zu viele Runden ohne Fortschritt."
ABANDONED = "Aufgegeben"
OPPONENT_GIVES_UP = "Dein Gegner gibt auf"
NEXT_WINS = "{0} ist als Nächster dran und gewinnt."
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
GIVEN_UP = "Aufgegeben"
ALL_UP = "Alle 52 Karten liegen oben."
CARDS_UP = "{0} von 52 Karten liegen oben."
DEAL_IN_MOVES = "Blatt {0}, in {1} Zügen"
NEXT_DEAL = "Nächstes Blatt"
DEAL_AGAIN = "Blatt noch mal"
OTHER_SEAT = "Mit Platztausch"
HARD_GAME = "Schweres Spiel? Versuch: {0}"
EITHER_OR = "{0} oder {1}"
TO_LEARN = "Was zu lernen ist"
LEARN_BETTER = "In Runde {0} war besser: {1} ({2})."
LEARN_NOTHING = "Gut gespielt! Keine deiner Entscheidungen kostete eine Karte."
TRY_IT = "Ausprobieren"

# Screens: a game looked at again when it is over
REVIEW = "Rückschau"
REVIEW_LAST = "Letztes Spiel ansehen"
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
NOT_KEPT = "Nichts davon wird gesichert."
TO_REVIEW = "Zur Rückschau"
LOOK_AT_ONE = "{0}: {1} ansehen"
LOOK_AT_ALL = "{0}: 1-{1} ansehen"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: zurück"

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
RATING = "Wertung"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Wertung, {0}"
RATING_FROM = "Aus {0} Spielen und Rätseln"
CALENDAR = "Kalender"
CALENDAR_OF = "Blatt des Tages, {0}"
DAYS_IN_A_ROW = "Tage in Folge"
DAY_MARKS = ("verloren", "mit Hilfe", "gewonnen")
MONTHS_FOOT = "{0}: Monat"
UNHELPED = "Ohne Hilfe"
WON_OF = "{0} von {1} Spielen"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Löschen"
FORGET = "Statistik löschen"
FORGET_COSTS = "Das löscht Statistik, Wertung und Kalender."
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
ABANDON_PERSON = "{0} gibt auf, {1} punktet."
ABANDON_PERSONS = "{0} gibt auf, {1} ist als Nächstes dran und gewinnt."
PERSON_GIVES_UP = "{0} gibt auf."
HAND_OVER = "Übergabe"
HAND_OVER_ABOUT = "Zwischen den Runden sind die Karten verdeckt, bis der Nächste das Gerät hat."
TURNED_ROUND = "Bild drehen"
TURNED_ROUND_ABOUT = "Das Bild dreht sich zum Gegenüber, wenn zwei Menschen an einem Gerät spielen."
RECORDS_OF_PERSONS = "Menschen"

# Screens: calling stop
CALL = "Stopp! Was war falsch?"
CALL_BRIEF = "Was war falsch?"
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

# Screens: lessons
LEARN = "Lernen"
LEARN_AIM = (
    (
        "Das Ziel",
        "Jeder hat ein eigenes Blatt. Du gewinnst, wenn du zuerst alle deine Karten los bist.",
        "Die meisten kommen in die Mitte, die euch beiden gehört. Manche dürfen auf die Stapel des Gegners: Das "
        "heißt Anhängen, und er muss eine mehr loswerden.",
        "Die Lektionen zeigen einen Stapel nach dem anderen.",
    ),
)
LESSON_DONE_ROW = "{0}, fertig"
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
PUZZLE_NEXT = "Offenes Rätsel"
PUZZLE_OF_THE_DAY = "Rätsel des Tages"
PUZZLE_GRADES = ("Leicht", "Mittel", "Schwer")
PUZZLE_SOLVED_OF = "{0} von {1}"
PUZZLES_ABOUT = "Je eine Runde, mit den Karten, die du siehst."
PUZZLE_HINT = "Nächster Zug"
PUZZLE_WAY = "Lösung zeigen"
PUZZLE_AGAIN = "Noch einmal"
PUZZLE_LEAVE = "Alle Rätsel"
PUZZLE_SOLVED = "Gelöst!"
PUZZLE_MISSED = "Noch nicht"
PUZZLE_MOVES = ("In 1 Zug.", "In {0} Zügen.")
PUZZLE_FEWEST = ("In {0} Zügen; 1 genügt.", "In {0} Zügen; {1} genügen.")

# Deals, by the number
DEAL_NUMBER = "Blatt {0}"

# Screens: a game looked at again when it is over
PLAY_ON = "Spiel von hier weiter. Nichts wird gesichert"
TURN_NUMBER = "{0}, Runde {1}:"
BETTER = "Besser: {0}: {1}"
BETTER_BY = "{2} besser: {0}: {1}"
WORTH_THE_GAME = "Das entschied das Spiel: {0}: {1}"
BETTER_GOES_ON = "Und dann:"

# Screens: records
PASS_ON = "Gib das Gerät an {0}."
OR_STOP = "War etwas falsch? Rufe „Stopp!“"
BEGINS_GAME = "{0} beginnt"

# Screens: calling stop
OFFENCES = ("Familie zuerst", "Reserve zuerst", "Lücke zuerst", "Passt nicht", "Nicht spielbar, sonstiges")

# Screens: help
DIRECTIONS = {"stick": "Stick", "cross": "Steuerkreuz", "arrows": "Links und rechts"}
TWO_KEYS = "{0} und {1}"
KEY_HELD = "{0} lang"
STICK_PRESSED = "Stick gedrückt"

# Screens: lessons
LESSON_RIGHT = "Richtig!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Rufe „Stopp!“: {STOP}. Wähle: {0}"
TURN_BY_OK = "anwählen, {0}"
STOP_BY_MENU = "im Menü"
BY_TOUCH = {
    "OK": "Tippen", "BACK": "Daneben tippen", "TURN": "antippen",
    "STEPS": "Tippen", "LR": "Tippen", "SEE": "Hier tippen",
}  # fmt: skip

# Screens: puzzles
PUZZLE = "Rätsel {0}"
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
PUZZLE_SHORT = (
    "{0} von der Reserve wurde nicht gespielt.",
    "{0} vom Talon wurde nicht gespielt.",
    "Das Spiel wurde nicht gewonnen.",
    "{0} von {1} Lücken.",
    "{0} von {1} Karten angehängt.",
    "{0} von {1} Ablagekarten gespielt.",
)
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

# The table: notes
PILE_LOOK = "{0}, {1} Karten. {OK}: ausbreiten. {BACK}: zurück"
PILE_SPREAD = "{0}: {1} Karten, die letzte liegt oben"
