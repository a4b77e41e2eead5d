"""Brazilian Portuguese, with "você". The names are those of English, in en.

What players of crapô say, one word for one thing:

    reserve       a reserva (o crapô)         space        a casa vazia
    hand          o monte                     load         carregar (o adversário)
    waste         o descarte                  turn up      virar
    house         a casa                      stop         gritar "Crapô!"; stop play: o jogo com faltas
    foundation    a base; subir               pack         o baralho
    turn          o turno                     move         a jogada
    run           a sequência                 suit         o naipe (colours: vermelho e preto)
    game, match   o jogo, a série             deal         a mão
"""
