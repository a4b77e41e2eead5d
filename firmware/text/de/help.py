"""What help says in German: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Gegner"
HELP_OPTIONS = "Varianten im Spiel"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Tasten"
HELP_STOP_PLAY = "Stopp-Spiel"
HELP_AIM = (
    (
        "Das Ziel",
        "Werde als Erster alle deine Karten los: Reserve, Talon und Ablage.",
        "Karten kommen auf die Familien (eine je Farbe und Paket, vom Ass bis zum König), auf die Häuser oder auf "
        "Stapel des Gegners.",
        "Die Häuser gehören beiden. Darauf geht es abwärts, Rot auf Schwarz und Schwarz auf Rot, Karte für Karte. "
        "Ein Haus ohne Karten ist eine Lücke: In sie darf jede Karte.",
    ),
)
HELP_TURN = (
    (
        "Deine Runde",
        "Du darfst die oberste Karte deiner Reserve und jedes Hauses spielen, und die aufgedeckte Karte.",
        "Zuerst: Passt deine Reservekarte auf eine Familie, muss sie hoch. Dann jede andere Karte, die auf eine passt.",
        "Solange du eine Reserve hast, musst du Lücken füllen, bevor du aufdeckst.",
        "Legst du die aufgedeckte Karte auf deine Ablage, endet deine Runde. Ist der Talon leer, wird die Ablage "
        "umgedreht.",
    ),
)
HELP_LOADING = (
    (
        "Anhängen",
        "Du darfst eine Karte auf Reserve oder Ablage des Gegners legen, wenn die oberste dort dieselbe Farbe hat "
        "und um eins höher oder niedriger ist: So muss der Gegner eine mehr loswerden.",
        "Der Sieger bekommt 30, dazu 2 je Karte in der Reserve des Gegners und 1 für jede andere. Nach zu vielen "
        "Runden ohne Fortschritt bekommt die Differenz, wer die kleinere Summe hat.",
    ),
)
HELP_SIMPLE = (
    (
        "Vereinfacht",
        "Ein Paket für beide: A hat Herz und Kreuz, B Pik und Karo. Je sechs Karten Reserve, 17 im Talon, sechs "
        "Häuser, vier Familien.",
        "Sonst wie Zank-Patience.",
    ),
)
HELP_THREE = (
    (
        "Zu dritt",
        "Du spielst nach Rechts und vor Links. Je acht Karten Reserve, 24 im Talon, neun Häuser.",
        "Das erste leere Haus wird mit einem Kreuz gesperrt und bleibt es. Ein aufgedeckter Joker kommt beiseite, "
        "und die nächste Karte ersetzt ihn.",
        "Du darfst beiden anhängen. Der Sieger bekommt Punkte für die Karten beider. Wer aufgibt, verliert, und "
        "der Nächste gewinnt.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Fosters Spiel",
        "Eine Karte, die auf eine Familie passt, muss zuerst hoch. Alles andere ist frei, und deine Runde endet, "
        "wann du willst.",
        "Du darfst mehr nutzen als in der Zank-Patience: deine Ablage und die des Gegners.",
        "Mit kurzen Paketen ist es dasselbe Spiel: Familien beginnen mit der Sechs (je 36 Karten) oder der Sieben "
        "(32) und enden mit dem Ass.",
    ),
)
HELP_FOSTER = (
    (
        "Reserve, Ablagen",
        "Eine verdeckte Reserve von 12. Wähl sie, um die oberste aufzudecken, solange keine Talonkarte "
        "aufgedeckt ist. Du musst sie nicht spielen.",
        "Auch von deiner Ablage und der des Gegners darfst du spielen, auf Häuser und Familien, nicht in Lücken. "
        "Die offene Reservekarte des Gegners darf auf eine Familie.",
    ),
    (
        "Deine Runde",
        "Mit Lücke und Reserve darfst du nicht vom Talon aufdecken, aber passen: Wähl den Talon, solange "
        "nichts aufgedeckt ist.",
        "Ist eine Talonkarte aufgedeckt, liegt die offene Reservekarte fest: Sie darf nur auf eine Familie.",
        "Wurde deine Ablage zweimal umgedreht, musst du Karten, die passen, spielen, bevor deine Runde endet.",
        "Aufgeben kostet 20 mehr. Nach zu vielen Runden ohne Fortschritt endet es unentschieden.",
    ),
)
HELP_CATS = (
    (
        "Reserve zuerst",
        "Werde Talon und Ablage los. Auf Häusern geht es abwärts, Rot auf Schwarz und Schwarz auf Rot.",
        "Die Reserve geht vor: auf eine Familie; dann andere Karten auf Familien; dann die Reserve in eine Lücke, "
        "dann auf ein Haus. Erst dann der Rest.",
        "Von deiner Ablage darfst du auf Häuser und Familien spielen.",
        "Anhängen darfst du nur an die Ablage des Gegners, um eins höher oder niedriger, in jeder Farbe. Passt eine "
        "Hauskarte auf ein Haus, kommt sie dorthin.",
    ),
    (
        "Deine Runde",
        "Eine aufgedeckte Karte, die auf ein Haus passt, muss dorthin. Sonst kommt sie auf deine Ablage, die nächste "
        "vom Talon darauf, und die Runde endet.",
        "Ohne Karten in Talon und Ablage gewinnst du, was auch in der Reserve liegt.",
        "Mit 12 Karten Reserve legst du Folgen als Ganzes um und bekommst deine Karten erst zu Beginn deiner ersten "
        "Runde. Mit 13 legst du Karten einzeln um, und alle werden gleich gegeben.",
    ),
)
HELP_ONE_PACK = (
    (
        "Ein Paket",
        "Keine Familien, keine Reserve. Häuser sind Folgen einer Farbe, auf oder ab, über König und Ass hinweg. "
        "Häuser mit ? werden erst gegeben, wenn der Zweite beginnt.",
        "Auch die oberste Karte deiner Ablage darfst du spielen und die des Gegners an eine Folge legen. Ganze "
        "Folgen kannst du verbinden.",
        "Nur eins musst du: solange du eine Ablage hast, Lücken füllen, bevor du aufdeckst.",
    ),
    (
        "Anhängen, Ende",
        "Deine oberste Ablagekarte oder die aufgedeckte darf auf die Ablage des Gegners, wenn deren oberste "
        "dieselbe Farbe hat und um eins höher oder niedriger ist. König und Ass sind Nachbarn.",
        "Wer keine Karten mehr hat, gewinnt und bekommt 1 je Karte des Gegners.",
    ),
)
HELP_PATIENCE = (
    (
        "Patience",
        "Bring alle Karten auf die Familien, eine je Farbe, vom Ass bis zum König.",
        "Auf Häusern geht es abwärts, Rot auf Schwarz und Schwarz auf Rot; Folgen legst du als Ganzes um. In eine "
        "Lücke darf nur ein König, auch mit seiner Folge.",
        "Wähl den Talon, um eine Karte auf die Ablage zu legen; deren oberste ist spielbar. Ist der Talon leer, wird "
        "die Ablage umgedreht, so oft du willst.",
        "Nichts ist Pflicht. Liegt nichts mehr verdeckt, kann alles von selbst hoch.",
    ),
)
HELP_STOP = (
    (
        "Stopp-Spiel",
        "Wähl es als Spielart eines neuen Spiels. Dann darfst du alles versuchen. Ein Fehler wird gestoppt und "
        "zurückgenommen, und deine Runde ist zu Ende.",
        "Hätte eine Karte auf eine Familie gemusst, kommt sie jetzt hoch. War eine Lücke zu füllen, füllt sie "
        "deine Reserve.",
        "Bei Foster wird nur eine übersehene Familie gestoppt; alles andere wird einfach zurückgelegt.",
        "Die leichteren Gegner sehen nicht alles: Ein Fehler, den sie übersehen, gilt.",
    ),
    (
        "„Stopp!“",
        "Auch Gegner machen Fehler. Ruf im Menü „Stopp!“, während sie spielen und danach, bis du eine Karte berührst.",
        "Sag, was falsch war: Familie zuerst, Reserve zuerst, Lücke zuerst und so weiter. Hast du recht, geht das "
        "Spiel bis zu diesem Zug zurück, und die Runde des Gegners ist zu Ende.",
        "Ein falsches „Stopp!“ kostet nichts, außer du hast beim neuen Spiel gewählt, dass es eine Runde kostet.",
    ),
)
HELP_HOT_SEAT = (
    (
        "Ein Gerät für alle",
        "In einem neuen Spiel kann der Gegner eine Person sein. Gebt das Gerät nach jeder Runde weiter; wer dran "
        "ist, sitzt unten.",
        "Dort gebt ihr auch eure Namen ein. In den Optionen lässt sich die Übergabe abschalten oder das Bild für "
        "ein Gegenüber drehen.",
        "In deiner eigenen Runde kannst du zurücknehmen.",
    ),
    (
        "Stopp unter Personen",
        "Eine Karte, die nirgends passt, wird sofort gestoppt. Eine versäumte Familie, Reserve oder Lücke gilt, "
        "bis es jemand sieht.",
        "Während ein anderer spielt, ruf mit der Taste oder im Menü „Stopp!“, wenn in dieser Runde etwas falsch "
        "war. Bekommst du das Gerät, gilt das der Runde davor, bis du eine Karte berührst.",
    ),
)
KEY_STEPS = "{0}: durch die Karten, die du spielen kannst, dann durch die Plätze dafür. Halten wiederholt."
KEY_OK = "{0}: Karte nehmen, hinlegen; auf dem Talon: aufdecken. In Menüs: wählen, ändern."
KEY_RUN = "{0}, wenn eine Hauskarte genommen ist: auch die darüber nehmen. Sie gehen einzeln über Lücken."
KEY_BACK = "{0}: Karte zurücklegen. Ist keine genommen: in einen Stapel sehen."
KEY_BACK_MENU = "{0}: Karte zurücklegen. Ist keine genommen: das Menü mit Tipp, Zurücknehmen und mehr."
KEY_LAST_TURN = "{0} zu Beginn deiner Runde: die vorige des Gegners."
KEY_TURN = "{0}: vom Talon aufdecken oder auf deine Ablage legen."
KEY_MENU = "{0}: das Menü mit Tipp, Zurücknehmen und mehr."
KEY_STOP = "{0}: „Stopp!“ rufen, im Stopp-Spiel."
NO_KEY_STOP = "Um im Stopp-Spiel „Stopp!“ zu rufen, wähl es im Menü."
PILE_LETTERS = "Auf diesem Bildschirm stehen R, T und A für Reserve, Talon und Ablage."
