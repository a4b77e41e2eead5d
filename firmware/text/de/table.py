"""What is said in German at the table, in every game."""

FORMS = ((1, 1, 0),)

NAME_AND_TEXT = "{0}: {1}"
PEOPLE = {"you": "Du", "opponent": "Gegner", "left": "Links", "right": "Rechts", "side": "Seite {0}", "named": "{0}"}
UNNAMED_PLAYER = "Person {0}"
NO_CARDS = "Keine Karten"
CARDS = ("1 Karte", "{0} Karten")
SEQUENCE = "{0} Karten {1}-{2}"
WHOLE_SEQUENCE = "ganze Folge {0}-{1}"
PILES = {
    "you": ("deine Reserve", "dein Talon", "deine Ablage"),
    "opponent": ("Reserve des Gegners", "Talon des Gegners", "Ablage des Gegners"),
    "left": ("Reserve links", "Talon links", "Ablage links"),
    "right": ("Reserve rechts", "Talon rechts", "Ablage rechts"),
    "side": ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
    "named": ("Reserve von {0}", "Talon von {0}", "Ablage von {0}"),
}
PILES_OF_MOVER = ("Reserve", "Talon", "Ablage")
SHOWING = "Talon"
HOUSE = "Haus {0}"
SPACE = "Lücke {0}"
FOUNDATION = "Familie"
CAPTIONS = "RTA"
PILE_NAMES = ("Reserve", "Talon", "Ablage", "Karte")

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

THEY_TURN_UP = "{0} deckt auf"
THEY_PASS = "{0} passt"
THEY_TURN_UP_RESERVE = "{0} deckt die Reserve auf"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Geg. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} überlegt"

TURN_OF = {
    "you": "Du bist dran", "opponent": "Gegner ist dran", "left": "Links ist dran", "right": "Rechts ist dran",
    "side": "{0} ist dran", "named": "{0} ist dran",
}
END_HEADING = "Ende"
OK_PLAYS = "{OK}: spielen"
YOU_MAY = "Spielbar"
LOOK = "Ansehen"
NO_LAST_TURN = "Noch hat kein anderer gezogen"
STEP_OF = "{0} von {1}"
SHORT_STEP = "{0}/{1}"

GAME_OVER = "Das Spiel ist zu Ende"
GAME_OVER_SCORE = "Das Spiel ist zu Ende. {OK}: Ergebnis"
OPPONENT_PLAYS = "Dein Gegner spielt. {OK}: schneller"
WATCHING = "Du schaust zu. {OK}: schneller"
SKIP_TURN = "{OK}: bis du dran bist"
MOVE_UNDONE = "Zurückgenommen"
NOTHING_TO_STOP = "Nichts zu stoppen: Verbotene Züge gehen hier nicht"
COULD_BE_PLAYED = "{0} passt noch. Trotzdem ablegen und Runde beenden: noch mal {TURN}"
FITS_NOWHERE = "{0} passt nirgends. Ablegen und Runde beenden: {TURN}"
MOVES_LEFT = "Noch sind Züge möglich. Passen: noch mal {TURN}"
ONLY_PLACE = "Das ist der einzige Platz. {OK}: spielen. {BACK}: zurücklegen"
OFFER_ALL_UP = "Alle deine Karten können hoch. {OK}: los"
OFFER_AUTO_FINISH = "Keine Karte liegt mehr verdeckt. {OK}: alle gehen von selbst hoch"
NO_MOVE_RESIGN = "Kein Zug mehr möglich. Noch mal {OK}: aufgeben. {MENU}: zurücknehmen"
NO_MOVE = "Kein Zug mehr möglich. {OK}: aufgeben"
LOCKED_MARK = "fest"
OK_CONTINUES = "{OK}: weiter"
MOVE_LIMIT = "Das Spiel endet nach {} Zügen. {MENU}: zurücknehmen oder aufgeben"
NO_PROGRESS = "Zweimal durch den Talon und nichts gespielt. {MENU}: aufgeben"
DEAL_OF_THE_DAY = "Blatt des Tages: {0}"
PRACTICE = "Übung: zählt nicht für die Statistik"

SUMMARY = {"opponent": "Der Gegner hat {0}.", "opponents": "Die Gegner haben {0}.", "named": "{1} hat {0}."}
SUMMARY_MOVES = ("1 Zug gemacht", "{0} Züge gemacht")
SUMMARY_LOADED = "dir {0} angehängt"
SUMMARY_RESERVE = "{0} an deine Reserve gehängt"
SUMMARY_WASTE = "{0} an deine Ablage gehängt"
SUMMARY_UP = "{0} hochgelegt"
SUMMARY_DISCARDED = "{0} abgelegt"
AND_LAST = "{0} und {1}"
REPLAY = "{SEE}: ansehen."
SHORT_REPLAY = "{0}. {SEE}: sehen"
SUMMARY_BRIEF_BOTH = "Geg. R +{0}, A +{1}"
SUMMARY_BRIEF_RESERVE = "Deine Reserve: +{0}"
SUMMARY_BRIEF_WASTE = "Deine Ablage: +{0}"
SUMMARY_BRIEF_MOVES = ("Gegner: 1 Zug", "Gegner: {0} Züge")
