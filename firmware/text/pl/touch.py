"""What a finger reads in Polish, in place of the texts with these names elsewhere."""

TABLE = {
    "OK_PLAYS": "Dotknij miejsca",
    "GAME_OVER_SCORE": "Koniec partii. Dotknij: wynik",
    "OPPONENT_PLAYS": "Gra rywal. Dotknij, by przyspieszyć",
    "WATCHING": "Oglądasz. Dotknij, by przyspieszyć",
    "SKIP_TURN": "Dotknij, by grać",
    "COULD_BE_PLAYED": "{0} wciąż pasuje. Dotknij śmietnika jeszcze raz, by ją odrzucić i skończyć turę",
    "FITS_NOWHERE": "{0} nigdzie nie pasuje. Dotknij jej i śmietnika, by skończyć turę",
    "MOVES_LEFT": "Są jeszcze ruchy. Dotknij talonu, by spasować",
    "ONLY_PLACE": "Jedyne miejsce: dotknij go. By odłożyć kartę, dotknij jej",
    "OFFER_ALL_UP": "Wszystkie karty pasują na bazy. Dotknij tu",
    "OFFER_AUTO_FINISH": "Zakrytych kart już nie ma. Dotknij tu: reszta sama trafi na bazy",
    "NO_MOVE_RESIGN": "Brak ruchów. Dotknij kart znów, by poddać partię, tu: menu",
    "NO_MOVE": "Brak ruchów. Dotknij kart, by poddać partię",
    "OK_CONTINUES": "Dotknij ekranu",
    "MOVE_LIMIT": "Partia kończy się po {} ruchach. Dotknij tu, by cofnąć ruch lub poddać",
    "NO_PROGRESS": "Dwa razy przez talon i nic. Dotknij tu, by poddać partię",
    "REPLAY": "Dotknij tu, by zobaczyć.",
    "SHORT_REPLAY": "{0}. Dotknij tu",
}
SHORT = {
    "SHORT_NO_MOVE": "Bez ruchu: dotknij",
    "SHORT_TURN_ENDS": "{0}, Ś kończy",
    "SHORT_STILL_FITS": ("{0} pasuje; Ś kończy", "Pasuje; Ś kończy"),
    "SHORT_MOVES_LEFT": "Dotknij T: pas",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "Koniec partii. Był błąd? Dotknij tu. Jeśli nie, dotknij kart",
    "WHERE_TO": "{0}: dokąd? Dotknij: wróci",
    "OK_TRIES": "Dotknij miejsca",
    "STEPS_CHOOSE": "Dotknij miejsca",
}
LEARN = {
    "LEARN_BEGINS": "Dotknij, by zacząć lekcję",
    "LESSON_CALLS": "Dotknij tu, zawołaj „Stop!”, potem wybierz: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Dotknij wiersza, by go wybrać",
    "FOOT_LEAVE": "Góra: wyjdź",
    "FIRST_START": "Pierwszy raz? Tu: Nauka",
    "PILE_LOOK": "{0}, kart: {1}. Dotknij, by rozłożyć, obok, by wyjść",
    "PAGE_FOOT": "{0} z {1}   Prawa, lewa: strony; góra: wyjdź",
    "PAGE_FOOT_BRIEF": "{0}/{1}   Góra: wyjdź",
    "ONE_PAGE_FOOT": "Dotknij ekranu",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Dotknij cyfry, znów: wyżej; obok: gotowe",
    "NAME_ABOUT": "Dotknij imienia, by je wpisać, litera po literze.",
    "HOW_TO_SET_LETTERS": "Dotknij góry lub dołu litery; _: dalej; obok: gotowe",
}
RESULTS = {
    "MONTHS_FOOT": "Dotknij, by cofnąć o miesiąc",
}
ADVICE = {
    "LOOK_AT_ONE": "Dotknij: {1}",
    "LOOK_AT_ALL": "Dotknij: 1-{1}",
    "STEP_BY_TURN": "Pasek po prawej przewija",
}
HELP = {
    "HELP_BUTTONS": "Dotyk",
    "KEY_STEPS": (
        "Dotknij karty, potem jej miejsca, albo ją przeciągnij. Dotknięta dwa razy idzie na bazę lub robi jedyny "
        "ruch."
    ),
    "KEY_OK": "Dotknij talonu, by odkryć kartę. Dotknij jej, a potem śmietnika, by zakończyć turę.",
    "KEY_RUN": "Dotknij karty, na której leżą inne, albo ją przeciągnij: pójdą z nią, jeśli starczy luk.",
    "KEY_LAST_TURN": (
        "Dotknij słów na dole, by otworzyć menu: podpowiedź, cofanie i inne. Na początku tury pokazują one ostatnią "
        "turę rywala."
    ),
    "KEY_MENU": (
        "W menu dotknij wiersza, by go wybrać, strzałki, by zmienić wartość, nagłówka, by wrócić. Strony przewracasz "
        "po prawej, wracasz po lewej."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "Oto kolumny. Dotknij 8\2 w magazynie, a potem czarnej dziewiątki",
    },
    "FOUNDATIONS": {
        "ace": "W kolumnach leżą trzy asy. Każdy zaczyna bazę: dotknij jednego, potem bazy",
    },
    "SPACES": {
        "run": "Inny stół. Użyj najpierw luk: dotknij 8\2, karty na niej pójdą razem, potem 9\4",
    },
    "TURNING": {
        "turn": "Talon to zakryte karty. Nic innego nie pasuje: dotknij go, by odkryć kartę",
        "nowhere": "5\3 nigdzie nie pasuje. Dotknij jej, potem śmietnika, odkrytego stosu obok talonu",
    },
    "TURNED_OVER": {
        "over": "Talon się skończył. Dotknij jego miejsca: śmietnik się odwróci, tak jak leży",
        "next": "Teraz musi być 8\3: dotknij talonu",
    },
    "ENDGAME": {
        "count": "Magazynu już nie ma. Trzy karty w talonie, trzy luki: każda ma miejsce. Dotknij talonu",
    },
    "STOP_PLAY": {
        "err": "W trybie Stop wolno wszystko. 2\1 z kolumny 6 musi iść na bazę. Złam tę zasadę: dotknij talonu",
        "rule": "To byłoby dobrze. Ten jeden raz popełnij błąd: dotknij talonu",
        "call": "Rywal odrzuca kartę, a 3\1 w kolumnie 1 pasuje na bazę. Dotknij tu i zawołaj „Stop!”",
        "look": "Można, ale wtedy błąd zostanie. Najpierw zawołaj „Stop!”: dotknij tu",
    },
    "FOSTER_TWO": {
        "start": "Foster, dwie talie, 1922. A jest na dole. Dotknij: dalej. Z lewej: wstecz. Góra: menu",
    },
    "FOSTER_ONE": {
        "start": "Foster, jedna talia, 1922. A jest na dole. Dotknij: dalej. Z lewej: wstecz. Góra: menu",
    },
}
