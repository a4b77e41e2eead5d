"""What is said in German of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "Das gesicherte Spiel braucht einen größeren Bildschirm."
THREE_TOO_LARGE = "Zu dritt braucht es einen größeren Bildschirm."
TOO_LARGE = "{0}: der Bildschirm ist zu klein"

RECORDS_NOT_SAVED = "Statistik nicht zu sichern"
NOT_READ = (
    (
        "Die letzte Sicherung war beschädigt: Es gilt die davor",
        "Das gesicherte Spiel war beschädigt und liegt beiseite",
        "Das gesicherte Spiel ist aus einer anderen Version und liegt beiseite",
        "Stromausfall beim Sichern: Das gesicherte Spiel ist verloren",
    ),
    (
        "Die Optionen waren beschädigt: Es gelten die vorigen",
        "Die Optionen waren beschädigt und sind zurückgesetzt",
        "Die Optionen sind aus einer anderen Version und sind zurückgesetzt",
        "",
    ),
    (
        "Der Lernstand war beschädigt: Es gilt der vorige",
        "Der Lernstand war beschädigt und ist zurückgesetzt",
        "Der Lernstand ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
    (
        "Die Statistik war beschädigt: Es gilt die vorige",
        "Die Statistik war beschädigt und liegt beiseite",
        "Die Statistik ist aus einer anderen Version und liegt beiseite",
        "",
    ),
    (
        "Der Stand der Rätsel war beschädigt: Es gilt der vorige",
        "Der Stand der Rätsel war beschädigt und ist zurückgesetzt",
        "Der Stand der Rätsel ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
    (
        "Die Laufbahn war beschädigt: Es gilt die vorige",
        "Die Laufbahn war beschädigt und liegt beiseite",
        "Die Laufbahn ist aus einer anderen Version und liegt beiseite",
        "",
    ),
)
GAME_NOT_SAVED = "Spiel nicht zu sichern: kein Platz oder schreibgeschützt"
BATTERY_LOW = "Der Akku ist fast leer: {0} %. Das Spiel ist gesichert"
SETTINGS_NOT_SAVED = "Optionen sind nicht zu sichern"
LESSONS_NOT_SAVED = "Dein Lernstand ist nicht zu sichern"

NO_HOT_SEAT = "Eine Patience spielst du allein"
NO_GAMES_TEXT = "Das ist nicht der Text eines Spiels"
LINK_NOT_YES = "Im Link kann {0} nur yes sein"
LINK_NOT_ALONE = "Nach diesen Regeln kann niemand allein beide Seiten spielen"
LINK_NOT_DUPLICATE = "Ein doppeltes Match gibt es nur zu zweit, du gegen den Gegner"
LINK_NO_STOP = "Diese Regeln haben kein Stopp-Spiel, oder niemand könnte rufen"
LINK_NOT_BEGINS = "Im Link muss begins eins sein von: you opponent other"
LINK_OTHER_RULES = "Die Regeln im Link passen nicht zu seiner Stellung"
LINK_NO_PUZZLE = "Im Link muss puzzle eine Zahl von 1 bis {0} sein"
LINK_PUZZLE_ALONE = "Ein Link zu einem Rätsel kann kein Spiel nennen"
LINK_OVER = "In der Stellung des Links ist kein Zug möglich"
GAMES_TEXT_DAMAGED = "Der Text des Spiels ist beschädigt oder aus einer anderen Version"
