"""What is said in German in stop play, at the table and when stop is called."""

NOTHING_TO_CALL = "Nichts zu stoppen: Ruf, bevor du eine Karte berührst"
WRONG_CALL = "Stimmt nicht. Ein falsches „Stopp!“ kostet nichts"
NEXT_TURN_LOST = "Falsches „Stopp!“: Die nächste Runde entfällt"
WRONG_CALL_HEADING = "Falsches „Stopp!“"
TURN_LOST = "Das kostet dich diese Runde."
LOST_TURN = "falsches Stopp"
OVER_BUT_STOP = "Das Spiel ist zu Ende. War etwas falsch? Ruf „Stopp!“ {OK}: Ergebnis"
CARD_SHOWING = "{0} aufgedeckt"
WHERE_TO = "{0}: wohin? {OK}: zurücklegen"
STOPS = {
    "you": "Du: Stopp!", "opponent": "Gegner: Stopp!", "left": "Links: Stopp!", "right": "Rechts: Stopp!",
    "side": "{0}: Stopp!", "named": "{0}: Stopp!",
}
TURN_IS_OVER = {
    "you": "deine Runde endet", "opponent": "du bist dran", "left": "die Runde von Links endet",
    "right": "die Runde von Rechts endet", "side": "die Runde von {0} endet", "named": "die Runde von {0} endet",
}
STOPPED_SPACE_FILLED = "{0}. Das geschieht nun, und {1}."
STOPPED_CARD_UP = "{0}. Sie geht jetzt hoch, und {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, oder „Stopp!“"
STOP_BY_ANYBODY = "Stopp!"
OK_TRIES = "{OK}: versuchen"
STEPS_CHOOSE = "{STEPS}: wählen"
YOUR_TURN_OR_STOP = "Du, oder „Stopp!“"

CALL = "Stopp! Was war falsch?"
CALL_BRIEF = "Was war falsch?"
CALL_NOTHING = "Nichts: weiter"
CALL_COSTS = "Ein falsches „Stopp!“ kostet nichts."
CALL_COSTS_TURN = "Ein falsches „Stopp!“ kostet eine Runde."
OTHER_MOVES = "Andere Züge"
EARLIER_AND_LATER = "{LR}: Züge davor und danach"
OFFENCES = {
    "foundation-first": "Familie zuerst", "reserve-first": "Reserve zuerst", "space-first": "Lücke zuerst",
    "no-fit": "Passt nicht", "not-available": "Ein anderer Fehler",
}
