"""What is said in German of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Rückschau: {0} %"
AHEAD = ("Du vorn", "Gegner vorn", "Andere vorn")
SOMEBODY_AHEAD = "{0} vorn"
TURNS = "Runden"
COST_GAME = "kostete das Spiel"
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
NOT_SAVED = "Nichts davon wird gesichert."
TO_REVIEW = "Zur Rückschau"
LOOK_AT_ONE = "{0}: {1} ansehen"
LOOK_AT_ALL = "{0}: 1-{1} ansehen"
PLAY_ON = "Spiel von hier weiter. Nichts wird gesichert"
TURN_NUMBER = "{0}, Runde {1}:"
BETTER = "Besser: {0}: {1}"
BETTER_BY = "{2} besser: {0}: {1}"
WORTH_THE_GAME = "Das entschied das Spiel: {0}: {1}"
BETTER_GOES_ON = "Und dann:"

LOOKING_FOR_HINT = "Ein guter Zug wird gesucht"
HINT_GIVES_UP = "Tipp: Das führt zu nichts. Nimm zurück oder gib auf"
HINT_SAYS = "Tipp: {0}: {1}"
REASONS = (
    "nichts ist besser",
    "es ist Pflicht",
    "bringt eine Karte hoch",
    "eine Reservekarte weniger",
    "hängt Gegners Reserve eine an",
    "hängt Gegners Ablage eine an",
    "macht eine Lücke",
    "deckt eine Karte auf",
    "{0} wird frei und kann hoch",
    "{0} frei für deine Reserve",
    "{0} frei für deine Karte",
    "{0} frei zum Anhängen",
    "bereitet eine Lücke vor",
    "sperrt Gegners Reserve",
    "ein Platz für deine Reserve",
    "ein Platz für deine Karte",
    "eine Karte weniger für dich",
    "füllt die Lücke",
    "um eine neue Karte zu sehen",
    "um eine neue Karte zu sehen",
    "sie passt nirgends",
    "sonst geht nichts mehr",
)
REASON_CARD_UP = "bringt eine Karte hoch"
REASON_THEN = "ein späterer Zug: {0}"
