"""What help says in Polish: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Rywale"
HELP_OPTIONS = "Opcje w tej grze"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Przyciski"
HELP_STOP_PLAY = "Tryb Stop"
HELP_AIM = (
    (
        "Cel gry",
        "Wygrywa, kto pierwszy pozbędzie się wszystkich swoich kart: magazynu, talonu i śmietnika.",
        "Karty idą na bazy (po jednej na kolor każdej talii, od asa do króla), na kolumny albo na karty rywala.",
        "Kolumny są wspólne. Buduje się je w dół, na przemian czerwone i czarne, po jednej karcie. Kolumna bez kart "
        "to luka: może tam iść każda karta.",
    ),
)
HELP_TURN = (
    (
        "Twoja tura",
        "Możesz grać wierzch magazynu, ostatnią kartę każdej kolumny i odkrytą kartę z talonu.",
        "Najpierw: jeśli karta magazynu pasuje na bazę, musi tam iść. Potem każda inna, która pasuje.",
        "Póki masz magazyn, musisz wypełnić luki, zanim odkryjesz kartę.",
        "Odkryta karta odrzucona na śmietnik kończy turę. Gdy talon się skończy, odwracasz śmietnik.",
    ),
)
HELP_LOADING = (
    (
        "Dokładanie",
        "Możesz położyć kartę na magazyn lub śmietnik rywala, jeśli jego wierzch jest w tym samym kolorze i o oczko "
        "wyższy lub niższy: rywal ma o kartę więcej.",
        "Zwycięzca dostaje 30, po 2 za kartę w magazynie rywala i po 1 za każdą inną. Po zbyt wielu turach bez postępu "
        "różnicę dostaje ten, kto ma mniejszą sumę.",
    ),
)
HELP_SIMPLE = (
    (
        "Uproszczona",
        "Jedna talia na dwoje: A ma kiery i trefle, B piki i kara. Magazyny po sześć, talony po 17, sześć kolumn, "
        "cztery bazy.",
        "Reszta jest jak w Garibaldce.",
    ),
)
HELP_THREE = (
    (
        "Trzy osoby",
        "Grasz po Prawym, a przed Lewym. Magazyny po osiem, talony po 24, dziewięć kolumn.",
        "Pierwsza pusta kolumna zostaje zamknięta krzyżykiem na stałe. Odkryty joker idzie na bok, a jego miejsce "
        "zajmuje następna karta.",
        "Dokładasz, komu chcesz. Zwycięzca dostaje punkty za karty obu. Kto się poddaje, przegrywa, a następny "
        "wygrywa.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Gra Fostera",
        "Karta, która pasuje na bazę, musi tam iść pierwsza. Reszta jest dowolna, a turę kończysz, kiedy chcesz.",
        "Wolno ci więcej niż w Garibaldce: grać ze śmietnika, także rywala.",
        "Krótkimi taliami gra się tak samo: bazy zaczynają się od szóstki (po 36 kart) lub siódemki (po 32), a kończą "
        "na asie.",
    ),
)
HELP_FOSTER = (
    (
        "Magazyn i śmietniki",
        "Magazyn to 12 zakrytych kart. Wybierz go, by odkryć wierzch, gdy żadna karta talonu nie jest odkryta. Grać "
        "jej nie musisz.",
        "Możesz też grać ze śmietnika, swojego i rywala, na kolumny i bazy, ale nie do luk. Odkryta karta magazynu "
        "rywala może iść na bazę.",
    ),
    (
        "Twoja tura",
        "Póki jest luka i masz magazyn, nie odkrywasz talonu, ale możesz spasować: wybierz talon, gdy nic nie jest "
        "odkryte.",
        "Gdy odkryjesz kartę talonu, odkryta karta magazynu ma blokadę: może iść tylko na bazę.",
        "Po dwóch odwróceniach śmietnika musisz zagrać pasujące karty, zanim skończysz turę.",
        "Poddanie kosztuje 20 więcej. Po zbyt wielu turach bez postępu jest remis.",
    ),
)
HELP_CATS = (
    (
        "Najpierw magazyn",
        "Pozbądź się talonu i śmietnika. Kolumny buduje się w dół, na przemian czerwone i czarne.",
        "Magazyn idzie pierwszy: na bazę; potem inne karty na bazy; potem magazyn do luki, potem na kolumnę. Reszta "
        "dopiero po tym.",
        "Możesz grać ze śmietnika na kolumny i bazy.",
        "Dokładać wolno tylko na śmietnik rywala, o oczko wyżej lub niżej, w dowolnym kolorze. Karta kolumny, która "
        "pasuje na inną kolumnę, idzie tam.",
    ),
    (
        "Twoja tura",
        "Odkryta karta, która pasuje na kolumnę, musi tam iść. Jeśli nie pasuje, trafia na śmietnik, na nią następna "
        "karta talonu i tura się kończy.",
        "Bez talonu i śmietnika wygrywasz, cokolwiek zostało w magazynie.",
        "Przy magazynie 12 kart sekwensy idą razem, a twoje karty są rozdawane na początku twojej pierwszej tury. "
        "Przy 13 karty idą po jednej, a rozdaje się wszystkie od razu.",
    ),
)
HELP_ONE_PACK = (
    (
        "Jedna talia",
        "Bez baz i magazynów. Kolumny to sekwensy w kolorze, w górę lub w dół, po królu as. Kolumny oznaczone ? są "
        "rozdawane później, gdy zaczyna drugi gracz.",
        "Możesz też grać wierzch swojego śmietnika, a wierzch śmietnika rywala kłaść na sekwens. Całe sekwensy można "
        "łączyć.",
        "Obowiązek jest jeden: póki masz śmietnik, wypełnić luki, zanim odkryjesz kartę.",
    ),
    (
        "Dokładanie i koniec",
        "Wierzch twojego śmietnika lub odkryta karta może iść na śmietnik rywala, jeśli jego wierzch jest w tym samym "
        "kolorze i o oczko wyższy lub niższy; król i as sąsiadują.",
        "Kto nie ma kart, wygrywa i dostaje 1 za każdą kartę rywala.",
    ),
)
HELP_PATIENCE = (
    (
        "Pasjans",
        "Ułóż wszystkie karty na bazach, po jednej na kolor, od asa do króla.",
        "Kolumny buduje się w dół, na przemian czerwone i czarne; sekwensy idą razem. Do luki idzie tylko król lub "
        "sekwens od króla.",
        "Wybierz talon, by położyć jego kartę na śmietnik, którego wierzch można grać. Gdy talon się skończy, "
        "odwracasz śmietnik, ile razy chcesz.",
        "Nic nie jest obowiązkowe. Gdy żadna karta nie jest zakryta, reszta może sama trafić na bazy.",
    ),
)
HELP_STOP = (
    (
        "Tryb Stop",
        "Wybierz go w nowej grze jako tryb. Możesz wtedy próbować wszystkiego. Zły ruch zostaje zatrzymany i cofnięty, "
        "a tura się kończy.",
        "Jeśli karta mogła iść na bazę, idzie tam teraz. Jeśli trzeba było wypełnić lukę, wypełnia ją magazyn.",
        "W grze Fostera zatrzymywana jest tylko pominięta baza; inne karty po prostu wracają.",
        "Niższe poziomy nie widzą wszystkiego: przeoczony błąd zostaje.",
    ),
    (
        "Wołanie „Stop!”",
        "Rywal też się myli. Zawołaj „Stop!”, z menu, w jego turze i po niej, dopóki nie ruszysz karty.",
        "Wskaż błąd: Najpierw baza, Najpierw magazyn, Najpierw luka i tak dalej. Gdy masz rację, gra wraca do tego "
        "ruchu, a tura rywala się kończy.",
        "Niesłuszne „Stop!” nic nie kosztuje, chyba że w nowej grze wybierzesz, że kosztuje turę.",
    ),
)
HELP_HOT_SEAT = (
    (
        "Jedno urządzenie",
        "W nowej grze rywalem może być druga osoba. Po każdej turze przekażcie urządzenie; kto gra, jest na dole.",
        "Tam też wpiszecie imiona. W Ustawieniach można pominąć ekran przekazania albo obracać obraz do osoby "
        "naprzeciwko.",
        "Cofać można w obrębie własnej tury.",
    ),
    (
        "Stop między ludźmi",
        "Karta, która nigdzie nie pasuje, zostaje zatrzymana od razu. Pominięta baza, magazyn lub luka zostaje, póki "
        "ktoś tego nie zauważy.",
        "Gdy gra ktoś inny, wołaj „Stop!” przyciskiem lub z menu, jeśli błąd był w tej turze. Gdy dostajesz "
        "urządzenie, możesz wskazać błąd z poprzedniej, dopóki nie ruszysz karty.",
    ),
)
KEY_STEPS = "{0}: przechodzi po kartach, którymi możesz grać, potem po miejscach dla karty. Przytrzymaj, by powtarzać."
KEY_OK = "{0}: bierze kartę i kładzie ją; na talonie odkrywa kartę. W menu wybiera lub zmienia."
KEY_RUN = "{0}, gdy trzymasz kartę kolumny: weź też tę nad nią. Pójdą po jednej, przez luki."
KEY_BACK = "{0}: odłóż kartę. Bez karty: przejrzyj karty."
KEY_BACK_MENU = "{0}: odłóż kartę. Bez karty: menu z podpowiedzią, cofaniem i innymi."
KEY_LAST_TURN = "{0} na początku tury: powtórka tury rywala."
KEY_TURN = "{0}: odkryj kartę talonu albo ją odrzuć."
KEY_MENU = "{0}: menu z podpowiedzią, cofaniem i innymi."
KEY_STOP = "{0}: zawołaj „Stop!” w trybie Stop."
NO_KEY_STOP = "„Stop!” w trybie Stop wołasz z menu."
PILE_LETTERS = "Na tym ekranie M, T i Ś to magazyn, talon i śmietnik."
