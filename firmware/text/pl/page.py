"""What the browser page says in Polish around the device, by ids."""

WORDS = {
    "about": "Pocket Bank: Garibaldka (crapette)",
    "on_a": "Graj na",
    "which_device": "Urządzenie",
    "window": "Całe okno",
    "device": "Konsolka",
    "screen": "Ekran i przyciski konsolki",
    "loading": "Wczytywanie…",
    "silent": (
        "Gra się nie uruchomiła. Potrzebuje przeglądarki z JavaScriptem i WebAssembly oraz serwera WWW: z pliku nie "
        "wystartuje. Jeśli ta strona jest pokazana wewnątrz innej, otwórz ją osobno."
    ),
    "read": "Odczytaj stół",
    "log": "Co się dzieje",
    "lead": "Garibaldka to pasjans dla dwojga: wygrywa, kto pierwszy pozbędzie się wszystkich swoich kart.",
    "play": "Graj",
    "teach": "Nauka",
    "take_along": "Na prawdziwą konsolkę",
    "one_file": (
        "Na każde z tych urządzeń wgrywa się jeden plik, a potem gra się bez komputera. Gra była testowana na "
        "emulowanym układzie, na samych urządzeniach jeszcze nie."
    ),
    "step_get": "Pobierz plik.",
    "drive": "Trzymaj BOOTSEL i podłącz urządzenie do komputera: pojawi się dysk.",
    "drive_x": "Podłącz urządzenie do komputera i włącz je, trzymając X: pojawi się dysk.",
    "drive_reset": "Podłącz urządzenie do komputera, trzymaj {0} i naciśnij RESET: pojawi się dysk.",
    "drive_pico": (
        "Wyłącz urządzenie. Trzymaj BOOTSEL na płytce Pico w środku i podłącz ją do komputera: pojawi się dysk."
    ),
    "drive_down": "Podłącz urządzenie do komputera i włącz je, trzymając krzyżak w dół: pojawi się dysk.",
    "step_drag": "Przeciągnij plik na dysk: urządzenie uruchomi grę.",
    "files": "Pliki",
    "no_files": "Plików tu nie ma; kod źródłowy wyjaśnia, jak je zbudować.",
    "source": "Kod źródłowy",
    "free": "Wolny i otwarty, na licencji MIT",
    "runs_on": "Działa na MicroPythonie, który ma własną licencję",
    "menu": "Menu",
    "undo_brief": "Cofnij",
    "hint_brief": "Rada",
    "stop_brief": "Stop!",
    "bare": "Pełny ekran",
    "framed": "Pokaż konsolkę",
    "share": "Udostępnij",
    "step": "ruch",
    "actions": "lewo prawo góra dół OK wstecz karta stop menu",
    "held": ", przytrzymany: {0}",
    "key": " (klawisz: {0})",
    "choose": "Wybierz rozdanie",
    "rules": "Zasady",
    "random": "losowe",
    "copy": "Kopiuj link",
    "copy_now": "Kopiuj link do tej chwili",
    "copied": "Skopiowano",
    "copy_by_hand": "Przeglądarka nie pozwala stronie kopiować: ruchy, jako tekst, są na końcu strony",
    "opens_game": "Otwiera twoją partię od początku",
    "opens_now": "Otwiera twoją partię w tym miejscu",
    "opens_device": "Otwiera konsolkę",
    "shared_won": "{0}: wygrana, {1} pkt",
    "shared_lost": "{0}: przegrana, {1} pkt",
    "costs": "Na tym urządzeniu trwa inna partia.",
    "new_deal": "Zagraj nowe rozdanie",
    "keep": "Zostaw moją partię",
    "no_game": "Nie ma jeszcze partii",
    "no_storage": "Ta przeglądarka nie pozwala niczego zapisać: partia przepadnie, gdy opuścisz stronę",
    "digits": "Numer rozdania ma do 15 cyfr",
    "other_window": "Gra jest otwarta w innym oknie: zamknij je, a tu ruszy dalej",
    "cannot_start": "Gra nie może się tu uruchomić: {0}",
    "too_old": "ta przeglądarka jest za stara, by rozpakować pliki gry. Potrzebna jest wersja z 2023 roku lub nowsza.",
    "link_twice": "Link podaje {0} dwa razy",
    "link_unknown": "Nieznana wartość {0} w linku: {1}",
    "link_seed": "W linku seed nie jest liczbą do 15 cyfr: {1}",
    "link_unread": "Nie da się odczytać {0} z linku: {1}",
    "the_game": "Gra",
    "game_is": (
        "Garibaldka, znana też jako crapette lub Russian Bank, to pasjans dla dwojga, w którym gracze wchodzą sobie w "
        "drogę. Na rysunku powyżej działa ten sam program co w prawdziwej konsolce, w całości na tej stronie. Nic nie "
        "jest nigdzie wysyłane: partie zostają w tej przeglądarce, po jednej na każde wybrane urządzenie."
    ),
    "safari": (
        "Safari usuwa partię i statystyki po siedmiu dniach korzystania z przeglądarki bez wizyty tutaj. Dodaj tę "
        "stronę do ekranu początkowego i graj stamtąd: wtedy zostaną."
    ),
    "how_to": "Jak grać",
    "how_1": "Siedzisz na dole, rywal na górze. Wygrywa, kto pierwszy pozbędzie się magazynu, talonu i śmietnika.",
    "how_2": (
        "Bazy buduje się w kolorze od asa w górę, osiem wspólnych kolumn w dół, na przemian czerwone i czarne."
    ),
    "how_3": (
        "Karta, która pasuje na bazę, musi tam iść, najpierw ta z magazynu, a luki między kolumnami wypełniasz, zanim "
        "odkryjesz kartę z talonu."
    ),
    "how_4": (
        "Dokładaj rywalowi: połóż kartę na jego magazyn lub śmietnik, jeśli jest w tym samym kolorze i o oczko wyższa "
        "lub niższa."
    ),
    "how_5": "Gdy nic już nie zostało, odkryj następną kartę z talonu; odrzucona na śmietnik kończy turę.",
    "touch": (
        "Przeciągnij kartę na jej miejsce albo dotknij karty, a potem miejsca. Podwójne dotknięcie wysyła ją na bazę "
        "lub robi jej jedyny ruch. Dotknij wiersza menu, by go wybrać, nagłówka, by wrócić. Przyciskami, klawiszami "
        "lub padem: OK bierze kartę i kładzie ją tam, gdzie jest kursor."
    ),
    "refused": "Niedozwolony ruch jest odrzucany z wyjaśnieniem, a podpowiedź mówi, co zrobiłby dobry gracz.",
    "learn": "Naucz się, grając: lekcje na minutę lub dwie",
    "elsewhere": "Przenieś partię na inne urządzenie",
    "as_line": "Partia to wiersz tekstu: zachowaj go, wyślij albo graj dalej na innym urządzeniu.",
    "as_text": "Partia jako tekst",
    "export": "Wstaw tu moją partię",
    "import": "Graj tę partię dalej",
}
