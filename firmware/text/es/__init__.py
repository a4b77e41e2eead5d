"""Spanish, with "tú". The names are those of English, in en.

What players of crapette say, one word for one thing:

    reserve       la reserva                  space        el hueco
    hand          el mazo                     load         cargar (al rival)
    waste         el descarte                 turn up      destapar (the waste turned over: voltear)
    house         la columna                  stop         gritar «¡Alto!»; stop play: el juego con faltas
    foundation    la base; subir              pack         la baraja
    turn          el turno                    move         la jugada
    run           la escalera                 suit         el palo (colours: rojo y negro)
    game, match   la partida, la serie        deal         el reparto
"""
