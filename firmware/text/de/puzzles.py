"""What is said in German of puzzles, and of ways to play a turn."""

PUZZLE_NEXT = "Offenes Rätsel"
PUZZLE_GRADES = ("Leicht", "Mittel", "Schwer")
PUZZLE_SOLVED_OF = "{0} von {1}"
PUZZLES_ABOUT = "Je eine Runde, mit den Karten, die du siehst."
PUZZLE_HINT = "Nächster Zug"
PUZZLE_SOLUTION = "Lösung zeigen"
PUZZLE_AGAIN = "Noch einmal"
PUZZLE_LEAVE = "Alle Rätsel"
PUZZLE_SOLVED = "Gelöst!"
PUZZLE_MISSED = "Noch nicht"
PUZZLE_MOVES = ("In 1 Zug.", "In {0} Zügen.")
PUZZLE_FEWEST = ("In {0} Zügen; 1 genügt.", "In {0} Zügen; {1} genügen.")
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
PUZZLE_MISSING = (
    "{0} von der Reserve wurde nicht gespielt.",
    "{0} vom Talon wurde nicht gespielt.",
    "Das Spiel wurde nicht gewonnen.",
    "{0} von {1} Lücken.",
    "{0} von {1} Karten angehängt.",
    "{0} von {1} Ablagekarten gespielt.",
)
PUZZLE_OFF_SOLUTION = "Die bekannte Lösung beginnt anders: Nimm zurück oder fang neu an"
TURN_BRINGS = "{0}: {1}"
TURN_MOVES = ("1 Zug", "{0} Züge")
TURN_RESERVE = ("spielt die Reservekarte", "spielt {0} Reservekarten")
TURN_RESERVE_EMPTY = ("leert die Reserve", "leert die Reserve")
TURN_CARD = "spielt {0}"
TURN_SPACES = ("macht eine Lücke", "macht {0} Lücken")
TURN_LOADS = ("hängt eine Karte an", "hängt {0} Karten an")
TURN_CARDS_UP = ("bringt eine Karte hoch", "bringt {0} Karten hoch")
TURN_WASTE = ("eine Ablagekarte weniger", "{0} Ablagekarten weniger")
TURN_WINS = "gewinnt"
