"""What is said in German in the list of the lessons, and around each lesson."""

LEARN_AIM = (
    (
        "Das Ziel",
        "Jeder hat eigene Karten. Du gewinnst, wenn du deine zuerst alle los bist.",
        "Die meisten kommen in die Mitte, die euch beiden gehört. Manche dürfen auf die Stapel des Gegners: Das "
        "heißt Anhängen, und er muss eine mehr loswerden.",
    ),
)
LEARN_BEGINS = "{OK}: die erste Lektion"
LESSON_SHOW = "Vormachen"
LESSON_LEAVE = "Alle Lektionen"
LESSON_DONE = "Gut gemacht!"
LESSON_NEXT = "Nächste Lektion"
LESSONS = {
    "houses": (
        "Auf Häuser bauen",
        "Abwärts, Rot auf Schwarz.",
        "Eins niedriger und in der anderen Farbe: Mehr ist es nicht, und die Häuser gehören beiden.",
    ),
    "foundations": (
        "Familien",
        "Asse beginnen sie, und was passt, muss hoch.",
        "Vom Ass bis zum König, in einer Farbe. Eine Karte, die auf eine Familie passt, kommt vor allem anderen "
        "dorthin.",
    ),
    "reserve": (
        "Reserve zuerst",
        "Wenn zwei Karten hoch können.",
        "Können zwei Karten hoch, dann zuerst die der Reserve. Kein Fehler wird öfter gestoppt.",
    ),
    "spaces": (
        "Lücken",
        "Ein leeres Haus, und was es füllt.",
        "In Lücken darf jede Karte. Solange du eine Reserve hast, fülle sie vor dem Aufdecken, am besten aus der "
        "Reserve.",
    ),
    "turning": (
        "Aufdecken",
        "Der Talon, und was eine Runde beendet.",
        "Deine Runde geht weiter, solange aufgedeckte Karten passen. Die erste, die du ablegst, beendet sie.",
    ),
    "loading": (
        "Anhängen",
        "Deine Karten für den Gegner.",
        "Eins höher oder niedriger, in derselben Farbe, auf Ablage oder Reserve des Gegners, wo sie die übrigen "
        "begräbt.",
    ),
    "turned_over": (
        "Die Ablage umgedreht",
        "Ein neuer Talon, den du schon kennst.",
        "Die umgedrehte Ablage kommt, wie du sie hingelegt hast. Merk sie dir, dann kannst du planen.",
    ),
    "endgame": (
        "Das Endspiel",
        "Lücken für die letzten Karten.",
        "Zähl deine Karten und Lücken, bevor du aufdeckst. Die letzte Karte gewinnt das Spiel.",
    ),
    "one_pack": (
        "Ein Paket",
        "Folgen, wie man sie verbindet, Lücken.",
        "Eine Farbe, auf oder ab, über König und Ass hinweg. Verbinde Folgen, füll Lücken aus der Ablage.",
    ),
    "stop_play": (
        "Stopp-Spiel",
        "Fehler, und wie du sie stoppst.",
        "Im Stopp-Spiel geht alles: Achte auf deine Familien, und sieh dem Gegner auf die Finger.",
    ),
    "foster_two": (
        "Foster, zwei Pakete",
        "Zum Ansehen, vor und zurück, wie 1922 gedruckt.",
        "Anhängen, Lücken für ganze Folgen, eine Reserve in einer Runde weg: alles aus Fosters eigener Partie.",
    ),
    "foster_one": (
        "Foster, ein Paket",
        "Zum Ansehen: wie verloren wurde, und wie man gewonnen hätte.",
        "Folgen verbinden und Karten darunterbringen: die Kunst des Spiels mit einem Paket.",
    ),
}
LESSON_RIGHT = "Richtig!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Ruf „Stopp!“: {STOP}. Wähl: {0}"
