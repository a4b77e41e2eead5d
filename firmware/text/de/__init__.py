"""German, with "du". The names are those of English, in en.

What players in German say, one word for one thing:

    reserve       die Reserve                 space        die Lücke
    hand          der Talon                   load         (dem Gegner) anhängen
    waste         die Ablage                  turn up      aufdecken (the waste turned over: umdrehen)
    house         das Haus                    stop         „Stopp!“ rufen; stop play: das Stopp-Spiel
    foundation    die Familie; hoch           pack         das Paket
    turn          die Runde, du bist dran     move         der Zug
    run           die Folge                   suit         die Farbe (colours: Rot und Schwarz)
    game, match   das Spiel, das Match        deal         das Blatt
"""
