# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Brazilian Portuguese, with "você". The names are those of en.py, which says what each is for.

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

FORMS = ((0, 1, 0),)

# Screens: what is said on several
SAID_OF = "{0}: {1}"
SAVED_TOO_LARGE = "O jogo salvo precisa de uma tela maior."
THREE_TOO_LARGE = "Três jogadores precisam de uma tela maior."
TOO_LARGE = "{0}: esta tela é pequena demais"
NOTHING_TO_LOOK_INTO = "Ainda não há pilhas com cartas para ver"
PEOPLE = ("Você", "O adversário", "Esquerda", "Direita", "Lado A", "Lado B", "Lado C", "{0}")

RULE_SETS = {
    "classic": "Crapô",
    "foster": "Foster 1922",
    "foster36": "Foster, 36 cartas cada",
    "foster32": "Foster, 32 cartas cada",
    "cats": "Reserva primeiro",
    "catsfull": "Reserva primeiro, 13 cartas",
    "onepack": "Um baralho",
    "simple": "Simplificado",
    "three": "A três",
    "klondike": "Paciência",
}

CABLE_IS = (
    "Esperando a jogada do adversário",
    "Sem resposta no cabo: em pausa",
    "O adversário saiu: em pausa",
    "Os dois jogos são diferentes: comece outro",
    "Não há cabo aqui: em pausa",
)
CABLE_HEADS = ("", "Sem resposta", "Adversário saiu", "Diferentes", "Sem cabo")
CABLE_AGAIN = "O adversário voltou"
ASKED_BACK = "Pedido: o adversário tem que aceitar"
NOT_TAKEN_BACK = "O adversário não aceita"
NO_HINT = "Sem dicas contra uma pessoa"

# Screens: the result
WINS_GAME = (
    "Você venceu!",
    "O adversário vence",
    "Esquerda vence",
    "Direita vence",
    "O lado A vence",
    "O lado B vence",
    "O lado C vence",
    "{0} venceu!",
)
SCORES = (
    "Você marca",
    "O adversário marca",
    "Esquerda marca",
    "Direita marca",
    "O lado A marca",
    "O lado B marca",
    "O lado C marca",
    "{0} marca",
)
ENDLESS = "Este jogo acaba após {} jogadas. {MENU}: desfazer ou desistir"
GOES_ROUND = "O monte passou duas vezes sem jogada. {MENU}: desistir"
PATIENCE_SOLVED = "Resolvida!"

# Screens: a game looked at again when it is over
REVIEW_GOES = "Análise do jogo: {0} %"

# Screens: a duplicate match, the deal of the day
DEAL_OF_THE_DAY = "Mão do dia: {0}"

# Screens: records
RECORDS_NOT_KEPT = "Não foi possível salvar os recordes"
PERSON = "Pessoa {0}"
TURN_OR_STOP = "{0}, ou “Crapô!”"
STOP_BY_ANYBODY = "Crapô!"
NO_PERSONS = "Paciência é para uma pessoa só"

NO_CARDS = "Sem cartas"
CARDS = ("1 carta", "{0} cartas")
GAME_WITH_OPTIONS = ("{0}, 1 opção", "{0}, {1} opções")
BOTH_SCORE = ("Você e {0} marcam", "{0} e {1} marcam")

