"""What is said in Portuguese of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Análise do jogo: {0} %"
AHEAD = ("Você lidera", "O adversário lidera", "Outros lideram")
SOMEBODY_AHEAD = "{0} lidera"
TURNS = "Turnos"
COST_GAME = "custou o jogo"
COST_WIN = "vitória perdida"
COST_BOTH = "custou {0} e o turno"
COST_TURN = "custou o turno"
COST_CARDS = "custou {0}"
COST_LITTLE = "custou menos de uma carta"
REVIEW_CLEAN = "Nenhuma decisão sua custou uma carta."
REVIEW_CLEAN_BRIEF = "Nada perdido"
AHEAD_FOR = "{0} do turno {2} ao {3}, por {1} no máximo"
AHEAD_ONCE = "{0} no turno {2}, por {1}"
REVIEW_READ = "Enter: ver estes turnos. back: sair"
TURN_OF_COST = "Turno {0}: {1}"
GRAPH = "Ver o gráfico"
NEXT_DECISION = "A próxima decisão"
RETRY_DECISION = "Tentar de novo"
NOT_SAVED = "Nada disso é salvo."
TO_REVIEW = "Ver a análise"
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
PLAY_ON = "Jogue a partir daqui. Nada é salvo"
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Melhor: {0} ({1})"
BETTER_BY = "{2} melhor: {0} ({1})"
WORTH_THE_GAME = "Decidia o jogo: {0} ({1})"
WOULD_HAVE_WON = "Isso ganhava: {0} ({1})"
BETTER_GOES_ON = "E depois:"
MOVE_ROW = "{0} {1}"
MOVE_STOPPED = "{0} (Crapô!)"
STEP_BY_TURN = "{LR}: turno a turno"
MOVES_AS_TEXT = "Jogadas como texto"
COPIED = "Copiado"
WRITTEN_TO = "Gravado em {0}"

LOOKING_FOR_HINT = "Procurando uma boa jogada"
HINT_GIVES_UP = "Dica: isto não leva a nada. Desfaça, ou desista"
HINT_SAYS = "Dica: {0} ({1})"
REASONS = {
    "nothing-better": "não há melhor",
    "must": "é obrigatório",
    "up": "sobe uma carta",
    "reserve": "menos uma na sua reserva",
    "loads-reserve": "carrega a reserva do adversário",
    "loads-waste": "carrega o descarte do adversário",
    "space": "esvazia uma casa",
    "hidden": "vira uma carta fechada",
    "bares-foundation": "libera {0}, que sobe",
    "bares-reserve": "libera {0} para a sua reserva",
    "bares-card": "libera {0} para a sua carta",
    "bares-load": "libera {0}, para carregar",
    "towards-space": "prepara uma casa vazia",
    "blocks": "bloqueia a reserva do adversário",
    "place-reserve": "um lugar para a sua reserva",
    "place-card": "um lugar para a sua carta",
    "card": "menos uma carta para você",
    "turn-goes-on": "o seu turno continua",
    "reserve-later": "a sua reserva pode esperar",
    "fills": "preenche a casa vazia",
    "new-card": "para ver uma carta nova",
    "new-reserve": "para ver uma carta nova",
    "no-place": "não serve em lugar nenhum",
    "nothing-left": "não resta mais nada",
}
REASON_CARD_UP = "sobe uma carta"
REASON_THEN = "uma jogada depois: {0}"
