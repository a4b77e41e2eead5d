"""What only the console says in German, and what is typed there."""

CARD_NAME = "{1} {0}"
RANK_NAMES = ("Ass", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Bube", "Dame", "König")
SUIT_NAMES = ("Pik", "Herz", "Karo", "Kreuz")
SUIT_LETTERS = "PHKX"
SIGN_LEFT = "links"
SIGN_RIGHT = "auf"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Seite {0} von {1}. Enter: die nächste. back: zurück"
LAST_PAGE_READ = "Seite {0} von {1}. back: zurück"
DIALOG_READ = "Enter: weiter"
DIGITS_READ = "Tippe die Zahl, oder Enter, damit sie so bleibt."
NAME_READ = "Tippe einen Namen von höchstens {0} Buchstaben, oder zurück, damit er so bleibt."
LOG_TURNS_UP = ("Du deckst {1} auf", "{0} deckt {1} auf")
LOG_TURNS_OVER_AND_UP = ("Du drehst deine Ablage um und deckst {1} auf", "{0} dreht die Ablage um und deckt {1} auf")
LOG_LAYS_ON_WASTE = "Du legst {1} auf deine Ablage"
LOG_TURNS_OVER = "Du drehst deine Ablage um"
LOG_PASSES = ("Du passt", "{0} passt")
LOG_TURNS_UP_RESERVE = ("Du deckst deine Reserve auf: {1}", "{0} deckt die Reserve auf: {1}")
LOG_RESIGNS = ("Du gibst auf", "{0} gibt auf")
MOVES_TO_PLAY = "{0}: {1} Züge"
ONE_MOVE_TO_PLAY = "{0}. Ein Zug: {1}"
NO_LONGER = "Zurückgenommen: {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "keine Karte"
PILE_READ = "{0}: {1}"
PILE_UNDER = "{0}: {1}; darunter {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "leer"
PILE_SPACE = "eine Lücke"
PILE_CLOSED = "gesperrt, nicht im Spiel"
PILE_UNDEALT = "noch nicht gegeben"
PILE_DOWN = "verdeckt"
PILES_DOWN = "{0} verdeckt"
PILE_LOCKED = "{0}, fest, solange eine Karte aufgedeckt ist"
TURNED_UP_READ = "Aufgedeckt: {0}"
FOUNDATIONS_READ = "Familien: {0}"
DEAL_READ = "{0}, Blatt {1}"
TYPE_WORD = "tippe {0}"
PROMPT = "> "
TO_PLAY_AGAIN = "Strg-D startet das Spiel neu."
WELCOME = "Zank-Patience als Text. Tippe hilfe für die Befehle."
WELCOME_AT_TABLE = "Tippe züge, um zu hören, was du spielen kannst, oder einen Zug wie 3 auf 7."
TYPED = (
    "links", "rechts", "hoch", "runter", "ok", "back zurück zurueck b z", "turn aufdecken", "stop stopp stopp!",
    "menu menü menue m", "hilfe help ?", "tisch", "züge zuege", "tipp", "nimm zurücknehmen zuruecknehmen", "über ueber",
    "zeichen", "worte wörter woerter", "ende quit q",
)
TYPED_TO = "auf zu nach in an -> >"
TYPED_UP = "hoch familie f familien"
TYPED_IGNORED = "lege leg zieh ziehe spiel spiele die der das den dem von vom aus oberste haus lücke luecke karte"
TYPED_RESERVE = "reserve r"
TYPED_HAND = "talon t sie aufgedeckte"
TYPED_WASTE = "ablage a"
TYPED_OWN = "meine mein meiner meinen deine eigene"
TYPED_NEXT = "gegners gegner seine andere links"
TYPED_OTHER = "rechts"
TYPED_CARDS = "karten"
TYPED_WHOLE = "ganz ganze ganzes alles folge"
TYPED_RANKS = (
    "ass as a 1", "zwei 2", "drei 3", "vier 4", "fünf fuenf 5", "sechs 6", "sieben 7", "acht 8", "neun 9", "zehn 10 t",
    "bube b j", "dame d q", "könig koenig k",
)
TYPED_SUITS = ("pik p s", "herz h", "karo k d", "kreuz treff x c")
TYPE_A_MOVE = "Nicht verstanden. Tippe einen Zug wie 3 auf 7, oder: züge, tisch, turn, tipp, nimm, menu, hilfe, ende"
TYPE_A_ROW = "Nicht verstanden. Tippe die Nummer einer Zeile von 1 bis {0}, oder: back, hilfe, ende"
TYPE_ENTER = "Nicht verstanden. Tippe Enter, back, hilfe oder ende"
TYPE_DIGITS = "Nicht verstanden. Tippe eine Zahl von höchstens {0} Ziffern, oder Enter"
TYPE_NAME = "Nicht verstanden. Tippe einen Namen von höchstens {0} Buchstaben, A bis Z, oder zurück"
NOT_AT_TABLE = "Das geht nur am Tisch. Tippe back, bis du dort bist"
NO_TABLE = "Noch gibt es kein Spiel"
NO_MOVES = "Jetzt ist kein Zug möglich"
WHICH_MOVE = "Das könnte sein: {0}. Tippe, was vor dem Doppelpunkt steht"
MOVES_OR = "{0} oder {1}"
ANYTHING_GOES = "Im Stopp-Spiel darfst du alles versuchen; tippe einen Zug wie 3 auf 7"
NO_SUCH_CARD = "Diese Karte liegt auf keinem Stapel oben"
NOT_THERE = "Dorthin kann das nicht"
NOTHING_ABOUT = "Mehr ist dazu nicht zu sagen"
ROWS_SHOWN = "Zeilen {0} bis {1} von {2}"
LETTERS_NOW = "Karten heißen jetzt zum Beispiel 7H"
WORDS_NOW = "Karten heißen jetzt zum Beispiel Herz 7"
GOODBYE = "Gespeichert. Bis bald"
QUIT = "Beenden"
CONSOLE_HELP = (
    "Tippe einen Zug: 3 auf 7, reserve auf haus 4, 7h auf 8x, talon auf ablage. 3 hoch spielt auf eine Familie.",
    "turn deckt vom Talon auf oder legt auf deine Ablage, was deine Runde beendet.",
    "züge nennt alle Züge, die du spielen kannst, jeden mit einem kurzen Namen zum Tippen. tisch sagt alle "
    "Stapel, haus 3 oder ablage nur einen.",
    "tipp nennt einen guten Zug, nimm nimmt einen zurück. stop: wenn der Gegner falsch spielt, im Stopp-Spiel. "
    "menu: alles Übrige.",
    "In einem Menü tippe die Nummer der Zeile. Enter blättert, wo es Seiten gibt, und wiederholt sonst das Gesagte.",
    "über 3 sagt mehr zu Zeile 3. zeichen nennt Karten 7H, worte Herz 7. ende beendet; das Spiel bleibt gespeichert.",
)
