"""What is said in Polish in the title, in the pause, and in several other menus."""

RULE_SETS = {
    "classic": "Garibaldka (crapette)",
    "foster": "Foster 1922",
    "foster36": "Foster, po 36 kart",
    "foster32": "Foster, po 32 karty",
    "cats": "Najpierw magazyn",
    "catsfull": "Najpierw magazyn, 13 kart",
    "onepack": "Jedna talia",
    "simple": "Uproszczona",
    "three": "Dla trzech osób",
    "klondike": "Pasjans",
}
GAME_WITH_OPTIONS = ("{0}, 1 opcja", "{0}, {1} opcje", "{0}, {1} opcji")
GAME_NAME = "Pocket Bank"
DONE = "Gotowe"
TITLE = "Do menu"
NEW_GAME = "Nowa gra"
SETTINGS = "Ustawienia"
HOW_TO_PLAY = "Zasady gry"
ON = "wł."
OFF = "wył."
ROW_WITH_VALUE = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: wybierz   {1}: zmień"
LEVELS = {
    "random": "Losowy",
    "novice": "Nowicjusz",
    "easy": "Łatwy",
    "greedy": "Średni",
    "strong": "Silny",
    "expert": "Ekspert",
    "adaptive": "Dynamiczny",
}
OPPONENT_IS = ("Twój rywal: {0}", "Twoi rywale: {0}", "Twoi rywale: {0}")
FIRST_OPPONENT = "Naprzeciw gra {0}: też się uczy i wiele przeocza"
RULE_SETS_BRIEF = {
    "classic": "Garibaldka",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Magazyn, 13",
}
MATCH_TO = "Mecz do {0}"
REVIEW = "Analiza"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0}: wyjdź"
RECORDS = "Statystyki"
LEARN = "Nauka"
LESSON_DONE_ROW = "{0}, gotowe"
LESSON_AGAIN = "Od początku"
PUZZLES = "Zadania"
PUZZLE_OF_THE_DAY = "Zadanie dnia"
DEAL_NUMBER = "Rozdanie {0}"

TITLE_FOOT = "Garibaldka, czyli crapette"
SCORE = "Wynik"
CONTINUE = "Graj dalej"
FIRST_START = "Pierwszy raz? {OK}: lekcja"

CONFIRM_HEADING = "Na pewno?"
NO = "Nie, wróć"

PAUSE = "Pauza"
GO_ON = "Graj dalej"
HINT = "Podpowiedź"
UNDO = "Cofnij"
AUTO_FINISH = "Wszystko na bazy"
CALL_STOP = "Zawołaj „Stop!”"
LAST_TURN = "Powtórka tury"
LOOK_INTO_PILE = "Przejrzyj karty"
MOVE_LIST = "Ruchy, tura po turze"
MOVE_LIST_BRIEF = "Ruchy"
RESTART_DEAL = "Rozdanie od nowa"
RESTART = "Od nowa"
RESTART_COSTS = "Te same karty zostaną rozdane jeszcze raz, a partia zacznie się od nowa."
RESIGN = "Poddaj się"
RESIGN_GAME = "Poddaj partię"
RESIGN_COSTS = "Przegrywasz partię, a rywal zdobywa punkty."
RESIGN_FORFEIT = "Przegrywasz partię. Rywal dostaje 20 dodatkowych punktów, a za twoje karty jak zwykle."
RESIGN_PATIENCE = "Rezygnujesz z tego pasjansa."
RESIGN_SIDE = "{0} poddaje partię, druga zdobywa punkty."
RESIGN_THREE = "Przegrywasz partię; wygrywa Lewy, następny w kolejce."
WITH_STOP_PLAY = "tryb Stop"
GAME_OF_TWO = ("partia 1", "partia 2")
MATCH_SCORES = "Mecz do {0}: {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Analiza ostatniej gry"
RESIGN_HOT_SEAT = "{0} poddaje, {1} punktuje."
RESIGN_HOT_SEAT_THREE = "{0} poddaje partię, wygrywa następna osoba: {1}."

ABOUT = "O grze"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Wolne oprogramowanie (MIT)"

HAND_OVER_TO = "Urządzenie bierze {0}."
OR_STOP = "Był błąd? Zawołaj „Stop!”"
BEGINS_GAME = "Zaczyna {0}"

PILE_LOOK = "{0}, kart: {1}. {OK}: rozłóż. {BACK}: wyjdź"
PILE_SPREAD = "{0}, kart: {1}, ostatnia leży na wierzchu"

PAGE_FOOT = "{0} z {1}   {LR}: strony   {2}: wyjdź"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: dalej   {2}: wyjdź"
ONE_PAGE_FOOT = "{2}: wyjdź"
PAGE_NUMBER = "{0}/{1}"

DIRECTIONS = {"stick": "Gałka", "cross": "Krzyżak", "arrows": "Lewo i prawo", "keys": "Strzałki"}
TWO_KEYS = "{0} i {1}"
KEY_HELD = "trzymaj {0}"
STICK_PRESSED = "Wciśnij gałkę"
TURN_BY_OK = "wybierz, {0}"
STOP_BY_MENU = "w menu"
