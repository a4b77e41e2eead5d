"""What is said in Portuguese at the table, in every game."""

FORMS = ((0, 1, 0),)

NAME_AND_TEXT = "{0}: {1}"
PEOPLE = {
    "you": "Você", "opponent": "O adversário", "left": "Esquerda", "right": "Direita", "side": "Lado {0}",
    "named": "{0}",
}
UNNAMED_PLAYER = "Jogador {0}"
NO_CARDS = "Sem cartas"
CARDS = ("1 carta", "{0} cartas")
SEQUENCE = "{0} cartas {1}-{2}"
WHOLE_SEQUENCE = "sequência {0}-{1}"
PILES = {
    "you": ("sua reserva", "seu monte", "seu descarte"),
    "opponent": ("reserva adversária", "monte adversário", "descarte adversário"),
    "left": ("reserva da Esquerda", "monte da Esquerda", "descarte da Esquerda"),
    "right": ("reserva da Direita", "monte da Direita", "descarte da Direita"),
    "side": ("reserva de {0}", "monte de {0}", "descarte de {0}"),
    "named": ("reserva de {0}", "monte de {0}", "descarte de {0}"),
}
PILES_OF_MOVER = ("reserva", "monte", "descarte")
SHOWING = "monte"
HOUSE = "casa {0}"
SPACE = "casa {0}"
FOUNDATION = "base"
CAPTIONS = "RMD"
PILE_NAMES = ("reserva", "monte", "descarte", "carta")

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

THEY_TURN_UP = "{0} vira uma carta"
THEY_PASS = "{0} passa"
THEY_TURN_UP_RESERVE = "{0} vira a reserva"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Adv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} pensa"

TURN_OF = {
    "you": "Seu turno", "opponent": "Turno do adversário", "left": "Turno da Esquerda", "right": "Turno da Direita",
    "side": "Turno de {0}", "named": "Turno de {0}",
}
END_HEADING = "Fim"
OK_PLAYS = "{OK}: jogar"
YOU_MAY = "Você pode jogar"
LOOK = "Ver"
NO_LAST_TURN = "Ninguém mais jogou ainda"
STEP_OF = "{0} de {1}"
SHORT_STEP = "{0}/{1}"

GAME_OVER = "O jogo acabou"
GAME_OVER_SCORE = "O jogo acabou. {OK}: os pontos"
OPPONENT_PLAYS = "O adversário joga. {OK}: acelerar"
WATCHING = "Você está assistindo. {OK}: acelerar"
SKIP_TURN = "{OK}: até o seu turno"
MOVE_UNDONE = "Jogada desfeita"
NOTHING_TO_STOP = "Aqui não há faltas: jogadas ilegais são recusadas"
COULD_BE_PLAYED = "{0} ainda serve. Descartar mesmo assim e encerrar o turno: {TURN} de novo"
FITS_NOWHERE = "{0} não serve. Descartar e encerrar o turno: {TURN}"
MOVES_LEFT = "Ainda há jogadas. Para passar: {TURN} de novo"
ONLY_PLACE = "É o único lugar. {OK}: jogar. {BACK}: devolver"
OFFER_ALL_UP = "Todas as suas cartas podem subir. {OK}: subir"
OFFER_AUTO_FINISH = "Nenhuma carta está fechada. {OK}: tudo sobe sozinho"
NO_MOVE_RESIGN = "Não há jogadas. {OK} de novo: desistir. {MENU}: desfazer"
NO_MOVE = "Não há jogadas. {OK}: desistir"
LOCKED_MARK = "fixa"
OK_CONTINUES = "{OK}: continuar"
MOVE_LIMIT = "Este jogo acaba após {} jogadas. {MENU}: desfazer ou desistir"
NO_PROGRESS = "O monte passou duas vezes sem jogada. {MENU}: desistir"
DEAL_OF_THE_DAY = "Mão do dia: {0}"
PRACTICE = "Treino: não conta nos recordes"

SUMMARY = {"opponent": "O adversário: {0}.", "opponents": "Os adversários: {0}.", "named": "{1}: {0}."}
SUMMARY_MOVES = ("1 jogada", "{0} jogadas")
SUMMARY_LOADED = "carga de {0} em você"
SUMMARY_RESERVE = "carga de {0} na sua reserva"
SUMMARY_WASTE = "carga de {0} no seu descarte"
SUMMARY_UP = "{0} nas bases"
SUMMARY_DISCARDED = "{0} no descarte"
AND_LAST = "{0} e {1}"
REPLAY = "{SEE}: ver."
SHORT_REPLAY = "{0}. {SEE}: ver"
SUMMARY_BRIEF_BOTH = "Adv. R +{0}, D +{1}"
SUMMARY_BRIEF_RESERVE = "Sua reserva: +{0}"
SUMMARY_BRIEF_WASTE = "Seu descarte: +{0}"
SUMMARY_BRIEF_MOVES = ("Adv.: 1 jogada", "Adv.: {0} jogadas")
