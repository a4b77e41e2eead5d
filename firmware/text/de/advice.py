"""What is said in German of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Rückschau: {0} %"
AHEAD = ("Du führst", "Gegner führt", "Andere führen")
SOMEBODY_AHEAD = "{0} führt"
TURNS = "Runden"
COST_GAME = "kostete das Spiel"
COST_WIN = "Sieg verpasst"
COST_BOTH = "kostete {0} und die Runde"
COST_TURN = "kostete die Runde"
COST_CARDS = "kostete {0}"
COST_LITTLE = "kostete weniger als eine Karte"
REVIEW_CLEAN = "Keine deiner Entscheidungen kostete eine Karte."
REVIEW_CLEAN_BRIEF = "Nichts verloren"
AHEAD_FOR = "{0} nach Runde {2} bis {3}, höchstens um {1}"
AHEAD_ONCE = "{0} nach Runde {2}, um {1}"
REVIEW_READ = "Enter: diese Runden ansehen. back: zurück"
TURN_OF_COST = "Runde {0}: {1}"
GRAPH = "Zur Kurve"
NEXT_DECISION = "Die nächste Entscheidung"
RETRY_DECISION = "Noch mal versuchen"
NOT_SAVED = "Nichts davon wird gespeichert."
TO_REVIEW = "Zur Rückschau"
LOOK_AT_ONE = "{0}: {1} ansehen"
LOOK_AT_ALL = "{0}: 1-{1} ansehen"
PLAY_ON = "Spiel hier weiter. Nichts wird gespeichert"
TURN_NUMBER = "{0}, Runde {1}:"
BETTER = "Besser: {0} ({1})"
BETTER_BY = "{2} besser: {0} ({1})"
WORTH_THE_GAME = "Das entschied das Spiel: {0} ({1})"
WOULD_HAVE_WON = "Das hätte gewonnen: {0} ({1})"
BETTER_GOES_ON = "Und dann:"
MOVE_ROW = "{0} {1}"
MOVE_STOPPED = "{0} (Stopp!)"
STEP_BY_TURN = "{LR}: Runde für Runde"
MOVES_AS_TEXT = "Züge als Text"
COPIED = "Kopiert"
WRITTEN_TO = "Geschrieben in {0}"

LOOKING_FOR_HINT = "Ein guter Zug wird gesucht"
HINT_GIVES_UP = "Tipp: Das führt zu nichts. Nimm zurück oder gib auf"
HINT_SAYS = "Tipp: {0} ({1})"
REASONS = {
    "nothing-better": "nichts ist besser",
    "must": "es ist Pflicht",
    "up": "bringt eine Karte hoch",
    "reserve": "eine Reservekarte weniger",
    "loads-reserve": "hängt an die Reserve des Gegners an",
    "loads-waste": "hängt an die Ablage des Gegners an",
    "space": "macht eine Lücke",
    "hidden": "deckt eine Karte auf",
    "bares-foundation": "{0} wird frei und kann hoch",
    "bares-reserve": "{0} frei für deine Reserve",
    "bares-card": "{0} frei für deine Karte",
    "bares-load": "{0} frei zum Anhängen",
    "towards-space": "bereitet eine Lücke vor",
    "blocks": "sperrt die Reserve des Gegners",
    "place-reserve": "ein Platz für deine Reserve",
    "place-card": "ein Platz für deine Karte",
    "card": "eine Karte weniger für dich",
    "turn-goes-on": "deine Runde geht weiter",
    "reserve-later": "deine Reserve kann warten",
    "fills": "füllt die Lücke",
    "new-card": "um eine neue Karte zu sehen",
    "new-reserve": "um eine neue Karte zu sehen",
    "no-place": "sie passt nirgends",
    "nothing-left": "sonst geht nichts mehr",
}
REASON_CARD_UP = "bringt eine Karte hoch"
REASON_THEN = "ein späterer Zug: {0}"
