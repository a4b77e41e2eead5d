"""What is said in Polish in a game by cable, at the table and in its menus."""

CABLE_STATES = (
    "Czekamy na ruch rywala",
    "Kabel milczy: pauza",
    "Rywal przerwał grę: pauza",
    "Partie się różnią: zacznij nową",
    "Nie ma kabla: pauza",
)
CABLE_HEADS = ("", "Brak odpowiedzi", "Rywal przerwał", "Partie się różnią", "Brak kabla")
CABLE_AGAIN = "Rywal wrócił do gry"
UNDO_REQUEST_SENT = "Prośba wysłana: rywal musi się zgodzić"
UNDO_DECLINED = "Rywal się nie zgadza"
NO_HINT = "Bez podpowiedzi przeciw człowiekowi"
BY_CABLE = ("kablem", "przez USB")
BY_CABLE_ABOUT = (
    "Z drugą osobą, której urządzenie jest połączone kablem z twoim.",
    "Z osobą przy komputerze, do którego podłączona jest ta płytka.",
)
CABLE_HEAD = "Kablem"
CABLE_WAITS = "Propozycja dla rywala:"
CABLE_HOW_TO_ACCEPT = "Na drugim urządzeniu: Nowa gra, rywal kablem."
CABLE_OFFERED = "Propozycja"
CABLE_OFFERS = "Rywal proponuje:"
CABLE_GOES_ON = "Rywal chce grać dalej:"
CABLE_AGREED = "Czekamy, aż rywal zacznie."
CABLE_BEGINS = ("Zaczynasz ty", "Zaczyna rywal")
CABLE_SCORE = "Ty masz {0}, rywal {1}"
CABLE_YES = "Zagraj"
CABLE_STOP = "Wyjdź"
CABLE_ANSWERS = (
    "Rywal odmawia.",
    "Drugie urządzenie nie zna tej gry.",
    "Ekran drugiego urządzenia jest za mały na tę grę.",
    "Obie wersje rozdają różne karty: zaktualizuj starszą.",
    "Rywal przerwał grę.",
    "Drugie urządzenie ma inną wersję gry: zaktualizuj starszą.",
    "Nie ma tu kabla.",
)
UNDO_REQUEST_HEADING = "Rywal prosi"
UNDO_REQUESTED = "Rywal prosi o cofnięcie ostatniego ruchu."
UNDO_REQUESTED_MOVES = "Rywal cofa ruchy ({0}). Cofnąć je i tutaj?"
ALLOW_UNDO = "Tak"
REQUEST_UNDO = "Poproś o cofnięcie"
