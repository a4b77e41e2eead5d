# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What help says in German: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Gegner"
HELP_OPTIONS = "Varianten im Spiel"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Tasten"
HELP_STOP_PLAY = "Zankspiel"
HELP_AIM = (
    (
        "Das Ziel",
        "Werde als Erster Reserve, Talon und Ablage los.",
        "Karten kommen auf die Familien (je Paket eine pro Farbe, vom Ass bis zum König), auf die Häuser oder auf "
        "Stapel des Gegners.",
        "Die Häuser gehören beiden. Es geht abwärts, Rot auf Schwarz und Schwarz auf Rot, Karte für Karte. "
        "In eine Lücke darf jede Karte.",
    ),
)
HELP_TURN = (
    (
        "Deine Runde",
        "Spielbar sind die oberste Karte deiner Reserve und jedes Hauses und die aufgedeckte Karte.",
        "Zuerst: Passt die Reservekarte auf eine Familie, muss sie hoch. Dann jede andere, die passt.",
        "Solange du eine Reserve hast, füllst du Lücken, bevor du aufdeckst.",
        "Legst du die aufgedeckte Karte auf deine Ablage, endet deine Runde. Ist der Talon leer, wird die Ablage "
        "umgedreht.",
    ),
)
HELP_LOADING = (
    (
        "Anhängen",
        "Eine Karte darf auf Reserve oder Ablage des Gegners, wenn sie dort in der Farbe passt und um eins höher "
        "oder niedriger ist: eine mehr, die er loswerden muss.",
        "Der Sieger bekommt 30, dazu 2 je Karte in der Reserve des Gegners und 1 für jede andere. Nach zu vielen "
        "Runden ohne Fortschritt bekommt, wer weniger zählt, den Unterschied.",
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
        "Das erste geleerte Haus wird mit einem Kreuz gesperrt und bleibt es. Der Joker kommt beiseite, wo er "
        "auftaucht; die nächste Karte tritt an seine Stelle.",
        "Anhängen darfst du beiden. Der Sieger bekommt die Karten beider; wer aufgibt, verliert, und der Nächste "
        "gewinnt.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Fosters Spiel",
        "Was auf eine Familie passt, muss zuerst hoch; alles andere ist frei, und die Runde endet, wann du willst.",
        "Mehr liegt offen als in der Zank-Patience: deine Ablage und die des Gegners.",
        "Mit kurzen Paketen ist es dasselbe Spiel: Familien beginnen mit der Sechs (je 36 Karten) oder der Sieben "
        "(32) und enden mit dem Ass.",
    ),
)
HELP_FOSTER = (
    (
        "Reserve, Ablagen",
        "Eine verdeckte Reserve von 12. Wähle sie, um aufzudecken, solange keine Talonkarte aufgedeckt ist. Was "
        "offen liegt, kannst du spielen oder lassen.",
        "Auch von deiner Ablage und der des Gegners darfst du spielen, auf Häuser und Familien, nicht in Lücken. "
        "Die offene Reservekarte des Gegners darf auf eine Familie.",
    ),
    (
        "Deine Runde",
        "Mit Lücke und Reserve darfst du nicht vom Talon aufdecken, aber passen: Wähle den Talon, solange "
        "nichts aufgedeckt ist.",
        "Ist eine Talonkarte aufgedeckt, liegt die offene Reservekarte fest: Sie darf nur auf eine Familie.",
        "Wurde deine Ablage zweimal umgedreht, muss eine Karte, die einen Platz hat, noch gespielt werden.",
        "Aufgeben kostet 20 mehr. Nach zu vielen Runden ohne Fortschritt endet es unentschieden.",
    ),
)
HELP_CATS = (
    (
        "Reserve zuerst",
        "Werde Talon und Ablage los. Auf Häusern geht es abwärts, Rot auf Schwarz und Schwarz auf Rot.",
        "Die Reserve geht vor: auf eine Familie; dann andere Karten auf Familien; dann die Reserve in eine Lücke, "
        "dann auf ein Haus. Erst dann der Rest.",
        "Deine Ablage darfst du auf Häuser und Familien spielen.",
        "Anhängen geht nur an Gegners Ablage, um eins höher oder niedriger, in jeder Farbe. Eine Hauskarte, die auf "
        "ein anderes Haus passt, kommt dorthin.",
    ),
    (
        "Deine Runde",
        "Eine aufgedeckte Karte, die auf ein Haus passt, muss dorthin. Sonst kommt sie auf deine Ablage, die nächste "
        "vom Talon darauf, und die Runde endet.",
        "Wer weder Talon noch Ablage hat, gewinnt, was auch in der Reserve liegt.",
        "Mit 12 Karten Reserve ziehen geordnete Karten gemeinsam, und du bekommst deine Karten erst zu Beginn deiner "
        "ersten Runde. Mit 13 ziehen Karten einzeln, und alles wird gleich gegeben.",
    ),
)
HELP_ONE_PACK = (
    (
        "Ein Paket",
        "Keine Familien, keine Reserve. Häuser sind Folgen einer Farbe, auf oder ab, über König und Ass hinweg.",
        "Auch deine Ablage ist spielbar, und von der des Gegners darfst du nehmen. Ganze Folgen kannst du verbinden.",
        "Pflicht ist nur: Fülle Lücken aus deiner Ablage, bevor du aufdeckst.",
    ),
    (
        "Anhängen, Ende",
        "Deine oberste Ablagekarte oder die aufgedeckte darf auf Gegners Ablage, wenn die Farbe stimmt und sie um eins "
        "höher oder niedriger ist.",
        "Wer keine Karten mehr hat, gewinnt und bekommt 1 je Karte des Gegners.",
    ),
)
HELP_PATIENCE = (
    (
        "Patience",
        "Bring alle Karten auf die Familien, eine je Farbe, vom Ass bis zum König.",
        "Auf Häusern geht es abwärts, Rot auf Schwarz und Schwarz auf Rot; geordnete Karten ziehen gemeinsam. In "
        "eine Lücke darf nur ein König, auch mit seiner Folge.",
        "Wähle den Talon, um eine Karte auf die Ablage zu legen; deren oberste ist spielbar. Ist der Talon leer, wird "
        "die Ablage umgedreht, so oft du willst.",
        "Pflicht ist nichts. Liegt nichts mehr verdeckt, kann alles von selbst hoch.",
    ),
)
HELP_STOP = (
    (
        "Zankspiel",
        "Wähle es als Spielart des neuen Spiels. Dann lässt sich alles versuchen. Was gegen die Regeln ist, wird "
        "gestoppt und zurückgenommen, und deine Runde ist zu Ende.",
        "Hätte eine Karte auf eine Familie gemusst, kommt sie jetzt hoch. War eine Lücke zu füllen, füllt deine "
        "Reserve sie.",
        "Bei Foster wird nur gestoppt, wer eine Familie übersieht; alles andere kommt einfach zurück.",
        "Die leichteren Gegner sehen nicht alles: Was sie übersehen, gilt.",
    ),
    (
        "»Zank!«",
        "Auch Gegner machen Fehler. Rufe »Zank!«, im Menü, während sie spielen und danach, bis du eine Karte berührst.",
        "Sag, was falsch war: Familie zuerst, Reserve zuerst, Lücke zuerst und so weiter. Hast du recht, geht das "
        "Spiel dahin zurück, und ihre Runde ist zu Ende.",
        "Falsch rügen kostet nichts.",
    ),
)
HELP_PERSONS = (
    (
        "Ein Gerät für alle",
        "Der Gegner eines neuen Spiels kann ein Mensch sein. Nach jeder Runde wird das Gerät weitergegeben; wer "
        "dran ist, sitzt unten am Tisch.",
        "Dort werden auch die Namen gesetzt. In den Einstellungen lässt sich der Hinweis dazwischen abschalten "
        "und das Bild für den zweiten drehen, der gegenübersitzt.",
        "Zurücknehmen geht in der eigenen Runde.",
    ),
    (
        "Mit Zank unter Menschen",
        "Was nirgends passt, wird sofort gerügt. Eine versäumte Familie, Reserve oder Lücke gilt, bis es jemand sieht.",
        "Während ein anderer spielt, rüge mit der Taste oder im Menü, was in dieser Runde falsch war. Bekommst "
        "du das Gerät, gilt das der Runde davor, bis du eine Karte berührst.",
    ),
)

KEY_STEPS = "{0}: durch alles Spielbare, dann durch die Plätze dafür. Gehalten läuft es weiter."
KEY_OK = "{0}: Karte nehmen, hinlegen; auf dem Talon: aufdecken. In Menüs: wählen, ändern."
KEY_BACK = "{0}: Karte zurücklegen. Ist keine genommen: in einen Stapel sehen."
KEY_BACK_MENU = "{0}: Karte zurücklegen. Ist keine genommen: das Menü mit Tipp, Zurücknehmen und dem Rest."
KEY_TURN = "{0}: vom Talon aufdecken oder auf deine Ablage legen."
KEY_MENU = "{0}: das Menü mit Tipp, Zurücknehmen und dem Rest."
KEY_STOP = "{0}: »Zank!« rufen, im Zankspiel."
NO_KEY_STOP = "Um im Zankspiel »Zank!« zu rufen, wähle es im Menü."