NOT_READ = (
    (
        "A última gravação estava danificada: vale a anterior",
        "O jogo salvo estava danificado e foi posto de lado",
        "O jogo salvo é de outra versão e foi posto de lado",
        "Faltou energia ao salvar: os dados salvos se perderam",
    ),
    (
        "Os ajustes estavam danificados: valem os anteriores",
        "Os ajustes estavam danificados e foram redefinidos",
        "Os ajustes são de outra versão e foram redefinidos",
        "",
    ),
    (
        "Seu progresso nas lições estava danificado: vale o anterior",
        "Seu progresso nas lições estava danificado e foi redefinido",
        "Seu progresso nas lições é de outra versão e foi redefinido",
        "",
    ),
    (
        "Os recordes estavam danificados: valem os anteriores",
        "Os recordes estavam danificados e foram postos de lado",
        "Os recordes são de outra versão e foram postos de lado",
        "",
    ),
    (
        "Seu progresso nos problemas estava danificado: vale o anterior",
        "Seu progresso nos problemas estava danificado e foi redefinido",
        "Seu progresso nos problemas é de outra versão e foi redefinido",
        "",
    ),
    (
        "Sua carreira estava danificada: vale a anterior",
        "Sua carreira estava danificada e foi posta de lado",
        "Sua carreira é de outra versão e foi posta de lado",
        "",
    ),
)
GAME_NOT_SAVED = "O jogo não pôde ser salvo: sem espaço, ou só leitura"
BATTERY_LOW = "Bateria fraca: {0} %. O jogo está salvo"
SETTINGS_NOT_SAVED = "Não foi possível salvar os ajustes"
LESSONS_NOT_SAVED = "Não foi possível salvar o seu progresso"

# The table: cards, players and places
RUN = "{0} cartas {1}-{2}"
WHOLE_RUN = "sequência {0}-{1}"
PILES = (
    ("sua reserva", "seu monte", "seu descarte"),
    ("reserva adversária", "monte adversário", "descarte adversário"),
    ("reserva da Esquerda", "monte da Esquerda", "descarte da Esquerda"),
    ("reserva da Direita", "monte da Direita", "descarte da Direita"),
    ("reserva de A", "monte de A", "descarte de A"),
    ("reserva de B", "monte de B", "descarte de B"),
    ("reserva de C", "monte de C", "descarte de C"),
    ("reserva de {0}", "monte de {0}", "descarte de {0}"),
)
PILES_OF_MOVER = ("reserva", "monte", "descarte")
SHOWING = "monte"
HOUSE = "casa {0}"
SPACE = "vazia {0}"
FOUNDATION = "base"

# The table: what OK would do
MOVE = "{0} \6 {1}"
MOVE_ENDS = "{0} \6 {1}: encerra o turno"
MUST = "Jogue {0} na base"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: {1} lugares"
CARD_TO = "{0}: {1}"
OR = " ou "
TURN_UP_OR_PASS = "Seu monte: virar ou passar"
PASS = "Passar"
PASS_ENDS = "Passar: encerra o turno"
HAND_TURNS_UP = "Seu monte: vira uma carta"
TURN_UP = "Virar uma carta do monte"
LAY_ON_WASTE = "Pôr uma carta do monte no descarte"
TURN_OVER = "Virar o descarte"
TURN_OVER_AND_UP = "Virar o descarte e uma carta"
TURN_UP_RESERVE = "Virar o topo da reserva"

# The table: what an opponent does
THEY_TURN_UP = "{0} vira uma carta"
THEY_PASS = "{0} passa"
THEY_TURN_UP_RESERVE = "{0} vira a reserva"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Adv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} pensa"

# The table: headings
TURN_OF = (
    "Seu turno",
    "Turno do adversário",
    "Turno da Esquerda",
    "Turno da Direita",
    "Turno de A",
    "Turno de B",
    "Turno de C",
    "Turno de {0}",
)
THE_END = "Fim"
OK_PLAYS = "{OK}: jogar"
OK_TRIES = "{OK}: tentar"
STEPS_CHOOSE = "{STEPS}: escolher"
YOU_MAY = "Você pode jogar"
YOUR_TURN_OR_STOP = "Seu turno, ou “Crapô!”"
LOOK = "Ver"
NO_LAST_TURN = "Ninguém mais jogou ainda"
STEP_OF = "{0} de {1}"

