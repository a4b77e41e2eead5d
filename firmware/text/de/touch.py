"""What a finger reads in German, in place of the texts with these names elsewhere."""

TABLE = {
    "OK_PLAYS": "Platz antippen",
    "GAME_OVER_SCORE": "Das Spiel ist aus. Tippe fürs Ergebnis",
    "OPPONENT_PLAYS": "Dein Gegner spielt. Tippe zum Vorspulen",
    "WATCHING": "Du schaust zu. Tippen spult vor",
    "SKIP_TURN": "Tippe, um dranzukommen",
    "COULD_BE_PLAYED": "{0} passt noch wohin. Tippe noch mal auf die Ablage, um damit zu enden",
    "FITS_NOWHERE": "{0} passt nirgends. Tippe sie, dann die Ablage an, um zu enden",
    "MOVES_LEFT": "Es gibt noch Züge. Tippe zum Passen den Talon an",
    "ONLY_PLACE": "Nur dieser Platz. Tippe ihn an, zum Zurücklegen die Karte",
    "OFFER_ALL_UP": "Alle deine Karten können hoch: Tippe hier",
    "OFFER_AUTO_FINISH": "Keine Karte liegt mehr verdeckt. Tippe hier, und alle gehen hoch",
    "NO_MOVE_RESIGN": "Kein Zug mehr. Tippe die Karten noch mal an, um aufzugeben, hier: Menü",
    "NO_MOVE": "Kein Zug. Tippe zum Aufgeben auf die Karten",
    "OK_CONTINUES": "Bitte tippen",
    "MOVE_LIMIT": "Das Spiel endet nach {} Zügen. Tippe hier zum Zurücknehmen oder Aufgeben",
    "NO_PROGRESS": "Zweimal durch den Talon, nichts gespielt. Tippe hier zum Aufgeben",
    "REPLAY": "Tippe hier zum Ansehen.",
    "SHORT_REPLAY": "{0}. Tippe hier",
}
SHORT = {
    "SHORT_NO_MOVE": "Kein Zug: tippen",
    "SHORT_TURN_ENDS": "{0}, A endet",
    "SHORT_STILL_FITS": ("{0} passt; A endet", "Passt; A endet"),
    "SHORT_MOVES_LEFT": "Mit T passen",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "Das Spiel ist aus. War etwas falsch? Tippe hier. Sonst auf die Karten",
    "WHERE_TO": "{0}: wohin? Noch mal: zurück",
    "OK_TRIES": "Platz antippen",
    "STEPS_CHOOSE": "Platz antippen",
}
LEARN = {
    "LEARN_BEGINS": "Tippe für die erste Lektion",
    "LESSON_CALLS": "Tippe hier, ruf „Stopp!“ und wähl dann: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Tippe auf eine Zeile",
    "FOOT_LEAVE": "Oben: Ende",
    "FIRST_START": "Neu? Tippe auf Lernen",
    "PILE_LOOK": "{0}, {1} Karten. Zum Ausbreiten antippen, sonst daneben",
    "PAGE_FOOT": "{0} von {1}   Rechts, links tippen; oben: zurück",
    "PAGE_FOOT_BRIEF": "{0}/{1}   Oben: zurück",
    "ONE_PAGE_FOOT": "Tippe zum Ende",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Ziffer antippen, erneut: höher; daneben: Ende",
    "NAME_ABOUT": "Tippe auf den Namen, um ihn einzugeben.",
    "HOW_TO_SET_LETTERS": "Buchstabe oben/unten antippen; _: weiter; daneben: fertig",
}
RESULTS = {
    "MONTHS_FOOT": "Tippe für den Monat davor",
}
ADVICE = {
    "LOOK_AT_ONE": "Tippe für {1}",
    "LOOK_AT_ALL": "Tippe für 1-{1}",
    "STEP_BY_TURN": "Der Balken rechts blättert",
}
HELP = {
    "HELP_BUTTONS": "Tippen",
    "KEY_STEPS": (
        "Tippe eine Karte an, dann ihren Platz, oder zieh sie dorthin. Zweimal getippt geht sie auf eine Familie "
        "oder macht ihren einzigen Zug."
    ),
    "KEY_OK": (
        "Tippe auf den Talon, um eine Karte aufzudecken. Tippe sie und dann die Ablage an, um deine Runde zu "
        "beenden."
    ),
    "KEY_RUN": "Tippe eine Karte an, auf der andere liegen: Sie kommen mit, wenn Lücken dafür reichen.",
    "KEY_LAST_TURN": (
        "Tippe unten auf die Worte für das Menü: Tipp, Zurücknehmen und mehr. Zu Beginn deiner Runde zeigen sie "
        "die vorige Runde deines Gegners."
    ),
    "KEY_MENU": (
        "In Menüs wählt ein Tippen die Zeile, an einem Pfeil den Wert, auf der Überschrift geht es zurück. Seiten "
        "blätterst du rechts vor und links zurück."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "Häuser sind die Spalten. Tippe 8\2 auf der Reserve an, dann eine schwarze Neun",
    },
    "FOUNDATIONS": {
        "ace": "Drei Asse liegen in den Häusern. Jedes beginnt eine Familie: Tippe eins an, dann eine Familie",
    },
    "SPACES": {
        "run": "Ein anderer Tisch. Nutz erst die Lücken: Tippe 8\2 an, alle darauf kommen mit, dann 9\4",
    },
    "TURNING": {
        "turn": "Der Talon ist der verdeckte Stapel. Sonst passt nichts: Tippe ihn an und decke auf",
        "nowhere": "5\3 passt nirgends. Tippe sie an, dann die Ablage, offen neben dem Talon",
    },
    "TURNED_OVER": {
        "over": "Der Talon ist leer. Tippe auf seinen Platz: Die Ablage wird umgedreht, wie sie liegt",
        "next": "Nun muss 8\3 kommen: Tippe auf den Talon",
    },
    "ENDGAME": {
        "count": "Die Reserve ist weg. Drei Karten im Talon, drei Lücken: Alle haben Platz. Tippe den Talon an",
    },
    "STOP_PLAY": {
        "err": "Im Stopp-Spiel geht alles. 2\1 von Haus 6 muss hoch. Brich die Regel: Tippe auf den Talon",
        "rule": "Das wäre richtig. Mach es dieses eine Mal falsch: Tippe auf den Talon",
        "call": "Der Gegner hat abgelegt, aber 3\1 in Haus 1 musste hoch. Tippe hier und rufe „Stopp!“",
        "look": "Erlaubt, aber dann gilt der Fehler. Rufe erst „Stopp!“: Tippe hier",
    },
    "FOSTER_TWO": {
        "start": "Fosters Partie. A sitzt unten. Tippe, um weiterzugehen, links für zurück, oben fürs Menü",
    },
    "FOSTER_ONE": {
        "start": "Foster mit einem Paket. A sitzt unten. Tippe, um weiterzugehen, links für zurück, oben fürs Menü",
    },
}
