"""What is read in Polish where the game is typed, in place of the texts with these names elsewhere."""

TABLE = {
    "HAND_TURNS_UP": "Odkryj kartę z talonu",
    "OK_PLAYS": "Wpisz ok, by zagrać",
    "GAME_OVER_SCORE": "Koniec partii. Enter: wynik",
    "COULD_BE_PLAYED": "{0} wciąż pasuje. Aby mimo to odrzucić ją na śmietnik i skończyć turę, wpisz turn jeszcze raz",
    "FITS_NOWHERE": "{0} nigdzie nie pasuje. Aby ją odrzucić i skończyć turę, wpisz turn",
    "MOVES_LEFT": "Są jeszcze ruchy. Aby spasować, wpisz turn jeszcze raz",
    "ONLY_PLACE": "To jedyne miejsce. Aby zagrać, wpisz ok; aby odłożyć z powrotem, wpisz back",
    "OFFER_ALL_UP": "Wszystkie twoje karty pasują na bazy. Aby je zagrać, wpisz ok",
    "OFFER_AUTO_FINISH": "Zakrytych kart już nie ma. Aby reszta sama trafiła na bazy, wpisz ok",
    "NO_MOVE_RESIGN": "Brak ruchów. Aby poddać partię, wpisz ok jeszcze raz; aby cofnąć ruch, wpisz cofnij",
    "NO_MOVE": "Brak ruchów. Aby poddać partię, wpisz ok",
    "MOVE_LIMIT": "Partia kończy się po {} ruchach. Aby cofnąć ruch, wpisz cofnij; aby poddać partię, wpisz menu",
    "NO_PROGRESS": "Dwa razy przez talon i nic. Aby poddać partię, wpisz menu",
    "REPLAY": "Aby usłyszeć to ponownie, wpisz back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "Koniec partii. Był błąd? Wpisz stop. Enter: wynik",
    "WHERE_TO": "{0}: dokąd? Aby odłożyć z powrotem, wpisz ok",
    "OK_TRIES": "Wpisz ok, by spróbować",
    "STEPS_CHOOSE": "Wpisz lewo lub prawo, by wybrać.",
    "EARLIER_AND_LATER": "Wcześniejsze i późniejsze ruchy: wpisz lewo lub prawo",
}
LEARN = {
    "LEARN_BEGINS": "Enter: pierwsza lekcja",
    "LESSON_CALLS": "Wpisz stop, a potem wybierz: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Aby wybrać wiersz, wpisz jego numer",
    "FIRST_START": "Pierwszy raz? Wpisz nauka",
    "PILE_LOOK": "{0}, kart: {1}. Aby usłyszeć jakie, wpisz ok; aby wyjść, wpisz back",
}
NEW_GAME = {
    "NAME_ABOUT": "Aby zmienić imię, wpisz numer wiersza, a potem imię.",
}
ADVICE = {
    "STEP_BY_TURN": "Aby iść tura po turze, wpisz lewo lub prawo",
}
HELP = {
    "HELP_BUTTONS": "Polecenia",
}
LESSONS = {
    "HOUSES": {
        "lay": "To kolumny: połóż 8\2 z magazynu na czarną dziewiątkę. Wpisz 8h na 9t",
    },
    "FOUNDATIONS": {
        "ace": "W kolumnach leżą trzy asy. Każdy zaczyna bazę. Dla asa z kolumny 1 wpisz 1 baza",
    },
    "FOSTER_TWO": {
        "start": (
            "Partia z książki Fostera, 1922. Strona A siedzi na dole. Enter: następny ruch. Aby się cofnąć, "
            "wpisz lewo"
        ),
    },
    "FOSTER_ONE": {
        "start": (
            "Partia Fostera jedną talią, 1922. Strona A siedzi na dole. Enter: następny ruch. Aby się cofnąć, "
            "wpisz lewo"
        ),
    },
}
