"""What is said in Portuguese in stop play, at the table and when stop is called."""

NOTHING_TO_CALL = "Nada a parar: grite antes de tocar em uma carta"
WRONG_CALL = "Não é isso. Gritar à toa não custa nada"
NEXT_TURN_LOST = "Grito à toa: você perde o próximo turno"
WRONG_CALL_HEADING = "Grito à toa"
TURN_LOST = "Custa este turno."
LOST_TURN = "grito à toa"
OVER_BUT_STOP = "O jogo acabou. Houve uma falta? Grite “Crapô!” {OK}: os pontos"
CARD_SHOWING = "Carta virada: {0}"
WHERE_TO = "{0}: para onde? {OK}: devolver"
STOPS = {
    "you": "Você: Crapô!", "opponent": "O adversário: Crapô!", "left": "Esquerda: Crapô!", "right": "Direita: Crapô!",
    "side": "{0}: Crapô!", "named": "{0}: Crapô!",
}
TURN_IS_OVER = {
    "you": "o seu turno acabou", "opponent": "o turno é seu", "left": "o turno da Esquerda acabou",
    "right": "o turno da Direita acabou", "side": "o turno de {0} acabou", "named": "o turno de {0} acabou",
}
STOPPED_SPACE_FILLED = "{0}. Agora preenche, e {1}."
STOPPED_CARD_UP = "{0}. A carta sobe agora, e {1}."
STOPPED = "{0}. {1}."
TURN_OR_STOP = "{0}, ou “Crapô!”"
STOP_BY_ANYBODY = "Crapô!"
OK_TRIES = "{OK}: tentar"
STEPS_CHOOSE = "{STEPS}: escolher"
YOUR_TURN_OR_STOP = "Seu turno, ou “Crapô!”"

CALL = "Crapô! Qual foi a falta?"
CALL_BRIEF = "Qual foi a falta?"
CALL_NOTHING = "Nada: continuar"
CALL_COSTS = "Gritar à toa não custa nada."
CALL_COSTS_TURN = "Gritar à toa custa um turno."
OTHER_MOVES = "Outras jogadas"
EARLIER_AND_LATER = "{LR}: jogadas de antes e depois"
OFFENCES = {
    "foundation-first": "Base primeiro", "reserve-first": "Reserva primeiro", "space-first": "Casa vazia primeiro",
    "no-fit": "Não serve", "not-available": "Outra falta",
}
