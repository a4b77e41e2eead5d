"""What is read in German where the game is typed, in place of the texts with these names elsewhere."""

TABLE = {
    "HAND_TURNS_UP": "Eine Karte vom Talon aufdecken",
    "OK_PLAYS": "Tippe ok zum Spielen",
    "GAME_OVER_SCORE": "Das Spiel ist zu Ende. Enter: Ergebnis",
    "COULD_BE_PLAYED": "{0} passt noch. Um sie trotzdem abzulegen, womit deine Runde endet, tippe noch einmal turn",
    "FITS_NOWHERE": "{0} passt nirgends. Um sie abzulegen und deine Runde zu beenden, tippe turn",
    "MOVES_LEFT": "Noch sind Züge möglich. Um zu passen, tippe noch einmal turn",
    "ONLY_PLACE": "Das ist der einzige Platz. Zum Spielen tippe ok, zum Zurücklegen back",
    "OFFER_ALL_UP": "Alle deine Karten können hoch. Um sie zu spielen, tippe ok",
    "OFFER_AUTO_FINISH": "Keine Karte liegt mehr verdeckt. Damit alle hochgehen, tippe ok",
    "NO_MOVE_RESIGN": "Kein Zug mehr möglich. Um aufzugeben, tippe noch einmal ok; um einen zurückzunehmen, tippe nimm",
    "NO_MOVE": "Kein Zug mehr möglich. Um aufzugeben, tippe ok",
    "MOVE_LIMIT": "Das Spiel endet nach {} Zügen. Um einen zurückzunehmen, tippe nimm; um aufzugeben, tippe menu",
    "NO_PROGRESS": "Zweimal durch den Talon und nichts gespielt. Um aufzugeben, tippe menu",
    "REPLAY": "Um sie noch einmal zu hören, tippe back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "Das Spiel ist zu Ende. War etwas falsch? Dann tippe stop. Enter: Ergebnis",
    "WHERE_TO": "{0}: wohin? Um sie zurückzulegen, tippe ok",
    "OK_TRIES": "Tippe ok für den Versuch",
    "STEPS_CHOOSE": "Tippe links oder rechts, um zu wählen.",
    "EARLIER_AND_LATER": "Für Züge davor und danach tippe links oder rechts",
}
LEARN = {
    "LEARN_BEGINS": "Enter: die erste Lektion",
    "LESSON_CALLS": "Tippe stop und wähl dann: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Um eine Zeile zu wählen, tippe ihre Nummer",
    "FIRST_START": "Neu? Tippe lernen",
    "PILE_LOOK": "{0}, {1} Karten. Um sie zu hören, tippe ok, sonst back",
}
NEW_GAME = {
    "NAME_ABOUT": "Um den Namen zu ändern, tippe die Nummer der Zeile, dann den Namen.",
}
ADVICE = {
    "STEP_BY_TURN": "Um Runde für Runde weiterzugehen, tippe links oder rechts",
}
HELP = {
    "HELP_BUTTONS": "Befehle",
}
LESSONS = {
    "HOUSES": {
        "lay": "Häuser sind die Spalten. Leg 8\2 von der Reserve auf eine schwarze Neun: Tippe 8h auf 9x",
    },
    "FOUNDATIONS": {
        "ace": "Drei Asse liegen in den Häusern. Jedes beginnt eine Familie. Für das in Haus 1 tippe 1 hoch",
    },
    "FOSTER_TWO": {
        "start": "Fosters eigene Partie, 1922. Seite A sitzt unten. Enter: nächster Zug. Um zurückzugehen, tippe links",
    },
    "FOSTER_ONE": {
        "start": (
            "Fosters Partie mit einem Paket, 1922. Seite A sitzt unten. Enter: nächster Zug. Um zurückzugehen, tippe "
            "links"
        ),
    },
}
