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
SAID_OF = "{0}: {1}"
SAVED_TOO_LARGE = "Das gesicherte Spiel braucht einen größeren Bildschirm."
THREE_TOO_LARGE = "Zu dritt braucht es einen größeren Bildschirm."
TOO_LARGE = "{0}: der Bildschirm ist zu klein"
NOTHING_TO_LOOK_INTO = "Noch gibt es keinen Stapel zum Durchsehen"
PEOPLE = ("Du", "Gegner", "Links", "Rechts", "Seite A", "Seite B", "Seite C", "{0}")

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

CABLE_IS = (
    "Dein Gegner ist dran",
    "Keine Antwort vom Kabel: Pause",
    "Dein Gegner ist gegangen: Pause",
    "Die Spiele weichen ab: Beginne ein neues",
    "Hier steckt kein Kabel: Pause",
)
CABLE_HEADS = ("", "Keine Antwort", "Gegner weg", "Abweichung", "Kein Kabel")
CABLE_AGAIN = "Dein Gegner ist wieder da"
ASKED_BACK = "Gefragt: Dein Gegner muss zustimmen"
NOT_TAKEN_BACK = "Dein Gegner ist dagegen"
NO_HINT = "Gegen Menschen gibt es keine Tipps"

# Screens: the result
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
ENDLESS = "Das Spiel endet nach {} Zügen. {MENU}: zurücknehmen oder aufgeben"
GOES_ROUND = "Zweimal durch den Talon und nichts gespielt. {MENU}: aufgeben"
PATIENCE_SOLVED = "Aufgegangen!"

# Screens: a game looked at again when it is over
REVIEW_GOES = "Rückschau: {0} %"

# Screens: a duplicate match, the deal of the day
DEAL_OF_THE_DAY = "Blatt des Tages: {0}"

# Screens: records
RECORDS_NOT_KEPT = "Statistik nicht zu sichern"
PERSON = "Person {0}"
TURN_OR_STOP = "{0}, oder „Stopp!“"
STOP_BY_ANYBODY = "Stopp!"
NO_PERSONS = "Eine Patience spielst du allein"

NO_CARDS = "Keine Karten"
CARDS = ("1 Karte", "{0} Karten")
GAME_WITH_OPTIONS = ("{0}, 1 Variante", "{0}, {1} Varianten")
BOTH_SCORE = ("Du und {0} bekommen", "{0} und {1} bekommen")

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
    (
        "Die Laufbahn war beschädigt: Es gilt die vorige",
        "Die Laufbahn war beschädigt und liegt beiseite",
        "Die Laufbahn ist aus einer anderen Version und liegt beiseite",
        "",
    ),
)
GAME_NOT_SAVED = "Spiel nicht zu sichern: kein Platz oder schreibgeschützt"
BATTERY_LOW = "Der Akku ist fast leer: {0} %. Das Spiel ist gesichert"
SETTINGS_NOT_SAVED = "Optionen sind nicht zu sichern"
LESSONS_NOT_SAVED = "Dein Lernstand ist nicht zu sichern"

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
FITS_NOWHERE = "{0} passt nirgends. Ablegen, Rundenende: {TURN}"
MOVES_LEFT = "Noch sind Züge möglich. Passen: noch mal {TURN}"
ONLY_PLACE = "Das ist der einzige Platz. {OK}: spielen. {BACK}: zurücklegen"
ALL_GOES_UP = "Alle deine Karten können hoch. {OK}: los"
ALL_RUN_UP = "Keine Karte liegt mehr verdeckt. {OK}: alle gehen von selbst hoch"
NO_MOVE_GIVE_UP = "Kein Zug mehr möglich. Noch mal {OK}: aufgeben. {MENU}: zurücknehmen"
NO_MOVE = "Kein Zug mehr möglich. {OK}: aufgeben"
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
PILE_NAMES = ("Res.", "Talon", "Ablage", "Karte")

# The table: what the others did before your turn opens
TOLD = ("Gegner hat {0}.", "Gegner haben {0}.", "{1} hat {0}.")
TOLD_MOVES = ("1 Zug gemacht", "{0} Züge gemacht")
TOLD_LOADED = "dir {0} angehängt"
TOLD_RESERVE = "{0} an deine Reserve gehängt"
TOLD_WASTE = "{0} an deine Ablage gehängt"
TOLD_UP = "{0} hochgelegt"
TOLD_DISCARDED = "{0} abgelegt"
AND_LAST = "{0} und {1}"
REPLAY = "{SEE}: ansehen."
BRIEF_BOTH = "Geg. R +{0}, A +{1}"
BRIEF_RESERVE = "Geg. R +{0}"
BRIEF_WASTE = "Geg. A +{0}"
BRIEF_MOVES = ("Geg.: 1 Zug", "Geg.: {0} Züge")
SHORT_REPLAY = "{0}. {SEE}: sehen"
