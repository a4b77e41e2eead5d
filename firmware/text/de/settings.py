"""What is said in German of the settings: NAME, NAME_VALUES and NAME_ABOUT of each."""

SPEED = "Gegnertempo"
SPEED_VALUES = ("langsam", "normal", "schnell", "sofort")
SOUND = "Ton"
SOUND_VALUES = ("aus", "leise", "laut")
TAP = "Tippen auf Karten"
TAP_VALUES = ("nimmt auf", "einziger Platz", "bester Platz")
TAP_ABOUT = (
    "Tippen nimmt eine Karte auf, noch einmal Tippen legt sie ab. Doppeltes Tippen legt sie auf eine Familie.",
    "Eine Karte mit nur einem Platz geht beim ersten Tippen dorthin. Zurücknehmen geht immer.",
    "Tippen spielt: auf Familien, sonst auf Gegner, Haus oder in eine Lücke. Zurücknehmen geht immer.",
)
VIBRATION = "Vibration"
TARGET = "Länge des Matchs"
TARGET_ABOUT = "Ab dem nächsten Match. Auto: so lang, wie es zum Spiel passt."
POINTS = "{0} Punkte"
FITTING_POINTS = "auto"
SINGLE_GAME = "ein Spiel"
NAMES_OF_PILES = "Stapelnamen"
ASKS_TO_DISCARD = "Passendes ablegen"
ASKS_TO_DISCARD_VALUES = ("sofort", "fragen")
ASKS_TO_DISCARD_ABOUT = "Fragen: Bevor du eine Karte ablegst, die noch passt, wirst du gefragt."
PLAYS_FORCED = "Erzwungene Züge"
PLAYS_FORCED_VALUES = ("von Hand", "automatisch")
PLAYS_FORCED_ABOUT = "Der einzige Zug spielt sich selbst; Karte mit nur einem Platz: ein Druck."
TEACHES = "Lernhilfe"
TEACHES_ABOUT = "Jede Regel wird einmal erklärt; nach den ersten Spielen gibt es einen Rat."
LEVEL = "Nächster Gegner"
LANGUAGE = "Sprache"
CARD_LETTERS = "Kartenbuchstaben"
AS_LANGUAGE = "auto"

STARTER = "Beginn"
STARTER_VALUES = ("nach Regel", "du", "der Gegner")
STYLE = "Spielart"
STYLE_VALUES = ("Geführt", "Stopp-Spiel")
STYLE_ABOUT = (
    "Geführt: Ein verbotener Zug geht nicht, und du erfährst, warum.",
    "Stopp-Spiel: Du darfst alles versuchen. Ein Fehler wird gestoppt und beendet deine Runde, und du stoppst die "
    "Fehler des Gegners.",
)
STOP_PRICE = "Falsches „Stopp!“"
STOP_PRICE_VALUES = ("nichts", "die Runde")
STOP_PRICE_ABOUT = (
    "Ein falsches „Stopp!“ kostet nichts.",
    "Ein falsches „Stopp!“ kostet dich die Runde, oder die nächste, wenn gerade dein Gegner spielt.",
)

ACCESSIBILITY = "Bedienhilfen"
FELT = "Filz"
FELT_VALUES = ("grün", "dunkel", "hell")
PICTURE = "Bild"
PICTURE_VALUES = ("hell auf dunkel", "dunkel auf hell")
SUIT_COLOURS = "Farbtöne"
SUIT_COLOURS_VALUES = ("zwei", "vier")
SUIT_COLOURS_ABOUT = "Mit vier ist Karo orange und Kreuz blau; sie zählen weiter als Rot und Schwarz."
MARKS = "Kartenzeichen"
MARKS_VALUES = ("normal", "groß")
LEFT_HANDED = "Linkshändig"
LEFT_HANDED_VALUES = ("nein", "ja")
LEFT_HANDED_ABOUT = "Der Tisch ist gespiegelt, und wenn möglich auch die Tasten: Die Spielregeln nennen sie."

MATCH = "Match"
MATCH_VALUES = ("Normal", "Doppelt")
MATCH_ABOUT = (
    "Normal: Jedes Spiel hat seine eigenen Karten.",
    "Doppelt: Jedes Blatt wird zweimal gespielt, dann mit getauschten Plätzen. Nur die Differenz zählt, nicht das "
    "Glück.",
)

HAND_OVER = "Übergabe"
HAND_OVER_ABOUT = "Zwischen den Runden sind die Karten verdeckt, bis der Nächste das Gerät hat."
TURNED_ROUND = "Bild drehen"
TURNED_ROUND_ABOUT = "Das Bild dreht sich zum Gegenüber, wenn zwei Personen an einem Gerät spielen."
