"""What only the console says in Portuguese, and what is typed there."""

CARD_NAME = "{0} de {1}"
RANK_NAMES = ("ás", "2", "3", "4", "5", "6", "7", "8", "9", "10", "valete", "dama", "rei")
SUIT_NAMES = ("espadas", "copas", "ouros", "paus")
SUIT_LETTERS = "ECOP"
SIGN_LEFT = "esquerda"
SIGN_RIGHT = "para"
NUMBERED_ROW = "{0}. {1}"
SAID_AFTER = "{0} {1}"
PAGE_READ = "Página {0} de {1}. Enter: a próxima. back: sair"
LAST_PAGE_READ = "Página {0} de {1}. back: sair"
DIALOG_READ = "Enter: continuar"
DIGITS_READ = "Digite o número, ou Enter para deixar como está."
NAME_READ = "Digite um nome de até {0} letras, ou back para deixar como está."
LOG_TURNS_UP = ("Você vira {1}", "{0} vira {1}")
LOG_TURNS_OVER_AND_UP = ("Você vira o descarte, e sai {1}", "{0} vira o descarte, e sai {1}")
LOG_LAYS_ON_WASTE = "Você põe {1} no descarte"
LOG_TURNS_OVER = "Você vira o descarte"
LOG_PASSES = ("Você passa", "{0} passa")
LOG_TURNS_UP_RESERVE = ("Você vira a reserva: {1}", "{0} vira a reserva: {1}")
LOG_RESIGNS = ("Você desiste", "{0} desiste")
MOVES_TO_PLAY = "{0}: {1} jogadas"
ONE_MOVE_TO_PLAY = "{0}. Uma jogada: {1}"
NO_LONGER = "Desfeita: {0}"
LOG_TWO_SENTENCES = "{0}. {1}"
NO_CARD = "nenhuma carta"
PILE_READ = "{0}: {1}"
PILE_UNDER = "{0}: {1}; embaixo {2}"
PILE_TOP = "{0}, {1}"
PILE_EMPTY = "sem cartas"
PILE_SPACE = "vazia"
PILE_CLOSED = "bloqueada, fora de jogo"
PILE_UNDEALT = "ainda não dada"
PILE_DOWN = "fechada"
PILES_DOWN = "{0} fechadas"
PILE_LOCKED = "{0}, fixa enquanto há carta virada"
TURNED_UP_READ = "Virada: {0}"
FOUNDATIONS_READ = "Bases: {0}"
DEAL_READ = "{0}, mão {1}"
TYPE_WORD = "digite {0}"
PROMPT = "> "
TO_PLAY_AGAIN = "Ctrl-D recomeça o jogo."
WELCOME = "Crapô como texto. Digite ajuda para ver os comandos."
WELCOME_AT_TABLE = "Digite jogadas para saber o que você pode jogar, ou uma jogada como 3 para 7."
TYPED = (
    "esquerda", "direita", "cima", "baixo", "ok", "back voltar b", "turn virar", "stop crapô crapo crapô! crapo!",
    "menu m", "ajuda help ?", "mesa", "jogadas", "dica", "desfazer", "sobre", "letras", "palavras", "sair quit q",
)
TYPED_TO = "para em no na a ao à sobre -> >"
TYPED_UP = "sobe base f bases"
TYPED_IGNORED = "joga jogue mova põe poe ponha o os as de do da dos das topo casa vazia carta"
TYPED_RESERVE = "reserva r"
TYPED_HAND = "monte m virada"
TYPED_WASTE = "descarte d"
TYPED_OWN = "minha meu sua seu"
TYPED_NEXT = "adversário adversario adversária adversaria outro outra esquerda"
TYPED_OTHER = "direita"
TYPED_CARDS = "cartas"
TYPED_WHOLE = "toda tudo inteira sequência sequencia"
TYPED_RANKS = (
    "ás as a 1", "dois 2", "três tres 3", "quatro 4", "cinco 5", "seis 6", "sete 7", "oito 8", "nove 9", "dez 10 t",
    "valete v j", "dama d q", "rei r k",
)
TYPED_SUITS = ("espadas espada e s", "copas copa c h", "ouros ouro o", "paus pau p")
TYPE_A_MOVE = "Não entendi. Digite uma jogada, 3 para 7, ou: jogadas, mesa, turn, dica, desfazer, menu, ajuda, sair"
TYPE_A_ROW = "Não entendi. Digite o número de uma linha, de 1 a {0}, ou: back, ajuda, sair"
TYPE_ENTER = "Não entendi. Digite Enter, back, ajuda ou sair"
TYPE_DIGITS = "Não entendi. Digite um número até {0} dígitos, ou Enter"
TYPE_NAME = "Não entendi. Digite um nome de até {0} letras, A a Z, ou back"
NOT_AT_TABLE = "Isso só vale na mesa. Digite back para voltar"
NO_TABLE = "Ainda não há jogo"
NO_MOVES = "Agora não há jogada possível"
WHICH_MOVE = "Pode ser {0}. Digite o que está antes dos dois-pontos"
MOVES_OR = "{0} ou {1}"
ANYTHING_GOES = "Com faltas você pode tentar tudo; digite uma jogada como 3 para 7"
NO_SUCH_CARD = "Essa carta não está no topo de nenhuma pilha"
NOT_THERE = "Isso não pode ir para lá"
NOTHING_ABOUT = "Não há mais nada a dizer sobre isso"
ROWS_SHOWN = "Linhas {0} a {1} de {2}"
LETTERS_NOW = "As cartas agora são lidas como 7C"
WORDS_NOW = "As cartas agora são lidas como 7 de copas"
GOODBYE = "Jogo salvo. Até logo"
QUIT = "Sair"
CONSOLE_HELP = (
    "Digite uma jogada: 3 para 7, reserva para casa 4, 7c para 8p, monte para descarte. 3 sobe: para uma base.",
    "turn vira uma carta do monte, ou a põe no descarte, o que encerra o seu turno.",
    "jogadas mostra o que você pode jogar, com um nome curto para digitar. mesa lê todas as pilhas; casa 3 ou descarte "
    "lê só uma.",
    "dica mostra uma boa jogada, desfazer tira a última. stop: quando o adversário cometeu uma falta, com faltas. "
    "menu: todo o resto.",
    "Em um menu, digite o número da linha. Enter avança onde há páginas, e no resto repete o que foi dito.",
    "sobre 3 diz mais sobre a linha 3. letras diz as cartas como 7C, palavras como 7 de copas. sair sai e salva o "
    "jogo.",
)
