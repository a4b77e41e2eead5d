"""What is said in Polish in the list of the lessons, and around each lesson."""

LEARN_AIM = (
    (
        "Cel gry",
        "Każdy ma własne karty. Wygrywa, kto pierwszy się ich pozbędzie.",
        "Większość trafia na środek stołu, wspólny dla obu graczy. Niektóre można położyć na karty rywala: to "
        "dokładanie, po którym rywal ma o jedną kartę więcej.",
    ),
)
LEARN_BEGINS = "{OK}: pierwsza lekcja"
LESSON_SHOW = "Pokaż"
LESSON_LEAVE = "Lista lekcji"
LESSON_DONE = "Dobra robota!"
LESSON_NEXT = "Następna lekcja"
LESSONS = {
    "houses": (
        "Budowanie kolumn",
        "W dół, czerwone na czarne.",
        "O oczko niżej, na przemian czerwone i czarne: tyle o kolumnach, z których korzystają obaj gracze.",
    ),
    "foundations": (
        "Bazy",
        "Asy je zaczynają, a co pasuje, musi tam trafić.",
        "Od asa do króla w kolorze. Karta, która pasuje na bazę, idzie tam przed wszystkim innym.",
    ),
    "reserve": (
        "Najpierw magazyn",
        "Gdy na bazy pasują dwie karty.",
        "Gdy na bazy pasują dwie karty, ta z magazynu idzie pierwsza. To najczęstszy błąd.",
    ),
    "spaces": (
        "Luki",
        "Pusta kolumna i to, co ją wypełnia.",
        "Do luki może iść każda karta. Póki masz magazyn, wypełniaj luki przed odkryciem karty, najlepiej z niego.",
    ),
    "turning": (
        "Odkrywanie",
        "Talon i to, co kończy turę.",
        "Tura trwa, póki odkrywane karty pasują. Kończy ją pierwsza, którą odrzucisz na śmietnik.",
    ),
    "loading": (
        "Dokładanie",
        "Twoje karty dla rywala.",
        "O oczko wyżej lub niżej w kolorze, na śmietnik lub magazyn rywala, gdzie przykrywa karty pod spodem.",
    ),
    "turned_over": (
        "Odwrócony śmietnik",
        "Nowy talon, którego kolejność znasz.",
        "Karty odwróconego śmietnika wracają w tej kolejności, w jakiej tam trafiły. Pamiętaj ją i planuj.",
    ),
    "endgame": (
        "Końcówka",
        "Luki na ostatnie karty.",
        "Policz karty i luki, zanim odkryjesz następną. Ostatnia karta wygrywa partię.",
    ),
    "one_pack": (
        "Jedna talia",
        "Sekwensy, ich łączenie i luki.",
        "W kolorze, w górę lub w dół, po królu as. Łącz sekwensy, a luki wypełniaj ze śmietnika.",
    ),
    "stop_play": (
        "Tryb Stop",
        "Błędy i jak je zatrzymać.",
        "W trybie Stop wszystko przechodzi: pilnuj swoich baz i patrz rywalowi na ręce.",
    ),
    "foster_two": (
        "Foster, dwie talie",
        "Partia do oglądania, ruch po ruchu, wydrukowana w 1922 roku.",
        "Dokładanie, luki dla całych sekwensów i magazyn opróżniony w jednej turze: wszystko w partii Fostera.",
    ),
    "foster_one": (
        "Foster, jedna talia",
        "Partia do oglądania: jak ją przegrano i jak ją wygrać.",
        "Łączenie sekwensów i wsuwanie kart pod spód: sztuka gry jedną talią.",
    ),
}
LESSON_RIGHT = "Dobrze!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Zawołaj „Stop!”: {STOP}. Wybierz: {0}"
