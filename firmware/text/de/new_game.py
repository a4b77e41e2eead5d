"""What is said in German in the menu of a new game, and of what can be chosen there."""

DEAL = "Geben"
GAME = "Spiel"
OPTIONS_ROW = "Varianten"
OPTIONS_ON = "{0} an"
NO_OPTIONS = "keine"
OPTIONS_DONE_ABOUT = "Die Varianten bleiben, wie du sie gewählt hast."
OPPONENT = "Gegner"
NO_OPPONENT = "keiner: du spielst beide"
NO_OPPONENT_BRIEF = "keiner"
NO_OPPONENT_ABOUT = "Du spielst beide Seiten, ohne Gegner."
DEAL_NO = "Blatt Nr."
RANDOM_DEAL = "Zufall"
TODAYS_DEAL = "heute, {0}"
DEAL_OF_THE_DAY_ABOUT = "Das Blatt des Tages ist sein Datum: 261122 ist der 22. November 2026, für alle gleich."
HOW_TO_SET_DIGITS = "{0}: Ziffer ändern   {1}: weiter"
NEW_GAME_COSTS = "Du gibst das laufende Spiel auf."
FIRST_GAME = "Welches Spiel?"
FIRST_MORE = "Mehr Auswahl"
FIRST_MORE_ABOUT = "Andere Spiele, andere Gegner, zwei Personen an einem Gerät: alles, was es gibt."
DEAL_NEW = "Neu geben"
WATCH = "Zuschauen"
WATCH_ABOUT = "Stufen spielen gegeneinander, und du schaust zu. Dein Spiel wartet, und nichts wird gezählt."
STOP_WATCHING = "Zuschauen beenden"
RULE_SETS_ABOUT = {
    "classic": "Zwei Pakete. Werde deine Reserve von 13 Karten, Talon und Ablage los. Eine Karte, die auf eine "
    "Familie passt, muss hoch, deine Reserve zuerst; Lücken füllst du, bevor du aufdeckst.",
    "simple": "Gut für den Anfang: Zank-Patience mit je einem halben Paket, halb so lang. Herz und Kreuz gegen "
    "Pik und Karo, je sechs Karten Reserve und drei Häuser.",
    "foster": "Freier: eine verdeckte Reserve von 12, die du aufdeckst, wann du willst. Von deiner Ablage und der "
    "des Gegners darfst du spielen. Familien gehen vor; deine Runde endet, wann du willst.",
    "foster36": "Foster 1922 von Sechs bis Ass, je 36 Karten: nicht halb so lang. Die Sechs beginnt eine Familie, "
    "und das Ass kommt auf den König.",
    "foster32": "Foster 1922 von Sieben bis Ass, je 32 Karten: ein Drittel so lang. Die Sieben beginnt eine "
    "Familie, und das Ass kommt auf den König.",
    "cats": "Die Reserve geht vor: in Lücken, auf Häuser. Folgen legst du als Ganzes um. Anhängen in jeder Farbe, aber "
    "nur an die Ablage. Du gewinnst, sobald Talon und Ablage leer sind, auch mit Reserve.",
    "catsfull": "Wie Reserve zuerst, aber mit 13 Karten Reserve; alle Karten werden gleich gegeben und einzeln "
    "umgelegt, und Hauskarten dürfen in Lücken.",
    "onepack": "Ein Paket, keine Reserve, keine Familien: Häuser sind Folgen einer Farbe, auf oder ab, über König und "
    "Ass hinweg. Pflicht ist nur, Lücken zu füllen.",
    "three": "Du gegen zwei, mit zwei Paketen und einem Joker, den niemand spielt. Je acht Karten Reserve und drei "
    "Häuser; das erste leere Haus bleibt gesperrt. Du darfst beiden anhängen.",
    "klondike": "Für dich allein: sieben Häuser mit verdeckten Karten. Du deckst eine nach der anderen auf, so oft "
    "du willst. In eine Lücke darf nur ein König.",
}
LEVELS_ABOUT = {
    "novice": "Neuling: lernt noch, übersieht vieles, was er spielen könnte, und im Stopp-Spiel die meisten deiner "
    "Fehler.",
    "easy": "Leicht: übersieht ab und zu einen Zug und im Stopp-Spiel etwa die Hälfte deiner Fehler.",
    "greedy": "Mittel: sieht jeden Zug und nimmt den, der auf den ersten Blick der beste ist.",
    "strong": "Stark: denkt die ganze Runde durch, bevor er zieht.",
    "expert": "Meister: denkt weiter, zählt die Karten und merkt sich jede, die er sah. Kein Fehler entgeht ihm.",
    "adaptive": "Adaptiv: wird stärker, wenn du gewinnst, schwächer, wenn du verlierst. Sieht nie verdeckte Karten.",
}
ADAPTIVE_NEAR = "jetzt etwa {0}"
ADAPTIVE_BETWEEN = "jetzt zwischen {0} und {1}"
OPTIONS = {
    "waste": "Von der Ablage",
    "groups": "Gruppen umlegen",
    "peek": "Erst aufdecken",
    "closed": "Reserve verdeckt",
    "strict": "Streng",
    "release": "Freilegezwang",
    "mustload": "Anhängezwang",
    "mustspace": "Lückenzwang",
    "fewest": "Nächste freilegen",
    "backs": "Verdeckte Hauskarten",
    "uncover": "Freiräumzwang",
    "r12": "Reserve von 12",
    "r11": "Reserve von 11",
    "cut": "Beginn: Abheben",
    "high": "Beginn: hohe Karte",
    "houses": "Beginn: Häuser",
    "cards": "1 Punkt je Karte",
    "thirty": "30, und 2 je Karte",
}
OPTIONS_BRIEF = {
    "waste": "Ablage nutzen",
    "mustspace": "Lückenzwang",
    "fewest": "Nächste zuerst",
    "backs": "Verdeckte K.",
}
OPTIONS_ABOUT = {
    "waste": "Du darfst die oberste Karte deiner Ablage spielen, wohin sie passt.",
    "groups": "Karten, die in einem Haus geordnet liegen, darfst du zusammen umlegen.",
    "peek": "Du darfst eine Runde mit Aufdecken beginnen, auch wenn etwas anderes zuerst käme.",
    "closed": "Die Reserve liegt verdeckt. Du deckst ihre oberste Karte auf, wann du willst, und bevor du vom "
    "Talon aufdeckst.",
    "strict": "Die nächsten drei zusammen: freilegen, anhängen, Lücken machen.",
    "release": "Eine überdeckte Karte, die hoch könnte, muss freigelegt werden, wenn die Karten auf ihr wegkönnen.",
    "mustload": "Solange du einem Gegner etwas anhängen kannst, darfst du nur das.",
    "mustspace": "Solange du eine Reserve hast, deckst du nicht auf, wenn sich ein Haus auf andere leeren lässt.",
    "fewest": "Wie Freilegezwang, aber zuerst die Karte, auf der die wenigsten liegen.",
    "backs": "Unter jedem Haus liegt eine verdeckte Karte. Dazu Streng, und verdeckte Karten müssen heraus.",
    "uncover": "Die Karten auf einer verdeckten Hauskarte müssen weg, wenn es geht. Nur mit Verdeckte Hauskarten.",
    "r12": "Die Reserve hat eine Karte weniger, der Talon eine mehr.",
    "r11": "Die Reserve hat zwei Karten weniger, der Talon zwei mehr.",
    "cut": "Das Los entscheidet, wer beginnt.",
    "high": "Wer die höhere Reservekarte hat, beginnt; das Ass ist am höchsten.",
    "houses": "Wer die niedrigeren Hauskarten hat, beginnt; die Reserve zählt nicht.",
    "cards": "Der Sieger bekommt 1 je Karte, die der Gegner noch hat; auch, wenn keine der beiden Varianten an ist.",
    "thirty": "Der Sieger bekommt 30, dazu 2 je Karte, die der Gegner noch hat.",
}

HOT_SEAT_OF_TWO = "eine Person"
HOT_SEAT_OF_THREE = "zwei Personen"
HOT_SEAT_OF_TWO_ABOUT = "Zwei Personen geben ein Gerät hin und her. Der Computer spielt nicht mit."
HOT_SEAT_OF_THREE_ABOUT = "Drei Personen geben ein Gerät weiter. Der Computer spielt nicht mit."
NAMES_ROW = "Namen"
NAMES_ABOUT = "Eure Namen: je bis zu acht Buchstaben, die gespeichert werden."
NO_NAME = "kein Name"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: den Namen eingeben, Buchstabe für Buchstabe."
HOW_TO_SET_LETTERS = "{0}: Buchstabe ändern   {1}: weiter; bei _: fertig"
