"""What is said in Portuguese in the title, in the pause, and in several other menus."""

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
GAME_WITH_OPTIONS = ("{0}, 1 opção", "{0}, {1} opções")
GAME_NAME = "Pocket Bank"
DONE = "Pronto"
TITLE = "Início"
NEW_GAME = "Novo jogo"
SETTINGS = "Ajustes"
HOW_TO_PLAY = "Como se joga"
ON = "sim"
OFF = "não"
ROW_WITH_VALUE = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: escolher   {1}: mudar"
LEVELS = {
    "random": "Acaso",
    "novice": "Novato",
    "easy": "Fácil",
    "greedy": "Médio",
    "strong": "Forte",
    "expert": "Mestre",
    "adaptive": "Adaptativo",
}
OPPONENT_IS = ("Seu adversário: {0}", "Seus adversários: {0}")
FIRST_OPPONENT = "À sua frente joga {0}, que também aprende e deixa passar muita coisa"
RULE_SETS_BRIEF = {
    "classic": "Crapô",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primeiro, 13",
}
MATCH_TO = "Série até {0}"
REVIEW = "Análise"
FOOT_OF_TWO_TEXTS = "{0}   {1}"
FOOT_LEAVE = "{0}: sair"
RECORDS = "Recordes"
LEARN = "Aprender"
LESSON_DONE_ROW = "{0}, feita"
LESSON_AGAIN = "Recomeçar"
PUZZLES = "Problemas"
PUZZLE_OF_THE_DAY = "Problema do dia"
DEAL_NUMBER = "Mão {0}"

TITLE_FOOT = "Crapô, ou Russian Bank"
SCORE = "Pontos"
CONTINUE = "Continuar"
FIRST_START = "Novo aqui? {OK}: lição 1"

CONFIRM_HEADING = "Confirma?"
NO = "Não, voltar"

PAUSE = "Pausa"
GO_ON = "Continuar"
HINT = "Dica"
UNDO = "Desfazer"
AUTO_FINISH = "Subir tudo"
CALL_STOP = "Gritar “Crapô!”"
LAST_TURN = "Turno anterior"
LOOK_INTO_PILE = "Ver uma pilha"
MOVE_LIST = "Jogadas por turnos"
MOVE_LIST_BRIEF = "Jogadas"
RESTART_DEAL = "Repetir a mão"
RESTART = "Recomeçar"
RESTART_COSTS = "As mesmas cartas são distribuídas, e o jogo recomeça."
RESIGN = "Desistir"
RESIGN_GAME = "Desistir do jogo"
RESIGN_COSTS = "Você perde o jogo, e o adversário pontua."
RESIGN_FORFEIT = "Você perde o jogo. O adversário marca mais 20, e pontos pelas suas cartas, como sempre."
RESIGN_PATIENCE = "Você desiste desta paciência."
RESIGN_SIDE = "{0} desiste, e o outro lado pontua."
RESIGN_THREE = "Você perde o jogo; vence a Esquerda, que joga depois."
WITH_STOP_PLAY = "com faltas"
GAME_OF_TWO = ("ida", "volta")
MATCH_SCORES = "Série até {0}: {1}"
SCORE_OF = "{0} {1}"
REVIEW_LAST = "Analisar o último"
RESIGN_HOT_SEAT = "{0} desiste, e {1} pontua."
RESIGN_HOT_SEAT_THREE = "{0} desiste, e {1}, que joga depois, vence."

ABOUT = "Sobre"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software livre, licença MIT"

HAND_OVER_TO = "Passe o aparelho: {0}."
OR_STOP = "Houve uma falta? Grite “Crapô!”"
BEGINS_GAME = "{0} começa"

PILE_LOOK = "{0}, {1} cartas. {OK}: abrir. {BACK}: sair"
PILE_SPREAD = "{0}: {1} cartas, a última por cima"

PAGE_FOOT = "{0} de {1}   {LR}: virar a página   {2}: sair"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: mais   {2}: sair"
ONE_PAGE_FOOT = "{2}: sair"
PAGE_NUMBER = "{0}/{1}"

DIRECTIONS = {"stick": "Joystick", "cross": "Direcional", "arrows": "Esquerda, direita", "keys": "Setas"}
TWO_KEYS = "{0} e {1}"
KEY_HELD = "Segurar {0}"
STICK_PRESSED = "Joystick apertado"
TURN_BY_OK = "escolha-o, {0}"
STOP_BY_MENU = "no menu"