# The table: notes
GAME_OVER = "O jogo acabou"
GAME_OVER_SCORE = "O jogo acabou. {OK}: os pontos"
OPPONENT_PLAYS = "O adversário joga. {OK}: acelerar"
SKIP_TURN = "{OK}: até o seu turno"
TAKEN_BACK = "Jogada desfeita"
NOTHING_TO_STOP = "Nada a gritar: jogadas ilegais são recusadas"
COULD_BE_PLAYED = "{0} ainda serve. Para o descarte, que encerra o turno: {TURN} de novo"
FITS_NOWHERE = "{0} não serve. Ao descarte, fim do turno: {TURN}"
MOVES_LEFT = "Ainda há jogadas. Para passar: {TURN} de novo"
ONLY_PLACE = "É o único lugar. {OK}: jogar. {BACK}: devolver"
ALL_GOES_UP = "Todas as suas cartas podem subir. {OK}: subir"
ALL_RUN_UP = "Nenhuma carta está fechada. {OK}: tudo sobe sozinho"
NO_MOVE_GIVE_UP = "Não há jogadas. {OK} de novo: desistir. {MENU}: desfazer"
NO_MOVE = "Não há jogadas. {OK}: desistir"
HELD_MARK = "fixa"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK}: continuar"

# The table: hints
LOOKING_FOR_HINT = "Procurando uma boa jogada"
HINT_GIVES_UP = "Dica: isto não leva a nada. Desfaça, ou desista"
HINT_SAYS = "Dica: {0}: {1}"
REASONS = (
    "não há melhor",
    "é obrigatório",
    "sobe uma carta",
    "menos uma na sua reserva",
    "carrega a reserva do adversário",
    "carrega o descarte do adversário",
    "esvazia uma casa",
    "vira uma carta fechada",
    "solta {0}, que sobe",
    "solta {0} para a sua reserva",
    "solta {0} para a sua carta",
    "solta {0}, para carregar",
    "prepara uma casa vazia",
    "bloqueia a reserva do adversário",
    "um lugar para a sua reserva",
    "um lugar para a sua carta",
    "menos uma carta para você",
    "preenche a casa vazia",
    "para ver uma carta nova",
    "para ver uma carta nova",
    "não serve em lugar nenhum",
    "não resta mais nada",
)
REASON_CARD_UP = "sobe uma carta"
REASON_THEN = "uma jogada depois: {0}"

