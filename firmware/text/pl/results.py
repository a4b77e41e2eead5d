"""What is said in Polish of a game that is over, and in the records."""

WINS_GAME = {
    "you": "Wygrywasz!", "opponent": "Wygrywa rywal", "left": "Wygrywa Lewy", "right": "Wygrywa Prawy",
    "side": "Wygrywa strona {0}", "named": "{0} wygrywa!",
}
SCORES = {
    "you": "Twoje punkty", "opponent": "Punkty rywala", "left": "Punkty Lewego", "right": "Punkty Prawego",
    "side": "Punkty strony {0}", "named": "Punkty: {0}",
}
PATIENCE_SOLVED = "Pasjans wyszedł"
STALEMATE = "Pat"
STALEMATE_WHY = "Gra stoi: punktuje, kto ma mniejszą sumę."
DRAW = "Remis"
DRAW_WHY = "Zbyt wiele tur bez postępu."
RESIGNED = "Partia poddana"
OPPONENT_RESIGNS = "Rywal poddaje partię"
NEXT_WINS = "Następny w kolejce gracz, {0}, wygrywa."
WINS_MATCH = {
    "you": "Wygrywasz mecz!", "opponent": "Przegrywasz mecz", "left": "Przegrywasz mecz",
    "right": "Przegrywasz mecz", "side": "Mecz dla strony {0}", "named": "{0} wygrywa mecz!",
}
MATCH_SHARED = "Mecz zremisowany"
CARDS_COUNT = {
    "you": "Liczą się twoje karty", "opponent": "Liczą się karty rywala", "left": "Liczą się karty Lewego",
    "right": "Liczą się karty Prawego", "side": "Liczą się karty strony {0}", "named": "Liczą się karty: {0}",
}
NOBODY_SCORES = "Bez punktów"
SCORE_LABELS = {"game": "Partia", "forfeit": "Kara za poddanie", "difference": "Różnica"}
DIFFERENCES = "Różnice"
CARDS_LEFT = {
    "reserve": {
        "you": "{0} w twoim magazynie, po 2", "opponent": "{0} w magazynie rywala, po 2",
        "other": "{0} w drugim magazynie, po 2", "others": "{0} w obu magazynach, po 2",
    },
    "hand": {
        "you": "{0} w twoim talonie", "opponent": "{0} w talonie rywala", "other": "{0} w drugim talonie",
        "others": "{0} w obu talonach",
    },
    "waste": {
        "you": "{0} na twoim śmietniku", "opponent": "{0} na śmietniku rywala", "other": "{0} na drugim śmietniku",
        "others": "{0} na obu śmietnikach",
    },
}
NEXT_GAME = "Następna partia"
NEW_MATCH = "Nowy mecz"
LOOK_AT_TABLE = "Obejrzyj stół"
PATIENCE_RESIGNED = "Nie wyszedł"
ALL_UP = "Wszystkie 52 karty na bazach."
CARDS_UP = "Karty na bazach: {0} z 52."
DEAL_IN_MOVES = "Rozdanie {0}, ruchy: {1}"
NEXT_DEAL = "Nowe rozdanie"
DEAL_AGAIN = "To samo rozdanie"
OTHER_SEAT = "Po zamianie miejsc"
HARD_GAME = "Trudna partia? Spróbuj: {0}"
EITHER_OR = "{0} lub {1}"
COACH_HEADING = "Rada na przyszłość"
COACH_BETTER = "W turze {0} lepsze było: {1} ({2})."
COACH_NOTHING = "Dobra gra! Żadna decyzja nie kosztowała cię karty."
TRY_POSITION = "Wypróbuj"
BOTH_SCORE = ("Punkty: ty i {0}", "Punkty: {0} i {1}")
PLAYER_RESIGNS = "{0} się poddaje."

FIRST_OF_TWO = "Te same karty wrócą po zamianie miejsc."
FROM_OTHER_SEAT = "W pierwszej partii"
BOTH_SEATS = "Obie partie razem"
SAME_CARDS = "Te same karty, po zamianie miejsc"

NO_RECORDS = "Nie ma jeszcze skończonej partii."
RECORDS_PAGE = "Strona"
RECORDS_OF = "{0}, {1}"
PLAYED = "Partie"
WON_LOST = "Wygrane, przegrane"
DRAWN_RESIGNED = "Remisy, poddane"
SOLVED_RESIGNED = "Ułożone, poddane"
BEST_SCORE = "Najlepszy wynik"
SHORTEST_WIN = "Najkrótsza wygrana"
MOVES = "ruchy: {0}"
TIME_PLAYED = "Czas, na partię"
MINUTES = "{0} min"
HOURS = "{0} h {1} min"
STREAKS = "Wygrane z rzędu"
STREAK_OF = "{0} (rekord {1})"
RATING = "Ranking"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Ranking, {0}"
RATING_FROM = "Partie i zadania: {0}"
CALENDAR = "Kalendarz"
CALENDAR_OF = "Rozdania dnia, {0}"
WEEKDAYS = "PWŚCPSN"
DAYS_IN_A_ROW = "Dni z rzędu"
DAY_MARKS = ("przegrana", "z pomocą", "wygrana")
MONTHS_FOOT = "{0}: miesiąc"
UNHELPED = "Bez pomocy"
WON_OF = "wygrane {0} z {1}"
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Wyzeruj"
RESET_RECORDS = "Wyzeruj wszystko"
RESET_COSTS = "Znikną statystyki, ranking i kalendarz."
RECORDS_OF_HOT_SEAT = "osoby"
