"""What is said in Polish in stop play, at the table and when stop is called."""

NOTHING_TO_CALL = "Za późno na „Stop!”: wołaj, nim ruszysz kartę"
WRONG_CALL = "Pomyłka. Niesłuszne „Stop!” nic nie kosztuje"
NEXT_TURN_LOST = "Niesłuszne „Stop!”: tracisz następną turę"
WRONG_CALL_HEADING = "Niesłuszne „Stop!”"
TURN_LOST = "Kosztuje cię tę turę."
LOST_TURN = "złe „Stop!”"
OVER_BUT_STOP = "Koniec partii. Był błąd? Zawołaj „Stop!”. {OK}: wynik"
CARD_SHOWING = "Odkryta karta: {0}"
WHERE_TO = "{0}: dokąd? {OK}: odłóż"
STOPS = {
    "you": "Ty: Stop!", "opponent": "Rywal: Stop!", "left": "Lewy: Stop!", "right": "Prawy: Stop!",
    "side": "{0}: Stop!", "named": "{0}: Stop!",
}
TURN_IS_OVER = {
    "you": "koniec twojej tury", "opponent": "teraz twoja tura", "left": "koniec tury Lewego",
    "right": "koniec tury Prawego", "side": "koniec tury strony {0}", "named": "{0} kończy turę",
}
STOPPED_SPACE_FILLED = "{0}. Już tam idzie i {1}."
STOPPED_CARD_UP = "{0}. Już tam idzie i {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0} albo „Stop!”"
STOP_BY_ANYBODY = "Stop!"
OK_TRIES = "{OK}: spróbuj"
STEPS_CHOOSE = "{STEPS}: wybór"
YOUR_TURN_OR_STOP = "Graj albo „Stop!”"

CALL = "Stop! Co było źle?"
CALL_BRIEF = "Co było źle?"
CALL_NOTHING = "Nic: gramy dalej"
CALL_COSTS = "Niesłuszne „Stop!” nic nie kosztuje."
CALL_COSTS_TURN = "Niesłuszne „Stop!” kosztuje turę."
OTHER_MOVES = "Inne ruchy"
EARLIER_AND_LATER = "{LR}: wcześniejsze i późniejsze"
OFFENCES = {
    "foundation-first": "Najpierw baza", "reserve-first": "Najpierw magazyn", "space-first": "Najpierw luka",
    "no-fit": "Karta nie pasuje", "not-available": "Inny błąd",
}
