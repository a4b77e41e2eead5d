"""What is said in Polish at the table, in every game."""

FORMS = ((1, 1, 0), (2, 4, 10))

NAME_AND_TEXT = "{0}: {1}"
PEOPLE = {"you": "Ty", "opponent": "Rywal", "left": "Lewy", "right": "Prawy", "side": "Strona {0}", "named": "{0}"}
UNNAMED_PLAYER = "Gracz {0}"
NO_CARDS = "Brak kart"
CARDS = ("1 karta", "{0} karty", "{0} kart")
SEQUENCE = "{1}-{2} ({0} k.)"
WHOLE_SEQUENCE = "cały sekwens {0}-{1}"
PILES = {
    "you": ("twój magazyn", "twój talon", "twój śmietnik"),
    "opponent": ("magazyn rywala", "talon rywala", "śmietnik rywala"),
    "left": ("magazyn Lewego", "talon Lewego", "śmietnik Lewego"),
    "right": ("magazyn Prawego", "talon Prawego", "śmietnik Prawego"),
    "side": ("magazyn strony {0}", "talon strony {0}", "śmietnik strony {0}"),
    "named": ("magazyn: {0}", "talon: {0}", "śmietnik: {0}"),
}
PILES_OF_MOVER = ("magazyn", "talon", "śmietnik")
SHOWING = "talon"
HOUSE = "kolumna {0}"
SPACE = "luka {0}"
FOUNDATION = "baza"
CAPTIONS = "MTŚ"
PILE_NAMES = ("magazyn", "talon", "śmietnik", "karta")

MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: koniec tury"
MUST = "Na bazę: {0}"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: do wyboru {1}"
CARD_TO = "{0}: {1}"
OR = " lub "
TURN_UP_OR_PASS = "Talon: odkryj kartę lub spasuj"
PASS = "Pas"
PASS_ENDS = "Pas: koniec tury"
HAND_TURNS_UP = "Twój talon: odkryj kartę"
TURN_UP = "Odkryj kartę z talonu"
LAY_ON_WASTE = "Połóż kartę z talonu na śmietnik"
TURN_OVER = "Odwróć śmietnik"
TURN_OVER_AND_UP = "Odwróć śmietnik i odkryj kartę"
TURN_UP_RESERVE = "Odkryj wierzch magazynu"

THEY_TURN_UP = "{0} odkrywa kartę"
THEY_PASS = "{0}: pas"
THEY_TURN_UP_RESERVE = "{0} odkrywa magazyn"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Rywal: {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} myśli"

TURN_OF = {
    "you": "Twoja tura", "opponent": "Tura rywala", "left": "Tura Lewego", "right": "Tura Prawego",
    "side": "Tura strony {0}", "named": "Gra {0}",
}
END_HEADING = "Koniec"
OK_PLAYS = "{OK}: zagraj"
YOU_MAY = "Możesz zagrać"
LOOK = "Podgląd"
NO_LAST_TURN = "Nikt inny jeszcze nie grał"
STEP_OF = "{0} z {1}"
SHORT_STEP = "{0}/{1}"

GAME_OVER = "Koniec partii"
GAME_OVER_SCORE = "Koniec partii. {OK}: wynik"
OPPONENT_PLAYS = "Gra rywal. {OK}: przyspiesz"
WATCHING = "Oglądasz. {OK}: przyspiesz"
SKIP_TURN = "{OK}: do twojej tury"
MOVE_UNDONE = "Ruch cofnięty"
NOTHING_TO_STOP = "Tu „Stop!” jest zbędne: zły ruch nie przejdzie"
COULD_BE_PLAYED = "{0} wciąż pasuje. Odrzuć mimo to i zakończ turę: jeszcze raz {TURN}"
FITS_NOWHERE = "{0} nigdzie nie pasuje. Odrzuć i zakończ turę: {TURN}"
MOVES_LEFT = "Są jeszcze ruchy. Pas: jeszcze raz {TURN}"
ONLY_PLACE = "To jedyne miejsce. {OK}: zagraj. {BACK}: odłóż z powrotem"
OFFER_ALL_UP = "Wszystkie twoje karty pasują na bazy. {OK}: graj"
OFFER_AUTO_FINISH = "Zakrytych kart już nie ma. {OK}: reszta sama trafi na bazy"
NO_MOVE_RESIGN = "Brak ruchów. Jeszcze raz {OK}: poddaj. {MENU}: cofnij"
NO_MOVE = "Brak ruchów. {OK}: poddaj partię"
LOCKED_MARK = "blok"
OK_CONTINUES = "{OK}: dalej"
MOVE_LIMIT = "Partia kończy się po {} ruchach. {MENU}: cofnij lub poddaj"
NO_PROGRESS = "Dwa razy przez talon i nic. {MENU}: poddaj partię"
DEAL_OF_THE_DAY = "Rozdanie dnia: {0}"
PRACTICE = "Ćwiczenie: nie liczy się do statystyk"

SUMMARY = {"opponent": "Rywal: {0}.", "opponents": "Rywale: {0}.", "named": "{1}: {0}."}
SUMMARY_MOVES = ("1 ruch", "{0} ruchy", "{0} ruchów")
SUMMARY_LOADED = "+{0} dla ciebie"
SUMMARY_RESERVE = "+{0} na twój magazyn"
SUMMARY_WASTE = "+{0} na twój śmietnik"
SUMMARY_UP = "+{0} na bazę"
SUMMARY_DISCARDED = "{0} na śmietnik"
AND_LAST = "{0} i {1}"
REPLAY = "{SEE}: zobacz."
SHORT_REPLAY = "{0}. {SEE}: zobacz"
SUMMARY_BRIEF_BOTH = "Rywal M +{0}, Ś +{1}"
SUMMARY_BRIEF_RESERVE = "Twój magazyn: +{0}"
SUMMARY_BRIEF_WASTE = "Twój śmietnik: +{0}"
SUMMARY_BRIEF_MOVES = ("Rywal: 1 ruch", "Rywal: {0} ruchy", "Rywal: {0} ruchów")
