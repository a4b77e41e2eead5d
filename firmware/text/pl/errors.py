"""What is said in Polish of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "Zapisana gra wymaga większego ekranu."
THREE_TOO_LARGE = "Gra na trzy osoby wymaga większego ekranu."
TOO_LARGE = "{0}: ekran jest za mały"

RECORDS_NOT_SAVED = "Nie da się zapisać statystyk"
NOT_READ = (
    (
        "Ostatni zapis był uszkodzony: gra używa poprzedniego",
        "Zapisana gra była uszkodzona i została odłożona na bok",
        "Zapisana gra jest z innej wersji i została odłożona na bok",
        "Zabrakło prądu podczas zapisu: zapisana gra przepadła",
    ),
    (
        "Ustawienia były uszkodzone: gra używa poprzednich",
        "Ustawienia były uszkodzone i wróciły do domyślnych",
        "Ustawienia są z innej wersji i wróciły do domyślnych",
        "",
    ),
    (
        "Postępy nauki były uszkodzone: gra używa poprzednich",
        "Postępy nauki były uszkodzone i zostały wyzerowane",
        "Postępy nauki są z innej wersji i zostały wyzerowane",
        "",
    ),
    (
        "Statystyki były uszkodzone: gra używa poprzednich",
        "Statystyki były uszkodzone i zostały odłożone na bok",
        "Statystyki są z innej wersji i zostały odłożone na bok",
        "",
    ),
    (
        "Postępy zadań były uszkodzone: gra używa poprzednich",
        "Postępy zadań były uszkodzone i zostały wyzerowane",
        "Postępy zadań są z innej wersji i zostały wyzerowane",
        "",
    ),
    (
        "Ranking i kalendarz były uszkodzone: gra używa poprzednich",
        "Ranking i kalendarz były uszkodzone i zostały odłożone na bok",
        "Ranking i kalendarz są z innej wersji i zostały odłożone na bok",
        "",
    ),
)
GAME_NOT_SAVED = "Nie da się zapisać gry: brak miejsca lub tylko odczyt"
BATTERY_LOW = "Słaba bateria: {0} %. Gra jest zapisana"
SETTINGS_NOT_SAVED = "Nie da się zapisać ustawień"
MOVES_NOT_WRITTEN = "Nie da się zapisać ruchów"
LESSONS_NOT_SAVED = "Nie da się zapisać postępów"

NO_HOT_SEAT = "Pasjans jest dla jednej osoby"
NO_GAMES_TEXT = "To nie jest tekst partii"
LINK_NOT_YES = "W linku {0} może mieć tylko wartość yes"
LINK_NOT_ALONE = "W tych zasadach nie można grać za obie strony"
LINK_NOT_DUPLICATE = "Podwójny mecz jest tylko dla dwojga: ty i rywal"
LINK_NO_STOP = "W tych zasadach nie ma trybu Stop albo nie ma kto zawołać"
LINK_NOT_BEGINS = "W linku begins to you, opponent albo other"
LINK_OTHER_RULES = "Zasady w linku nie pasują do jego pozycji"
LINK_NO_PUZZLE = "W linku puzzle to liczba od 1 do {0}"
LINK_PUZZLE_ALONE = "Link do zadania nie może wskazywać partii"
LINK_OVER = "W pozycji z linku nie ma żadnego ruchu"
GAMES_TEXT_DAMAGED = "Tekst partii jest uszkodzony albo z innej wersji"
