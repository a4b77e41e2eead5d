"""What is said in German of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "Für das gespeicherte Spiel ist der Bildschirm zu klein."
THREE_TOO_LARGE = "Zu dritt braucht es einen größeren Bildschirm."
TOO_LARGE = "{0}: der Bildschirm ist zu klein"

RECORDS_NOT_SAVED = "Statistik kann nicht gespeichert werden"
NOT_READ = (
    (
        "Der letzte Spielstand war beschädigt: Der vorige wird benutzt",
        "Der Spielstand war beschädigt und wurde beiseitegelegt",
        "Der Spielstand ist aus einer anderen Version und wurde beiseitegelegt",
        "Stromausfall beim Speichern: Der Spielstand ist verloren",
    ),
    (
        "Die Optionen waren beschädigt: Die vorigen werden benutzt",
        "Die Optionen waren beschädigt und sind zurückgesetzt",
        "Die Optionen sind aus einer anderen Version und sind zurückgesetzt",
        "",
    ),
    (
        "Der Lernstand war beschädigt: Der vorige wird benutzt",
        "Der Lernstand war beschädigt und ist zurückgesetzt",
        "Der Lernstand ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
    (
        "Die Statistik war beschädigt: Die vorige wird benutzt",
        "Die Statistik war beschädigt und wurde beiseitegelegt",
        "Die Statistik ist aus einer anderen Version und wurde beiseitegelegt",
        "",
    ),
    (
        "Der Stand der Rätsel war beschädigt: Der vorige wird benutzt",
        "Der Stand der Rätsel war beschädigt und ist zurückgesetzt",
        "Der Stand der Rätsel ist aus einer anderen Version und ist zurückgesetzt",
        "",
    ),
    (
        "Wertung und Kalender waren beschädigt: Die vorigen werden benutzt",
        "Wertung und Kalender waren beschädigt und wurden beiseitegelegt",
        "Wertung und Kalender sind aus einer anderen Version und wurden beiseitegelegt",
        "",
    ),
)
GAME_NOT_SAVED = "Spiel nicht gespeichert: kein Platz oder schreibgeschützt"
BATTERY_LOW = "Der Akku ist fast leer: {0} %. Das Spiel ist gespeichert"
SETTINGS_NOT_SAVED = "Optionen nicht gespeichert"
MOVES_NOT_WRITTEN = "Die Züge lassen sich nicht schreiben"
LESSONS_NOT_SAVED = "Dein Lernstand wurde nicht gespeichert"

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
