"""What only the console says in Polish, and what is typed there."""

CARD_NAME = "{0} {1}"
RANK_NAMES = ("as", "2", "3", "4", "5", "6", "7", "8", "9", "10", "walet", "dama", "król")
SUIT_NAMES = ("pik", "kier", "karo", "trefl")
SUIT_LETTERS = "PHKT"
SIGN_LEFT = "w lewo"
SIGN_RIGHT = "cel"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Strona {0} z {1}. Enter: następna. back: wyjdź"
LAST_PAGE_READ = "Strona {0} z {1}. back: wyjdź"
DIALOG_READ = "Enter: dalej"
DIGITS_READ = "Wpisz liczbę albo Enter, żeby jej nie zmieniać."
NAME_READ = "Wpisz imię, do {0} liter, albo back, żeby go nie zmieniać."
LOG_TURNS_UP = ("Odkrywasz: {1}", "{0} odkrywa: {1}")
LOG_TURNS_OVER_AND_UP = ("Odwracasz śmietnik i odkrywasz: {1}", "{0} odwraca śmietnik i odkrywa: {1}")
LOG_LAYS_ON_WASTE = "Na śmietnik: {1}"
LOG_TURNS_OVER = "Odwracasz śmietnik"
LOG_PASSES = ("Pas", "{0}: pas")
LOG_TURNS_UP_RESERVE = ("Odkrywasz magazyn: {1}", "{0} odkrywa magazyn: {1}")
LOG_RESIGNS = ("Poddajesz partię", "{0} się poddaje")
MOVES_TO_PLAY = "{0}, ruchy: {1}"
ONE_MOVE_TO_PLAY = "{0}. Jeden ruch: {1}"
NO_LONGER = "Cofnięte: {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "bez karty"
PILE_READ = "{0}: {1}"
PILE_UNDER = "{0}: {1}; pod spodem {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "pusto"
PILE_SPACE = "luka"
PILE_CLOSED = "zamknięta, poza grą"
PILE_UNDEALT = "jeszcze nie rozdana"
PILE_DOWN = "zakryta"
PILES_DOWN = "zakryte: {0}"
PILE_LOCKED = "{0}, blokada, póki jest odkryta karta"
TURNED_UP_READ = "Odkryta: {0}"
FOUNDATIONS_READ = "Bazy: {0}"
DEAL_READ = "{0}, rozdanie {1}"
TYPE_WORD = "wpisz {0}"
PROMPT = "> "
TO_PLAY_AGAIN = "Ctrl-D uruchamia grę ponownie."
WELCOME = "Garibaldka w tekście. Wpisz pomoc, by poznać polecenia."
WELCOME_AT_TABLE = "Wpisz ruchy, by usłyszeć, co możesz zagrać, albo ruch, np. 3 na 7."
TYPED = (
    "lewo", "prawo", "góra gora", "dół dol", "ok", "back wstecz wróć wroc b", "turn odkryj", "stop stop!", "menu m",
    "pomoc ?", "stół stol", "ruchy", "podpowiedź podpowiedz", "cofnij", "opis", "znaki", "słowa slowa",
    "koniec q quit",
)
TYPED_TO = "na do cel -> >"
TYPED_UP = "bazę baze baza bazy bazie f"
TYPED_IGNORED = (
    "zagraj połóż poloz przenieś przenies z ze w wierzch kolumna kolumnę kolumne kolumny kolumnie luka lukę luke luki "
    "luce karta kartę karte"
)
TYPED_RESERVE = "magazyn magazynu magazynie r"
TYPED_HAND = "talon talonu t odkryta odkrytą"
TYPED_WASTE = "śmietnik smietnik śmietnika smietnika śmietniku smietniku ś s w"
TYPED_OWN = "mój moj mojego moim twój twoj twojego twoim swój swoj swojego swoim"
TYPED_NEXT = "rywala rywal jego jej lewego lewy"
TYPED_OTHER = "prawego prawy"
TYPED_CARDS = "karty kart"
TYPED_WHOLE = "cały caly całą cala całego calego wszystko sekwens"
TYPED_RANKS = (
    "as asa a 1", "dwójka dwójkę dwojka dwojke dwójki dwojki 2", "trójka trójkę trojka trojke trójki trojki 3",
    "czwórka czwórkę czworka czworke czwórki czworki 4",
    "piątka piątkę piatka piatke piątki piatki 5",
    "szóstka szóstkę szostka szostke szóstki szostki 6", "siódemka siódemkę siodemka siodemke siódemki siodemki 7",
    "ósemka ósemkę osemka osemke ósemki osemki 8",
    "dziewiątka dziewiątkę dziewiatka dziewiatke dziewiątki dziewiatki 9",
    "dziesiątka dziesiątkę dziesiatka dziesiatke dziesiątki dziesiatki 10", "walet waleta w j",
    "dama damę dame damy d q", "król krol króla krola k",
)
TYPED_SUITS = ("pik piki p s", "kier kiery h", "karo kara k d", "trefl trefle t c")
TYPE_A_MOVE = "Nie rozumiem. Wpisz ruch, np. 3 na 7, albo: ruchy, stół, turn, podpowiedź, cofnij, menu, pomoc, koniec"
TYPE_A_ROW = "Nie rozumiem. Wpisz numer wiersza od 1 do {0} albo: back, pomoc, koniec"
TYPE_ENTER = "Nie rozumiem. Wpisz Enter, back, pomoc albo koniec"
TYPE_DIGITS = "Nie rozumiem. Wpisz liczbę do {0} cyfr albo Enter"
TYPE_NAME = "Nie rozumiem. Wpisz imię do {0} liter, od A do Z, albo back"
NOT_AT_TABLE = "To działa tylko przy stole. Wpisz back, by tam wrócić"
NO_TABLE = "Nie ma jeszcze partii"
NO_MOVES = "Teraz nie ma żadnego ruchu"
WHICH_MOVE = "To może być {0}. Wpisz to, co stoi przed dwukropkiem"
MOVES_OR = "{0} lub {1}"
ANYTHING_GOES = "W trybie Stop możesz próbować wszystkiego; wpisz ruch, np. 3 na 7"
NO_SUCH_CARD = "Ta karta nie leży na wierzchu żadnego stosu"
NOT_THERE = "Tam nie można jej przenieść"
NOTHING_ABOUT = "To już cały opis"
ROWS_SHOWN = "Wiersze {0}-{1} z {2}"
LETTERS_NOW = "Karty są teraz podawane tak: 7H"
WORDS_NOW = "Karty są teraz podawane tak: 7 kier"
GOODBYE = "Zapisane. Do zobaczenia"
QUIT = "Koniec"
CONSOLE_HELP = (
    "Wpisz ruch: 3 na 7, magazyn na kolumnę 4, 7h na 8t, talon na śmietnik. 3 baza: wierzch kolumny 3 idzie na bazę.",
    "turn odkrywa kartę z talonu albo odrzuca ją na śmietnik, co kończy turę.",
    "ruchy podaje wszystko, co możesz zagrać, z krótką nazwą do wpisania. stół czyta cały stół, kolumna 3 lub śmietnik "
    "tylko ten jeden stos.",
    "podpowiedź pokazuje dobry ruch, cofnij odwołuje ostatni. stop wytyka błąd rywala w trybie Stop. menu ma całą "
    "resztę.",
    "W menu wpisz numer wiersza. Enter przewraca stronę; gdzie indziej powtarza ostatni komunikat.",
    "opis 3 mówi więcej o wierszu 3. znaki podaje karty tak: 7H, słowa tak: 7 kier. koniec zapisuje grę i ją zamyka.",
)
