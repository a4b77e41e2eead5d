"""What is said in Polish of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "Zapisana partia wymaga większego ekranu."
THREE_TOO_LARGE = "Gra na trzy osoby wymaga większego ekranu."
TOO_LARGE = "{0}: ekran jest za mały"

RECORDS_NOT_SAVED = "Nie da się zapisać statystyk"
NOT_READ = (
    (
        "Ostatni zapis był uszkodzony: wczytano poprzedni",
        "Zapisana partia była uszkodzona i została odłożona na bok",
        "Zapisana partia jest z innej wersji i została odłożona na bok",
        "Zabrakło prądu podczas zapisu: zapisana partia przepadła",
    ),
    (
        "Ustawienia były uszkodzone: wczytano poprzednie",
        "Ustawienia były uszkodzone: przywrócono domyślne",
        "Ustawienia są z innej wersji: przywrócono domyślne",
        "",
    ),
    (
        "Postępy w nauce były uszkodzone: wczytano poprzednie",
        "Postępy w nauce były uszkodzone i zostały wyzerowane",
        "Postępy w nauce są z innej wersji i zostały wyzerowane",
        "",
    ),
    (
        "Statystyki były uszkodzone: wczytano poprzednie",
        "Statystyki były uszkodzone i zostały odłożone na bok",
        "Statystyki są z innej wersji i zostały odłożone na bok",
        "",
    ),
    (
        "Postępy w zadaniach były uszkodzone: wczytano poprzednie",
        "Postępy w zadaniach były uszkodzone i zostały wyzerowane",
        "Postępy w zadaniach są z innej wersji i zostały wyzerowane",
        "",
    ),
    (
        "Ranking i kalendarz były uszkodzone: wczytano poprzednie",
        "Ranking i kalendarz były uszkodzone i zostały odłożone na bok",
        "Ranking i kalendarz są z innej wersji i zostały odłożone na bok",
        "",
    ),
)
GAME_NOT_SAVED = "Nie da się zapisać partii: brak miejsca lub tylko odczyt"
BATTERY_LOW = "Słaba bateria: {0} %. Partia jest zapisana"
SETTINGS_NOT_SAVED = "Nie da się zapisać ustawień"
MOVES_NOT_WRITTEN = "Nie da się zapisać ruchów"
LESSONS_NOT_SAVED = "Nie da się zapisać postępów"

NO_HOT_SEAT = "Pasjans jest dla jednej osoby"
NO_GAMES_TEXT = "To nie jest tekst partii"
LINK_NOT_YES = "W linku {0} może mieć tylko wartość yes"
LINK_NOT_ALONE = "W tych zasadach nie można grać za obie strony"
LINK_NOT_DUPLICATE = "Podwójny mecz jest tylko dla dwojga: dla ciebie i rywala"
LINK_NO_STOP = "W tych zasadach nie ma trybu Stop albo nie ma kto wołać „Stop!”"
LINK_NOT_BEGINS = "W linku begins może mieć wartość you, opponent, other"
LINK_OTHER_RULES = "Zasady w linku nie pasują do jego pozycji"
LINK_NO_PUZZLE = "W linku puzzle to liczba od 1 do {0}"
LINK_PUZZLE_ALONE = "Link do zadania nie może wskazywać partii"
LINK_OVER = "W pozycji z linku nie ma żadnego ruchu"
GAMES_TEXT_DAMAGED = "Tekst partii jest uszkodzony albo z innej wersji"
