"""What is said in Polish of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "Nierozwiązane"
PUZZLE_GRADES = ("Łatwe", "Średnie", "Trudne")
PUZZLE_SOLVED_OF = "{0} z {1}"
PUZZLES_ABOUT = "Zadanie to jedna tura z kartami, które widać."
PUZZLE_HINT = "Następny ruch"
PUZZLE_SOLUTION = "Pokaż rozwiązanie"
PUZZLE_AGAIN = "Od początku"
PUZZLE_LEAVE = "Lista zadań"
PUZZLE_SOLVED = "Brawo!"
PUZZLE_MISSED = "Nie tak"
PUZZLE_MOVES = ("W 1 ruchu.", "W {0} ruchach.", "W {0} ruchach.")
PUZZLE_FEWEST = (
    "Ruchy: {0}; wystarczy 1.", "Ruchy: {0}; wystarczą {1}.", "Ruchy: {0}; wystarczy {1}."
)
PUZZLE = "Zadanie {0}"
PUZZLE_AIMS = (
    "zagraj kartę {0} z magazynu",
    "zagraj odkrytą kartę {0}",
    "wygraj w tej turze",
)
PUZZLE_COUNTS = (
    ("zostaw lukę", "zostaw {0} luki", "zostaw {0} luk"),
    ("dołóż kartę", "dołóż {0} karty", "dołóż {0} kart"),
    ("zagraj kartę ze śmietnika", "zagraj {0} karty ze śmietnika", "zagraj {0} kart ze śmietnika"),
)
PUZZLE_AND = "{0} i {1}"
PUZZLE_MISSING = (
    "{0} z magazynu wciąż czeka.",
    "{0} z talonu wciąż czeka.",
    "Partia nie została wygrana.",
    "Luki: {0} z {1}.",
    "Dołożone karty: {0} z {1}.",
    "Karty zagrane ze śmietnika: {0} z {1}.",
)
PUZZLE_OFF_SOLUTION = "Znane rozwiązanie zaczyna się inaczej: cofnij lub zacznij od nowa"
TURN_BRINGS = "{0}: {1}"
TURN_MOVES = ("1 ruch", "{0} ruchy", "{0} ruchów")
TURN_RESERVE = ("gra kartę magazynu", "gra {0} karty magazynu", "gra {0} kart magazynu")
TURN_RESERVE_EMPTY = ("opróżnia magazyn", "opróżnia magazyn", "opróżnia magazyn")
TURN_CARD = "gra kartę {0}"
TURN_SPACES = ("robi lukę", "robi {0} luki", "robi {0} luk")
TURN_LOADS = ("dokłada kartę", "dokłada {0} karty", "dokłada {0} kart")
TURN_CARDS_UP = ("karta na bazę", "{0} karty na bazy", "{0} kart na bazy")
TURN_WASTE = ("o kartę mniej na śmietniku", "o {0} karty mniej na śmietniku", "o {0} kart mniej na śmietniku")
TURN_WINS = "wygrywa"
