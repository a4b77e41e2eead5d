"""What is said in German of a game that is over, and in the records."""

WINS_GAME = {
    "you": "Du gewinnst!", "opponent": "Der Gegner gewinnt", "left": "Links gewinnt", "right": "Rechts gewinnt",
    "side": "Seite {0} gewinnt", "named": "{0} gewinnt!",
}
SCORES = {
    "you": "Du bekommst", "opponent": "Der Gegner bekommt", "left": "Links bekommt", "right": "Rechts bekommt",
    "side": "Seite {0} bekommt", "named": "{0} bekommt",
}
PATIENCE_SOLVED = "Aufgegangen!"
STALEMATE = "Stillstand"
STALEMATE_WHY = "Kein Fortschritt: Die kleinere Summe punktet."
DRAW = "Unentschieden"
DRAW_WHY = "Zu viele Runden ohne Fortschritt."
RESIGNED = "Aufgegeben"
OPPONENT_RESIGNS = "Dein Gegner gibt auf"
NEXT_WINS = "{0} ist als Nächster dran und gewinnt."
WINS_MATCH = {
    "you": "Du gewinnst das Match!", "opponent": "Du verlierst das Match", "left": "Du verlierst das Match",
    "right": "Du verlierst das Match", "side": "Match für Seite {0}", "named": "{0} gewinnt das Match!",
}
MATCH_SHARED = "Match unentschieden"
CARDS_COUNT = {
    "you": "Deine Karten zählen", "opponent": "Die Karten des Gegners zählen", "left": "Karten von Links",
    "right": "Karten von Rechts", "side": "Karten von Seite {0}", "named": "Karten von {0}",
}
NOBODY_SCORES = "Niemand punktet"
SCORE_LABELS = {"game": "Das Spiel", "forfeit": "Strafe fürs Aufgeben", "difference": "Die Differenz"}
DIFFERENCES = "Die Differenzen"
CARDS_LEFT = {
    "reserve": {
        "you": "{0} in deiner Reserve, je 2", "opponent": "{0} in Gegners Reserve, je 2",
        "other": "{0} in der anderen Reserve, je 2", "others": "{0} in den anderen Reserven, je 2",
    },
    "hand": {
        "you": "{0} in deinem Talon", "opponent": "{0} in Gegners Talon", "other": "{0} im anderen Talon",
        "others": "{0} in den anderen Talons",
    },
    "waste": {
        "you": "{0} auf deiner Ablage", "opponent": "{0} auf Gegners Ablage", "other": "{0} auf der anderen Ablage",
        "others": "{0} auf den anderen Ablagen",
    },
}
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
COACH_HEADING = "Was du lernen kannst"
COACH_BETTER = "In Runde {0} war besser: {1} ({2})."
COACH_NOTHING = "Gut gespielt! Keine deiner Entscheidungen kostete eine Karte."
TRY_POSITION = "Ausprobieren"
BOTH_SCORE = ("Du und {0} bekommen", "{0} und {1} bekommen")
PLAYER_RESIGNS = "{0} gibt auf."

FIRST_OF_TWO = "Dieselben Karten kommen noch einmal, mit getauschten Plätzen."
FROM_OTHER_SEAT = "Im Hinspiel"
BOTH_SEATS = "Beide Spiele"
SAME_CARDS = "Dieselben Karten, vom anderen Platz"

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
TIME_PLAYED = "Zeit, je Spiel"
MINUTES = "{0} min"
HOURS = "{0} h {1} min"
STREAKS = "Siege in Folge"
STREAK_OF = "{0} (Rekord {1})"
RATING = "Wertung"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Wertung, {0}"
RATING_FROM = "Aus {0} Spielen und Rätseln"
CALENDAR = "Kalender"
CALENDAR_OF = "Blatt des Tages, {0}"
WEEKDAYS = "MDMDFSS"
DAYS_IN_A_ROW = "Tage in Folge"
DAY_MARKS = ("verloren", "mit Hilfe", "gewonnen")
MONTHS_FOOT = "{0}: Monat"
UNHELPED = "Ohne Hilfe"
WON_OF = "{0} von {1} Spielen"
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Löschen"
RESET_RECORDS = "Statistik löschen"
RESET_COSTS = "Das löscht Statistik, Wertung und Kalender."
RECORDS_OF_HOT_SEAT = "Personen"
