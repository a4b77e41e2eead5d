"""What is said in German of a game that is over, and in the records."""

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
PATIENCE_SOLVED = "Aufgegangen!"
STALEMATE = "Stillstand"
STALEMATE_WHY = "Kein Fortschritt: Wer am wenigsten zählt, punktet."
DRAW = "Unentschieden"
DRAW_WHY = "Zu viele Runden ohne Fortschritt."
RESIGNED = "Aufgegeben"
OPPONENT_RESIGNS = "Dein Gegner gibt auf"
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
SCORE_LABELS = {"game": "Das Spiel", "forfeit": "Strafe fürs Aufgeben", "difference": "Die Differenz"}
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
NEXT_GAME = "Nächstes Spiel"
NEW_MATCH = "Neues Match"
LOOK_AT_TABLE = "Tisch ansehen"
PATIENCE_RESIGNED = "Aufgegeben"
ALL_UP = "Alle 52 Karten liegen oben."
CARDS_UP = "{0} von 52 Karten liegen oben."
DEAL_IN_MOVES = "Blatt {0}, in {1} Zügen"
NEXT_DEAL = "Nächstes Blatt"
DEAL_AGAIN = "Blatt noch mal"
OTHER_SEAT = "Mit Platztausch"
HARD_GAME = "Schweres Spiel? Versuch: {0}"
EITHER_OR = "{0} oder {1}"
COACH_HEADING = "Was zu lernen ist"
COACH_BETTER = "In Runde {0} war besser: {1} ({2})."
COACH_NOTHING = "Gut gespielt! Keine deiner Entscheidungen kostete eine Karte."
TRY_POSITION = "Ausprobieren"
BOTH_SCORE = ("Du und {0} bekommen", "{0} und {1} bekommen")
PLAYER_RESIGNS = "{0} gibt auf."

# Screens: a duplicate match, the deal of the day
FIRST_OF_TWO = "Dieselben Karten kommen noch einmal, mit getauschten Plätzen."
FROM_OTHER_SEAT = "Im Hinspiel"
BOTH_SEATS = "Beide Spiele"
SAME_CARDS = "Dieselben Karten, vom anderen Platz"

# Screens: records
NO_RECORDS = "Noch ist kein Spiel zu Ende."
RECORDS_PAGE = "Seite"
RECORDS_OF = "{0}, {1}"
PLAYED = "Spiele"
WON_LOST = "Siege, Niederlagen"
DRAWN_RESIGNED = "Remis, aufgegeben"
SOLVED_RESIGNED = "Gelöst, aufgegeben"
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
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Löschen"
RESET_RECORDS = "Statistik löschen"
RESET_COSTS = "Das löscht Statistik, Wertung und Kalender."
RECORDS_OF_HOT_SEAT = "Menschen"
