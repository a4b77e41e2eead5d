"""What the browser page says in German around the device, by ids."""

WORDS = {
    "about": "Pocket Bank: Zank-Patience (Crapette)",
    "on_a": "Spielen auf",
    "which_device": "Gerät",
    "window": "Ganzes Fenster",
    "device": "Das Gerät",
    "screen": "Bildschirm und Tasten des Geräts",
    "loading": "Lädt …",
    "silent": (
        "Das Spiel ist nicht gestartet. Es braucht einen Browser mit JavaScript und WebAssembly und einen Webserver: "
        "Als Datei geöffnet startet es nicht. Steckt diese Seite in einer anderen, dann öffne sie für sich."
    ),
    "read": "Den Tisch vorlesen",
    "log": "Was geschieht",
    "lead": "Zank-Patience spielt man zu zweit: Wer zuerst alle seine Karten los ist, gewinnt.",
    "play": "Spielen",
    "teach": "Lernen",
    "take_along": "Aufs Handheld bringen",
    "one_file": (
        "Jedes dieser Geräte braucht eine Datei und spielt dann ohne Computer. Getestet ist das Spiel auf einem "
        "emulierten Chip, noch nicht auf den Geräten selbst."
    ),
    "step_get": "Lade die Datei herunter.",
    "drive": "Halte BOOTSEL gedrückt, während du das Gerät an einen Computer steckst: Ein Laufwerk erscheint.",
    "drive_x": (
        "Steck das Gerät an einen Computer und halte X gedrückt, während du es einschaltest: Ein Laufwerk erscheint."
    ),
    "drive_reset": "Steck das Gerät an einen Computer, halte {0} gedrückt und drücke RESET: Ein Laufwerk erscheint.",
    "drive_pico": (
        "Schalte das Gerät aus. Halte BOOTSEL am Pico darin gedrückt, während du den Pico an einen Computer steckst:"
        " Ein Laufwerk erscheint."
    ),
    "drive_down": (
        "Steck das Gerät an einen Computer und halte das Steuerkreuz nach unten gedrückt, während du es "
        "einschaltest: Ein Laufwerk erscheint."
    ),
    "step_drag": "Zieh die Datei auf das Laufwerk: Das Gerät startet das Spiel.",
    "files": "Die Dateien",
    "no_files": "Hier gibt es keine Dateien; der Quelltext erklärt, wie man sie baut.",
    "source": "Der Quelltext",
    "free": "Frei und offen, unter der MIT-Lizenz",
    "runs_on": "Es läuft auf MicroPython, das eine eigene Lizenz hat",
    "menu": "Menü",
    "undo_brief": "Zurück",
    "hint_brief": "Tipp",
    "stop_brief": "Stopp!",
    "bare": "Vollbild",
    "framed": "Gerät zeigen",
    "share": "Teilen",
    "step": "gehen",
    "actions": "links rechts auf ab OK zurück Karte Stopp Menü",
    "held": ", gehalten: {0}",
    "key": " (Taste: {0})",
    "choose": "Blatt wählen",
    "rules": "Regeln",
    "random": "zufällig",
    "copy": "Link kopieren",
    "copy_now": "Link zu diesem Moment kopieren",
    "copied": "Kopiert",
    "copy_by_hand": "Der Browser lässt die Seite nicht kopieren: Die Züge stehen als Text am Ende der Seite",
    "opens_game": "Dies öffnet dein Spiel von Anfang an",
    "opens_now": "Dies öffnet dein Spiel, wie es jetzt steht",
    "opens_device": "Dies öffnet das Gerät",
    "shared_won": "{0}: mit {1} Punkten gewonnen",
    "shared_lost": "{0}: mit {1} Punkten verloren",
    "costs": "Auf diesem Gerät läuft noch ein anderes Spiel.",
    "new_deal": "Neues Spiel",
    "keep": "Mein Spiel behalten",
    "no_game": "Es gibt noch kein Spiel",
    "no_storage": "Dieser Browser lässt die Seite nichts speichern: Dein Spiel endet, wenn du sie verlässt",
    "digits": "Die Nummer eines Blatts hat bis zu 15 Ziffern",
    "other_window": "Das Spiel ist in einem anderen Fenster offen: schließ es dort, dann geht es hier weiter",
    "cannot_start": "Das Spiel kann hier nicht starten: {0}",
    "too_old": "dieser Browser ist zu alt, um die Dateien zu entpacken. Einer ab 2023 kann es.",
    "link_twice": "Der Link nennt {0} zweimal",
    "link_unknown": "Der Link verlangt etwas Unbekanntes, {0}: {1}",
    "link_seed": "seed im Link ist keine Zahl bis 15 Ziffern: {1}",
    "link_unread": "{0} im Link ist nicht lesbar: {1}",
    "the_game": "Das Spiel",
    "game_is": (
        "Zank-Patience, auch Streitpatience, Crapette oder Russian Bank genannt, ist eine Patience für zwei, die "
        "einander in die Quere kommen. Die Zeichnung oben führt dasselbe Programm aus wie das echte Gerät, und zwar "
        "ganz in dieser Seite. Nichts wird gesendet: Deine Spiele bleiben in diesem Browser, eins für jedes Gerät, "
        "das du wählst."
    ),
    "safari": (
        "Safari löscht dein Spiel und deine Statistik, wenn du es sieben Tage lang benutzt, ohne hier zu spielen. "
        "Leg diese Seite auf den Home-Bildschirm und spiel von dort aus: Dann bleiben sie."
    ),
    "how_to": "So wird gespielt",
    "how_1": "Du sitzt unten, dein Gegner oben. Wer zuerst Reserve, Talon und Ablage los ist, gewinnt.",
    "how_2": (
        "Familien wachsen vom Ass an in einer Farbe aufwärts. Häuser, die acht Stapel zwischen euch, gehen "
        "abwechselnd rot und schwarz abwärts."
    ),
    "how_3": (
        "Eine Karte, die auf eine Familie passt, muss hoch, die deiner Reserve zuerst, und Lücken zwischen den "
        "Häusern werden gefüllt, bevor du eine Karte des Talons aufdeckst."
    ),
    "how_4": (
        "Häng deinem Gegner etwas an: Leg eine Karte auf seine Reserve oder Ablage, wenn sie von gleicher Farbe und "
        "um eins höher oder tiefer ist."
    ),
    "how_5": (
        "Ist nichts mehr zu tun, deck die nächste Karte des Talons auf; auf deiner Ablage beendet sie deine Runde."
    ),
    "touch": (
        "Zieh eine Karte dorthin, wo sie hin soll, oder tippe erst die Karte an und dann den Platz. Ein Doppeltipp "
        "schickt sie auf eine Familie oder spielt ihren einzigen Zug. Ein Tipp auf eine Menüzeile wählt sie, einer "
        "auf die Überschrift geht zurück. Mit Knöpfen, Tasten oder Gamepad nimmt OK eine Karte auf und legt sie am "
        "Cursor ab."
    ),
    "refused": "Ein falscher Zug wird mit Begründung abgelehnt, und ein Tipp sagt, was ein guter Spieler täte.",
    "learn": "Lern es beim Spielen, in Lektionen von ein, zwei Minuten",
    "elsewhere": "Ein Spiel auf ein anderes Gerät mitnehmen",
    "as_line": "Dein Spiel ist eine Zeile Text: Heb sie auf, verschick sie oder spiel auf einem anderen Gerät weiter.",
    "as_text": "Ein Spiel als Text",
    "export": "Mein Spiel hier einsetzen",
    "import": "Dieses Spiel fortsetzen",
}