# The table: stop play
NOTHING_TO_CALL = "Nada a gritar: grite antes de tocar em uma carta"
NOT_SO = "Não foi. Gritar sem razão não custa nada"
OVER_BUT_STOP = "O jogo acabou. Houve uma falta? Grite “Crapô!” {OK}: os pontos"
CARD_SHOWING = "Carta virada: {0}"
WHERE_TO = "{0}: para onde? {OK}: devolver"
STOPS = (
    "Você: Crapô!",
    "O adversário: Crapô!",
    "Esquerda: Crapô!",
    "Direita: Crapô!",
    "A: Crapô!",
    "B: Crapô!",
    "C: Crapô!",
    "{0}: Crapô!",
)
TURN_IS_OVER = (
    "o seu turno acabou",
    "o turno é seu",
    "o turno da Esquerda acabou",
    "o turno da Direita acabou",
    "o turno de A acabou",
    "o turno de B acabou",
    "o turno de C acabou",
    "o turno de {0} acabou",
)
IT_DOES_NOW = "{0}. Agora preenche, e {1}."
GOES_UP_NOW = "{0}. A carta sobe agora, e {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters
SHORT_OVER = "Fim do jogo"
SHORT_NO_MOVE = "Sem jogada. {OK}: fim"
SHORT_TURN_UP_OR_PASS = "Virar ou passar"
SHORT_OPPONENT = "Adversário"
SHORT_THINKS = ("Adv. pensa", "Adv. pensa.", "Adv. pensa..", "Adv. pensa...")
SHORT_THEY_TURN_UP = "Adv. vira carta"
SHORT_THEY_PASS = "Adv. passa"
SHORT_THEY_MOVE = "Adv. {0}"
SHORT_STEP = "{0}/{1}"
SHORT_FITS = ("{0} serve: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: fim"
SHORT_IN_HOUSES = ("casa {0}", "{0}")
SHORT_OF = "{0} {1}"  # a letter of CAPTIONS, and the card there
SHORT_RUN_OF = "{0}-{1}"  # where a run begins, and its last card
SHORT_STILL_FITS = ("{0} serve! {TURN}: fim", "Serve! {TURN}: fim")
SHORT_MOVES_LEFT = "{TURN}: passar"
SHORT_WHERE_TO = "{0}: onde?"
SHORT_MUST = "Jogue {0}"
SHORT_PASS = "Passar"
SHORT_TURN_UP = "Virar carta"
SHORT_TURN_OVER = ("Virar descarte", "Virar D")
SHORT_TURN_UP_RESERVE = ("Virar reserva", "Virar R")
SHORT_RUN = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fim", "D, fim")
SHORT_TO = (
    (
        ("sua res.", "seu desc."),
        ("res. adv.", "desc. adv."),
        ("res. Esq.", "desc. Esq."),
        ("res. Dir.", "desc. Dir."),
        ("res. de A", "desc. de A"),
        ("res. de B", "desc. de B"),
        ("res. de C", "desc. de C"),
        ("res. de {0}", "desc. de {0}"),
    ),
    (
        ("sua R", "seu D"),
        ("R adv.", "D adv."),
        ("R Esq.", "D Esq."),
        ("R Dir.", "D Dir."),
        ("R de A", "D de A"),
        ("R de B", "D de B"),
        ("R de C", "D de C"),
        ("{0}: R", "{0}: D"),
    ),
)
SHORT_PILES = (
    (
        ("Sua reserva", "Seu monte", "Seu descarte"),
        ("Reserva adv.", "Monte adv.", "Descarte adv."),
        ("Reserva Esq.", "Monte Esq.", "Descarte Esq."),
        ("Reserva Dir.", "Monte Dir.", "Descarte Dir."),
        ("Reserva de A", "Monte de A", "Descarte de A"),
        ("Reserva de B", "Monte de B", "Descarte de B"),
        ("Reserva de C", "Monte de C", "Descarte de C"),
        ("Reserva de {0}", "Monte de {0}", "Descarte de {0}"),
    ),
    (
        ("Sua R", "Seu M", "Seu D"),
        ("R adv.", "M adv.", "D adv."),
        ("R Esq.", "M Esq.", "D Esq."),
        ("R Dir.", "M Dir.", "D Dir."),
        ("R de A", "M de A", "D de A"),
        ("R de B", "M de B", "D de B"),
        ("R de C", "M de C", "D de C"),
        ("{0}: R", "{0}: M", "{0}: D"),
    ),
)
SHORT_HOUSE = "Casa {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
CAPTIONS = "RMD"  # reserve, hand, waste, beside the piles
PILE_NAMES = ("res.", "monte", "descarte", "carta")

# The table: what the others did before your turn opens
TOLD = ("O adversário: {0}.", "Os adversários: {0}.", "{1}: {0}.")
TOLD_MOVES = ("1 jogada", "{0} jogadas")
TOLD_LOADED = "carga de {0} em você"
TOLD_RESERVE = "carga de {0} na sua reserva"
TOLD_WASTE = "carga de {0} no seu descarte"
TOLD_UP = "{0} nas bases"
TOLD_DISCARDED = "{0} no descarte"
AND_LAST = "{0} e {1}"
REPLAY = "{SEE}: ver."
BRIEF_BOTH = "Adv. R +{0}, D +{1}"
BRIEF_RESERVE = "Adv. R +{0}"
BRIEF_WASTE = "Adv. D +{0}"
BRIEF_MOVES = ("Adv.: 1 jogada", "Adv.: {0} jogadas")
SHORT_REPLAY = "{0}. {SEE}: ver"
