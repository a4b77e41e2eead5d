"""What is said in Polish in the menu of a new game, and of what can be chosen there."""

DEAL = "Rozdaj"
GAME = "Gra"
OPTIONS_ROW = "Opcje"
OPTIONS_ON = "{0} wł."
NO_OPTIONS = "brak"
OPTIONS_DONE_ABOUT = "Opcje zostają takie, jak wybierzesz."
OPPONENT = "Rywal"
NO_OPPONENT = "brak: grasz za dwoje"
NO_OPPONENT_BRIEF = "brak"
NO_OPPONENT_ABOUT = "Grasz za obie strony, bez rywala."
DEAL_NO = "Rozdanie nr"
RANDOM_DEAL = "losowe"
TODAYS_DEAL = "dzisiaj, {0}"
DEAL_OF_THE_DAY_ABOUT = "Numer rozdania dnia to data: 261122 to 22 listopada 2026. Wszyscy mają te same karty."
HOW_TO_SET_DIGITS = "{0}: zmień cyfrę   {1}: dalej"
NEW_GAME_COSTS = "Poddajesz trwającą partię."
FIRST_GAME = "Która gra?"
FIRST_MORE = "Więcej opcji"
FIRST_MORE_ABOUT = "Inne gry, inni rywale, dwie osoby na jednym urządzeniu: wszystko do wyboru."
DEAL_NEW = "Nowe rozdanie"
WATCH = "Oglądaj partię"
WATCH_ABOUT = "Komputer gra sam ze sobą, na różnych poziomach, a ty patrzysz. Twoja partia czeka i nic się nie liczy."
STOP_WATCHING = "Koniec oglądania"
RULE_SETS_ABOUT = {
    "classic": "Dwie talie. Pozbądź się magazynu (13 kart), talonu i śmietnika. Karta, która pasuje na bazę, musi tam "
    "trafić, najpierw ta z magazynu; luki wypełniasz, zanim odkryjesz kartę.",
    "simple": "Dobra na początek: Garibaldka o połowę krótsza, w której każdy ma pół talii. Kiery i trefle przeciw "
    "pikom i karom, po sześć kart magazynu i trzy kolumny na osobę.",
    "foster": "Swobodniej: zakryty magazyn 12 kart, który odkrywasz, kiedy chcesz. Wolno grać ze śmietników, "
    "swojego i rywala. Bazy mają pierwszeństwo; turę kończysz, kiedy chcesz.",
    "foster36": "Foster 1922 od szóstki do asa, po 36 kart: ponad dwa razy krócej. Bazę zaczyna szóstka, a as idzie na "
    "króla.",
    "foster32": "Foster 1922 od siódemki do asa, po 32 karty: trzy razy krócej. Bazę zaczyna siódemka, a as idzie na "
    "króla.",
    "cats": "Magazyn idzie pierwszy: do luk, na kolumny. Sekwensy przenosisz w całości. Dokładasz w dowolnym kolorze, "
    "ale tylko na śmietnik. Wygrywasz, gdy skończą się talon i śmietnik, choćby magazyn został.",
    "catsfull": "Jak „Najpierw magazyn”, ale magazyn ma 13 kart, wszystkie karty są rozdane od początku, przenosisz je "
    "po jednej, a karty kolumn mogą iść do luk.",
    "onepack": "Jedna talia, bez magazynów i baz: kolumny to sekwensy w kolorze, w górę lub w dół, po królu as. "
    "Jedyny obowiązek: najpierw wypełnij luki.",
    "three": "Ty przeciw dwóm, dwie talie i joker, którym nikt nie gra. Magazyn 8 kart i trzy kolumny na osobę; "
    "pierwsza opróżniona kolumna odpada z gry. Dokładasz, komu chcesz.",
    "klondike": "Dla jednej osoby: siedem kolumn z zakrytymi kartami. Odkrywasz po jednej karcie, ile razy chcesz. Do "
    "luki idzie tylko król.",
}
LEVELS_ABOUT = {
    "novice": "Nowicjusz dopiero się uczy: przeocza wiele ruchów, a w trybie Stop większość twoich błędów.",
    "easy": "Łatwy czasem przeoczy ruch, a w trybie Stop mniej więcej połowę twoich błędów.",
    "greedy": "Średni widzi wszystkie ruchy i robi ten, który na oko jest najlepszy.",
    "strong": "Silny obmyśla całą turę, zanim ruszy kartę.",
    "expert": "Ekspert patrzy dalej, liczy karty i pamięta każdą, która się pokazała. Żaden błąd mu nie umknie.",
    "adaptive": "Dynamiczny gra mocniej, gdy wygrywasz, a słabiej, gdy przegrywasz. Nigdy nie podgląda kart.",
}
ADAPTIVE_NEAR = "teraz poziom: {0}"
ADAPTIVE_BETWEEN = "teraz poziom: {0} / {1}"
OPTIONS = {
    "waste": "Gra ze śmietnika",
    "groups": "Całe sekwensy",
    "peek": "Najpierw odkryj",
    "closed": "Zakryty magazyn",
    "strict": "Ścisły przymus",
    "release": "Przymus uwalniania",
    "mustload": "Przymus dokładania",
    "mustspace": "Przymus robienia luk",
    "fewest": "Najmniej przykryta",
    "backs": "Zakryte w kolumnach",
    "uncover": "Przymus odsłaniania",
    "r12": "Magazyn 12 kart",
    "r11": "Magazyn 11 kart",
    "cut": "Start: losowanie",
    "high": "Start: starsza karta",
    "houses": "Start: niższe karty",
    "cards": "1 punkt za kartę",
    "thirty": "30 i 2 za kartę",
}
OPTIONS_BRIEF = {
    "waste": "Ze śmietnika",
    "mustspace": "Przymus luk",
    "fewest": "Mniej przykryta",
    "backs": "Zakryte karty",
}
OPTIONS_ABOUT = {
    "waste": "Kartę z wierzchu swojego śmietnika wolno zagrać wszędzie, gdzie pasuje.",
    "groups": "Karty kolumny, które leżą po kolei, można przenieść razem.",
    "peek": "Turę można zacząć od odkrycia karty, bez względu na to, co ma pierwszeństwo.",
    "closed": "Magazyn leży zakryty. Wierzch odkrywasz, kiedy chcesz, ale zawsze przed kartą z talonu.",
    "strict": "Trzy następne razem: uwalnianie, dokładanie, robienie luk.",
    "release": "Przykrytą kartę, która pasuje na bazę, trzeba uwolnić, jeśli karty na niej da się przenieść.",
    "mustload": "Póki da się rywalowi dołożyć kartę, nie wolno robić nic innego.",
    "mustspace": "Mając magazyn, nie odkrywasz karty, dopóki jakąś kolumnę da się przełożyć na inne.",
    "fewest": "Jak „Przymus uwalniania”, ale najpierw karta, na której leży najmniej innych.",
    "backs": "Pod każdą kolumną leży zakryta karta. Ścisły przymus, a zakryte karty trzeba odsłaniać.",
    "uncover": "Karty leżące na zakrytej trzeba przenosić, gdy się da. Wymaga opcji „Zakryte w kolumnach”.",
    "r12": "Magazyn ma o kartę mniej, talon o kartę więcej.",
    "r11": "Magazyn ma o dwie karty mniej, talon o dwie więcej.",
    "cut": "O tym, kto zaczyna, decyduje losowanie.",
    "high": "Zaczyna, kto ma starszą kartę magazynu; as jest najstarszy.",
    "houses": "Zaczyna, kto ma niższe karty w kolumnach; magazyny się nie liczą.",
    "cards": "Zwycięzca dostaje 1 punkt za każdą kartę przegranego. Tak jest też bez żadnej z tych dwóch opcji.",
    "thirty": "Zwycięzca dostaje 30 punktów i po 2 za każdą kartę przegranego.",
}

HOT_SEAT_OF_TWO = "druga osoba"
HOT_SEAT_OF_THREE = "dwie osoby"
HOT_SEAT_OF_TWO_ABOUT = "Dwie osoby podają sobie jedno urządzenie. Komputer nie gra."
HOT_SEAT_OF_THREE_ABOUT = "Trzy osoby podają sobie jedno urządzenie. Komputer nie gra."
NAMES_ROW = "Imiona"
NAMES_ABOUT = "Wasze imiona: do ośmiu liter każde. Gra je zapamięta."
NO_NAME = "brak"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: wpisz imię, litera po literze."
HOW_TO_SET_LETTERS = "{0}: zmień literę   {1}: dalej; przy _: gotowe"
