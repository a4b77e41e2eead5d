"""What is said in German in a game by cable, at the table and in its menus."""

CABLE_STATES = (
    "Dein Gegner ist dran",
    "Keine Antwort vom Kabel: Pause",
    "Dein Gegner ist gegangen: Pause",
    "Die Spiele weichen ab: Beginne ein neues",
    "Hier steckt kein Kabel: Pause",
)
CABLE_HEADS = ("", "Keine Antwort", "Gegner weg", "Abweichung", "Kein Kabel")
CABLE_AGAIN = "Dein Gegner ist wieder da"
UNDO_REQUEST_SENT = "Anfrage gesendet: Dein Gegner muss zustimmen"
UNDO_DECLINED = "Dein Gegner ist dagegen"
NO_HINT = "Gegen Personen gibt es keine Tipps"
BY_CABLE = ("per Kabel", "per USB")
BY_CABLE_ABOUT = (
    "Gegen eine Person, deren Gerät per Kabel mit diesem verbunden ist.",
    "Gegen eine Person am Computer, an dem dieses Gerät steckt.",
)
CABLE_HEAD = "Per Kabel"
CABLE_WAITS = "Dem Gegner angeboten:"
CABLE_HOW_TO_ACCEPT = "Auf dem anderen Gerät: Neues Spiel, Gegner per Kabel."
CABLE_OFFERED = "Ein Angebot"
CABLE_OFFERS = "Dein Gegner bietet an:"
CABLE_GOES_ON = "Dein Gegner will weiterspielen:"
CABLE_AGREED = "Dein Gegner muss noch beginnen."
CABLE_BEGINS = ("Du beginnst", "Dein Gegner beginnt")
CABLE_SCORE = "Du hast {0}, dein Gegner {1}"
CABLE_YES = "Spielen"
CABLE_STOP = "Verlassen"
CABLE_ANSWERS = (
    "Dein Gegner hat abgelehnt.",
    "Das andere Gerät kennt dieses Spiel nicht.",
    "Für dieses Spiel ist der andere Bildschirm zu klein.",
    "Die beiden Versionen geben andere Karten: Aktualisiere die ältere.",
    "Dein Gegner ist gegangen.",
    "Auf dem anderen Gerät läuft eine andere Version: Aktualisiere die ältere.",
    "Hier steckt kein Kabel.",
)
UNDO_REQUEST_HEADING = "Dein Gegner fragt"
UNDO_REQUESTED = "Dein Gegner möchte den letzten Zug zurücknehmen."
UNDO_REQUESTED_MOVES = "Dein Gegner nahm {0} Züge zurück. Hier auch?"
ALLOW_UNDO = "Ja"
REQUEST_UNDO = "Um Rücknahme bitten"
