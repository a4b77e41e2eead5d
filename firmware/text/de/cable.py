# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said in German in a game by cable, at the table and in its menus."""

CABLE_IS = (
    "Dein Gegner ist dran",
    "Keine Antwort vom Kabel: Pause",
    "Dein Gegner ist gegangen: Pause",
    "Die Spiele weichen ab: Beginne ein neues",
    "Hier steckt kein Kabel: Pause",
)
CABLE_HEADS = ("", "Keine Antwort", "Gegner weg", "Abweichung", "Kein Kabel")
CABLE_AGAIN = "Dein Gegner ist wieder da"
ASKED_BACK = "Gefragt: Dein Gegner muss zustimmen"
NOT_TAKEN_BACK = "Dein Gegner ist dagegen"
NO_HINT = "Gegen Menschen gibt es keine Tipps"
BY_CABLE = ("per Kabel", "per USB")
BY_CABLE_ABOUT = (
    "Gegen einen Menschen, dessen Gerät per Kabel mit diesem verbunden ist.",
    "Gegen einen Menschen am Computer, an dem dieses Gerät steckt.",
)
CABLE_HEAD = "Per Kabel"
CABLE_WAITS = "Dem Gegner angeboten:"
CABLE_THERE = "Drüben wählen: Neues Spiel, Gegner per Kabel."
CABLE_OFFERED = "Ein Angebot"
CABLE_OFFERS = "Dein Gegner bietet an:"
CABLE_GOES_ON = "Dein Gegner will weiterspielen:"
CABLE_AGREED = "Dein Gegner muss noch beginnen."
CABLE_BEGINS = ("Du beginnst", "Dein Gegner beginnt")
CABLE_SCORE = "Du hast {0}, dein Gegner {1}"
CABLE_YES = "Spielen"
CABLE_STOP = "Verlassen"
CABLE_SAYS = (
    "Dein Gegner hat abgelehnt.",
    "Das andere Gerät kennt dieses Spiel nicht.",
    "Für dieses Spiel ist der andere Bildschirm zu klein.",
    "Die beiden Versionen geben andere Karten: Aktualisiere die ältere.",
    "Dein Gegner ist gegangen.",
    "Drüben läuft eine andere Version: Aktualisiere die ältere.",
    "Hier steckt kein Kabel.",
)
CABLE_ASKS = "Dein Gegner fragt"
ASKS_BACK = "Dein Gegner möchte den letzten Zug zurücknehmen."
ASKS_BACK_FURTHER = "Dein Gegner hat {0} Züge zurückgenommen. Mitgehen?"
LET_TAKE_BACK = "Ja"
ASK_TAKE_BACK = "Um Rücknahme bitten"
