# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Portuguese, with "você", in words that read well in Brazil and in Portugal. The names are those of en.py.

What players of crapô say, one word for one thing:

    reserve       a reserva (o crapô)         space        a casa vazia
    hand          o monte                     load         carregar (o adversário)
    waste         o descarte                  turn up      virar
    house         a casa                      stop         gritar «Crapô!»; stop play: o jogo com faltas
    foundation    a base; subir               pack         o baralho
    turn          a vez                       move         a jogada
    run           a sequência                 suit         o naipe (colours: vermelho e preto)
    game, match   o jogo, a partida           deal         a mão
"""

# Screens: what is said on several
GAME_NAME = "Pocket Bank"
DONE = "Pronto"
TITLE = "Início"
NEW_GAME = "Novo jogo"
SETTINGS = "Ajustes"
HOW_TO_PLAY = "Como se joga"
ON = "sim"
OFF = "não"
ROW_WITH_VALUE = "{0}: {1}"
SAID_OF = "{0}: {1}"
HOW_TO_CHOOSE = "{0}: escolher   {1}: mudar"
MORE_LINES = "Mais linhas"
SAVED_TOO_LARGE = "O jogo guardado pede um visor maior."
THREE_TOO_LARGE = "A três é preciso um visor maior."
TOO_LARGE = "{0}: este visor é pequeno demais"
NOTHING_TO_LOOK_INTO = "Ainda não há pilhas com cartas para ver"
LEVELS = {
    "random": "Acaso",
    "novice": "Novato",
    "easy": "Fácil",
    "greedy": "Médio",
    "strong": "Forte",
    "expert": "Mestre",
}
PEOPLE = ("Você", "O outro", "Esquerda", "Direita", "Lado A", "Lado B", "Lado C", "{0}")

# Screens: the title
TITLE_FOOT = "Crapô, também banco russo"
SCORE = "Pontos"
CONTINUE = "Continuar"

# Screens: a question before something is lost
SURE = "Confirma?"
NO = "Não, voltar"

# Screens: pause
PAUSE = "Pausa"
GO_ON = "Continuar"
HINT = "Dica"
TAKE_BACK = "Desfazer"
RUN_UP = "Subir tudo"
CALL_STOP = "Crapô!"
LAST_TURN = "Última vez"
LOOK_INTO_PILE = "Ver uma pilha"
RESTART_DEAL = "Repetir a mão"
RESTART = "Recomeçar"
RESTART_COSTS = "Dão-se as mesmas cartas, e o jogo recomeça."
ABANDON = "Desistir"
ABANDON_GAME = "Desistir do jogo"
ABANDON_COSTS = "O jogo está perdido, e o adversário marca."
ABANDON_FORFEIT = "O jogo está perdido. O adversário marca mais 20, e as suas cartas como sempre."
ABANDON_PATIENCE = "Você desiste desta paciência."
ABANDON_SIDE = "{0} desiste, e o outro lado marca."
ABANDON_THREE = "O jogo está perdido; ganha Esquerda, a seguir."
DEAL_NUMBER = "Mão {0}"
WITH_STOP_PLAY = "com faltas"
GAME_OF_TWO = ("ida", "volta")
MATCH_SCORES = "Partida a {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Ritmo adversário"
SPEED_VALUES = ("lento", "normal", "rápido", "de uma vez")
SOUND = "Som"
SOUND_VALUES = ("não", "baixo", "alto")
TARGET = "Nova partida a"
POINTS = "{0} pontos"
FITTING_POINTS = "ideal"
NAMES_OF_PILES = "Nomes das pilhas"
ASKS_TO_DISCARD = "Descartar"
ASKS_TO_DISCARD_VALUES = ("logo", "com aviso")
LEVEL = "Outro adversário"
LANGUAGE = "Idioma"
CARD_LETTERS = "Figuras"
AS_LANGUAGE = "auto"

# Screens: a new game
DEAL = "Dar cartas"
GAME = "Jogo"
OPTIONS_ROW = "Opções"
OPTIONS_ON = "{0} ativas"
NO_OPTIONS = "nenhuma"
OPTIONS_DONE_ABOUT = "As opções ficam como estão."
OPPONENT = "Adversário"
NO_OPPONENT = "nenhum, você por dois"
NO_OPPONENT_BRIEF = "nenhum"
NO_OPPONENT_ABOUT = "Você joga os dois lados; ninguém joga contra você."
STARTER = "Começa"
STARTER_VALUES = ("pela regra", "você", "o adversário")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Com faltas")
STYLE_ABOUT = (
    "Guiado: o que não é permitido é recusado, com a razão.",
    "Com faltas: pode-se tentar tudo. A falta é parada e acaba a vez; às do adversário, grite «Crapô!».",
)
DEAL_NO = "Mão n.º"
BY_CHANCE = "ao acaso"
TODAYS = "de hoje, {0}"
DEAL_OF_THE_DAY_ABOUT = "A mão do dia é a sua data: 261122 é a de 22 de novembro de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: mudar o dígito   {1}: pronto"
NEW_GAME_COSTS = "O jogo atual é abandonado."
FIRST_GAME = "Primeira vez? Comece por: {0}."
DEAL_NEW = "Dar de novo"

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
RULE_SETS_BRIEF = {
    "classic": "Crapô",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primeiro, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Dois baralhos. Livre-se de uma reserva de 13, do monte e do descarte. O que serve numa base tem de "
    "subir, a reserva primeiro; casas vazias enchem-se antes de virar.",
    "simple": "Bom para começar: Crapô com meio baralho cada, e metade do tempo. Copas e paus contra espadas e ouros, "
    "reserva de seis, três casas cada.",
    "foster": "Mais livre: reserva de 12, fechada, virada quando quiser. Joga-se também do seu descarte e do "
    "adversário. As bases primeiro; a vez acaba quando se quer.",
    "foster36": "Foster 1922 do seis ao ás, 36 cartas cada: menos de metade do tempo. O seis abre uma base, o ás vai "
    "no rei.",
    "foster32": "Foster 1922 do sete ao ás, 32 cartas cada: um terço do tempo. O sete abre uma base, o ás vai no rei.",
    "cats": "A reserva antes de tudo: casas vazias, depois casas. Sequências movem-se juntas. Carrega-se em qualquer "
    "naipe, só no descarte. Sem monte nem descarte ganha-se, com ou sem reserva.",
    "catsfull": "Como Reserva primeiro, mas com reserva de 13, tudo dado no início, cartas uma a uma, e as das casas "
    "podem ir para casas vazias.",
    "onepack": "Um baralho, sem reserva nem bases: as casas são sequências de um naipe, a subir ou a descer, com o ás "
    "depois do rei. Só é obrigatório encher casas vazias.",
    "three": "Você contra dois, com dois baralhos e um joker que ninguém joga. Reserva de 8, três casas cada; a "
    "primeira esvaziada fica bloqueada. Carregue quem quiser.",
    "klondike": "Só para você: sete casas com cartas fechadas. Vira-se uma carta de cada vez, quantas vezes quiser. "
    "Numa casa vazia só entra um rei.",
}

LEVELS_ABOUT = {
    "novice": "Novato ainda aprende: escapa-lhe muito do que podia jogar, e a maior parte das suas faltas.",
    "easy": "Fácil deixa passar uma jogada de vez em quando, e cerca de metade das suas faltas.",
    "greedy": "Médio vê todas as jogadas, e faz a que parece melhor à primeira vista.",
    "strong": "Forte pensa na vez inteira antes de jogar.",
    "expert": "Mestre pensa mais longe, conta as cartas e lembra-se de todas. Nenhuma falta lhe escapa.",
}

OPTIONS = {
    "waste": "Jogar do descarte",
    "groups": "Em grupo",
    "peek": "Virar logo",
    "closed": "Reserva fechada",
    "strict": "Rigoroso",
    "release": "Deve soltar",
    "mustload": "Deve carregar",
    "mustspace": "Deve esvaziar",
    "fewest": "Soltar a próxima",
    "backs": "Cartas fechadas",
    "uncover": "Deve descobrir",
    "r12": "Reserva de 12",
    "r11": "Reserva de 11",
    "cut": "Começa: corte",
    "high": "Começa: carta alta",
    "houses": "Começa: casas",
    "cards": "1 por carta",
    "thirty": "30, e 2 por carta",
}
OPTIONS_BRIEF = {
    "waste": "Do descarte",
    "mustspace": "Esvaziar",
    "fewest": "A próxima",
    "backs": "Fechadas",
}
OPTIONS_ABOUT = {
    "waste": "O topo do seu descarte pode ser jogado onde sirva.",
    "groups": "As cartas de uma casa em ordem podem mover-se juntas.",
    "peek": "A vez pode começar por virar uma carta, venha o que vier primeiro.",
    "closed": "A reserva está fechada. Você vira o topo quando quiser, e antes de virar uma carta do monte.",
    "strict": "As três seguintes juntas: soltar, carregar, esvaziar.",
    "release": "Uma carta coberta que podia subir tem de ser solta, se as de cima puderem sair.",
    "mustload": "Se alguma carta pode carregar um adversário, só isso se pode jogar.",
    "mustspace": "Com reserva, nada se vira se uma casa puder ser esvaziada sobre outras.",
    "fewest": "Como Deve soltar, a começar pela carta menos coberta.",
    "backs": "Há uma carta fechada sob cada casa. Rigoroso, e as fechadas têm de ser descobertas.",
    "uncover": "O que cobre uma carta fechada sai, se puder. Pede Cartas fechadas.",
    "r12": "A reserva tem uma carta a menos, o monte uma a mais.",
    "r11": "A reserva tem duas cartas a menos, o monte duas a mais.",
    "cut": "A sorte diz quem começa.",
    "high": "Começa a carta de reserva mais alta, e o ás é o mais alto.",
    "houses": "Começam as cartas de casa mais baixas; a reserva não conta.",
    "cards": "Quem ganha marca 1 por carta que sobra ao outro. Também vale se nada for escolhido.",
    "thirty": "Quem ganha marca 30, e 2 por carta que sobra ao outro.",
}
BY_CABLE = ("por cabo", "por USB")
BY_CABLE_ABOUT = (
    "Contra uma pessoa cujo aparelho está ligado a este por um cabo.",
    "Contra uma pessoa no computador a que este aparelho está ligado.",
)
CABLE_HEAD = "Por cabo"
CABLE_WAITS = "Oferecido ao outro:"
CABLE_THERE = "Lá também: Novo jogo, adversário por cabo."
CABLE_OFFERED = "Uma oferta"
CABLE_OFFERS = "O outro oferece:"
CABLE_GOES_ON = "O outro quer continuar:"
CABLE_AGREED = "À espera que o outro comece."
CABLE_BEGINS = ("Você começa", "O outro começa")
CABLE_SCORE = "Você tem {0}, o outro {1}"
CABLE_YES = "Jogar"
CABLE_STOP = "Sair"
CABLE_SAYS = (
    "O outro disse que não.",
    "O outro lado não tem este jogo.",
    "Este jogo não cabe no outro visor.",
    "As duas versões dão cartas diferentes: atualize a mais antiga.",
    "O outro saiu.",
    "O outro tem outra versão: atualize a mais antiga.",
    "Não há cabo aqui.",
)
CABLE_IS = (
    "À espera da jogada do outro",
    "Sem resposta no cabo: o jogo espera",
    "O outro saiu: o jogo espera",
    "Os dois jogos diferem: comece outro",
    "Não há cabo aqui: o jogo espera",
)
CABLE_HEADS = ("", "Sem resposta", "Saiu", "Diferem", "Sem cabo")
CABLE_AGAIN = "O outro voltou"
CABLE_ASKS = "O outro pede"
ASKS_BACK = "O outro pede para desfazer a última jogada."
ASKS_BACK_FURTHER = "O outro voltou {0} jogadas. Seguir?"
LET_TAKE_BACK = "Sim"
ASK_TAKE_BACK = "Pedir para desfazer"
ASKED_BACK = "Pedido: o outro tem de aceitar"
NOT_TAKEN_BACK = "O outro não aceita"
NO_HINT = "Sem dicas contra uma pessoa"

# Screens: the result
STALEMATE = "Bloqueio"
STALEMATE_WHY = "Nada avança: marca a conta mais baixa."
DRAW = "Empate"
DRAW_WHY = "Vezes demais sem progresso."
ABANDONED = "Desistência"
OPPONENT_GIVES_UP = "O adversário desiste"
NEXT_WINS = "{0}, que joga a seguir, ganha."
WINS_GAME = (
    "Você ganhou!",
    "O adversário ganha",
    "Esquerda ganha",
    "Direita ganha",
    "O lado A ganha",
    "O lado B ganha",
    "O lado C ganha",
    "{0} ganhou!",
)
WINS_MATCH = (
    "Ganhou a partida!",
    "Partida perdida",
    "Partida perdida",
    "Partida perdida",
    "Partida do lado A",
    "Partida do lado B",
    "Partida do lado C",
    "{0} ganhou a partida!",
)
MATCH_SHARED = "Partida empatada"
CARDS_COUNT = (
    "Suas cartas contam",
    "Cartas adversárias",
    "Cartas da Esquerda",
    "Cartas da Direita",
    "Cartas do lado A",
    "Cartas do lado B",
    "Cartas do lado C",
    "Cartas de {0}",
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
NOBODY_SCORES = "Ninguém marca"
RECKONED = {"game": "O jogo", "forfeit": "Multa da desistência", "difference": "A diferença"}
DIFFERENCES = "As diferenças"
CARDS_LEFT = {
    "reserve": (
        "{0} na sua reserva, a 2", "{0} na outra reserva, a 2", "{0} na outra reserva, a 2",
        "{0} nas outras reservas, a 2",
    ),
    "hand": ("{0} no seu monte", "{0} no outro monte", "{0} no outro monte", "{0} nos outros montes"),
    "waste": ("{0} no seu descarte", "{0} no outro descarte", "{0} no outro descarte", "{0} nos outros descartes"),
}  # fmt: skip
MATCH_TO = "Partida a {0}"
NEXT_GAME = "Próximo jogo"
NEW_MATCH = "Nova partida"
LOOK_AT_TABLE = "Ver a mesa"
ENDLESS = "Após {} jogadas este jogo acaba. {MENU}: desfazer ou desistir"
GOES_ROUND = "O monte passou duas vezes sem jogada. {MENU}: desistir"
PATIENCE_SOLVED = "Resolvida!"
GIVEN_UP = "Desistência"
ALL_UP = "As 52 cartas subiram."
CARDS_UP = "Subiram {0} de 52 cartas."
DEAL_IN_MOVES = "Mão {0}, em {1} jogadas"
NEXT_DEAL = "Próxima mão"
DEAL_AGAIN = "Repetir a mão"
OTHER_SEAT = "Trocar de lugar"

# Screens: a game looked at again when it is over
REVIEW = "Análise"
REVIEW_GOES = "Revisão do jogo: {0} %"
AHEAD = ("Você à frente", "Outro à frente", "Outros à frente")
SOMEBODY_AHEAD = "{0} à frente"
TURNS = "Vezes"
# What a decision cost.
COST_GAME = "custou o jogo"
COST_BOTH = "custou {0} e a vez"
COST_TURN = "custou a vez"
COST_CARDS = "custou {0}"
COST_LITTLE = "custou menos de uma carta"
REVIEW_CLEAN = "Nenhuma decisão sua custou uma carta."
REVIEW_CLEAN_BRIEF = "Nada perdido"
# {0}: who, {1}: by how many cards
AHEAD_FOR = "{0} da vez {2} à {3}, por {1} no máximo"
AHEAD_ONCE = "{0} na vez {2}, por {1}"
REVIEW_READ = "Enter: ver estas vezes. back: sair"
TURN_OF_COST = "Vez {0}: {1}"
GRAPH = "Ao gráfico"
NEXT_DECISION = "A seguinte"
TRY_AGAIN = "Tentar de novo"
PLAY_ON = "Jogue a partir daqui. Nada disso é guardado"
NOT_KEPT = "Nada disso é guardado."
TO_REVIEW = "À análise"
# {0}: what is printed on a button, {1}: how many decisions.
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: sair"
# The table as it was: {0} the move, {1} why, {2} how much better that is.
TURN_NUMBER = "{0}, vez {1}:"
BETTER = "Melhor: {0}: {1}"
BETTER_BY = "{2} melhor: {0}: {1}"
WORTH_THE_GAME = "Valia o jogo: {0}: {1}"
BETTER_GOES_ON = "E depois:"

# Screens: for everyone's eyes and hands
EYES_AND_HANDS = "Olhos e mãos"
FELT = "Feltro"
FELT_VALUES = ("verde", "escuro", "claro")
PICTURE = "Imagem"
PICTURE_VALUES = ("claro no escuro", "escuro no claro")
SUIT_COLOURS = "Cores dos naipes"
SUIT_COLOURS_VALUES = ("duas", "quatro")
SUIT_COLOURS_ABOUT = "Com quatro, ouros são laranja e paus azuis; valem sempre como vermelhos e pretos."
MARKS = "Sinais das cartas"
MARKS_VALUES = ("normais", "grandes")
LEFT_HANDED = "Canhoto"
LEFT_HANDED_VALUES = ("não", "sim")
LEFT_HANDED_ABOUT = "A mesa fica espelhada e, onde dá, os botões também: a ajuda diz quais são."

# Screens: a duplicate match, the deal of the day
MATCH = "Partida"
MATCH_VALUES = ("Normal", "Duplicada")
MATCH_ABOUT = (
    "Normal: cada jogo tem as suas cartas.",
    "Duplicada: cada mão joga-se duas vezes, a segunda no outro lugar. Só conta a diferença, não a sorte.",
)
FIRST_OF_TWO = "As mesmas cartas voltam, no outro lugar."
FROM_OTHER_SEAT = "Na ida"
BOTH_SEATS = "Ida e volta"
SAME_CARDS = "As mesmas cartas, no outro lugar"
DEAL_OF_THE_DAY = "Mão do dia: {0}"

# Screens: records
RECORDS = "Recordes"
NO_RECORDS = "Ainda nenhum jogo acabou."
RECORDS_PAGE = "Página"
RECORDS_OF = "{0}, {1}"
PLAYED = "Jogos"
WON_LOST = "Ganhos, perdidos"
DRAWN_ABANDONED = "Empates, desist."
SOLVED_GIVEN_UP = "Resolvidas, desist."
BEST_SCORE = "Melhor marca"
SHORTEST_WIN = "Vitória mais curta"
MOVES = "{0} jogadas"
STREAKS = "Vitórias seguidas"
STREAK_OF = "{0} (máx. {1})"
UNHELPED = "Sem ajuda"
WON_OF = "{0} ganhos em {1}"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Apagar"
FORGET = "Apagar tudo"
FORGET_COSTS = "Os recordes de todos os jogos são esquecidos."
RECORDS_NOT_KEPT = "Não dá para guardar os recordes"
PERSON = "Pessoa {0}"
A_PERSON = "uma pessoa"
TWO_PERSONS = "duas pessoas"
PERSONS_ABOUT = "Duas pessoas e um aparelho, que passa de mão em mão. Nenhuma máquina joga."
THREE_PERSONS_ABOUT = "Três pessoas e um aparelho, que passa de mão em mão. Nenhuma máquina joga."
NAMES_ROW = "Nomes"
NAMES_ABOUT = "Como se chamam: até oito letras cada um. Ficam guardados."
NO_NAME = "sem nome"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: escrever o nome, letra por letra."
HOW_TO_SET_LETTERS = "{0}: mudar a letra   {1}: a seguinte; em _ pronto"
LOADED_BOTH = "{0} carregou {1} na sua reserva, {2} no seu descarte."
LOADED_RESERVE = ("{0} carregou 1 carta na sua reserva.", "{0} carregou {1} cartas na sua reserva.")
LOADED_WASTE = ("{0} carregou 1 carta no seu descarte.", "{0} carregou {1} cartas no seu descarte.")
MADE_MOVES = ("{0} fez 1 jogada.", "{0} fez {1} jogadas.")
PASS_ON = "Passe o aparelho: {0}."
OR_STOP = "Houve falta? Grite «Crapô!»"
BEGINS_GAME = "{0} começa"
TURN_OR_STOP = "{0}, ou «Crapô!»"
STOP_BY_ANYBODY = "Crapô!"
ABANDON_PERSON = "{0} desiste, e {1} marca."
ABANDON_PERSONS = "{0} desiste, e {1}, que joga a seguir, ganha."
PERSON_GIVES_UP = "{0} desiste."
HAND_OVER = "Tela de passagem"
TURNED_ROUND = "Imagem virada"
RECORDS_OF_PERSONS = "pessoas"
NO_PERSONS = "Uma paciência joga-se a sós"

# Screens: calling stop
CALL = "Crapô! Qual foi a falta?"
CALL_BRIEF = "Qual foi a falta?"
OFFENCES = ("Base primeiro", "Reserva primeiro", "Vazia primeiro", "Não serve", "Não jogável, ou outra")
CALL_NOTHING = "Nada: continuar"
CALL_COSTS = "Gritar sem razão não custa nada."
OTHER_MOVES = "Outras jogadas"
EARLIER_AND_LATER = "\5\6 jogadas de antes e depois"

# Screens: about the game
ABOUT = "Sobre"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software livre, licença MIT"

# Screens: help
PAGE_FOOT = "{0} de {1}   \5\6 folhear, {2}: sair"
PAGE_FOOT_BRIEF = "{0}/{1}   \5\6 mais, {2} sair"
ONE_PAGE_FOOT = "{2}: sair"
PAGE_NUMBER = "{0}/{1}"
DIRECTIONS = {"stick": "Joystick", "cross": "Cruz", "arrows": "Esquerda, direita"}
TWO_KEYS = "{0} e {1}"
KEY_HELD = "{0} longo"
STICK_PRESSED = "Joystick apertado"

# Forms by number: of one, of more ({0} or the last place: how many).
NO_CARDS = "Sem cartas"
CARDS = ("1 carta", "{0} cartas")
GAME_WITH_OPTIONS = ("{0}, 1 opção", "{0}, {1} opções")
# Two who score: the person and {0}, others.
BOTH_SCORE = ("Você e {0} marcam", "{0} e {1} marcam")

# Lessons: the list, and what is said in each, by ids.
LEARN = "Aprender"
LESSON_DONE_ROW = "{0}, feita"
LESSON_RIGHT = "Certo!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grite «Crapô!»: {STOP}. Escolha: {0}"
TURN_BY_OK = "{0} nela"
STOP_BY_MENU = "no menu"
BY_TOUCH = {"OK": "Toque", "BACK": "Toque ao lado", "TURN": "toque nele", "STEPS": "Toque", "LR": "Toque"}
LESSON_SHOW = "Mostrar"
LESSON_AGAIN = "Recomeçar"
LESSON_LEAVE = "As lições"
LESSON_DONE = "Muito bem!"
LESSON_NEXT = "Próxima lição"
FIRST_START = "Novo aqui? {OK}: lição 1"
LESSONS = {
    "houses": (
        "As casas",
        "A descer, vermelho em preto.",
        "Um abaixo, vermelho em preto e preto em vermelho: é tudo, e as casas são dos dois.",
    ),
    "foundations": (
        "As bases",
        "O ás as abre, e o que serve tem de subir.",
        "Do ás ao rei, no naipe. O que serve numa base vai para lá antes de mais nada.",
    ),
    "reserve": (
        "Reserva primeiro",
        "De duas cartas que podem subir.",
        "Se duas podem subir, a da reserva vai primeiro. É a falta mais gritada de todas.",
    ),
    "spaces": (
        "Casas vazias",
        "Uma casa vazia, e o que a enche.",
        "Faça casas vazias, e encha-as da reserva: assim se livra dela antes do adversário.",
    ),
    "turning": (
        "Virar",
        "O monte, e o que acaba uma vez.",
        "A vez dura enquanto as cartas viradas têm lugar. A primeira que vai ao descarte acaba-a.",
    ),
    "loading": (
        "Carregar",
        "As suas cartas para o adversário.",
        "Um acima ou abaixo no naipe, no descarte ou na reserva do adversário. Na reserva, vale dois.",
    ),
    "turned_over": (
        "O descarte virado",
        "Um monte novo, que você já conhece.",
        "O descarte virado volta pela ordem em que o pôs. Quem se lembra pode prever.",
    ),
    "endgame": (
        "O final",
        "Casas vazias para as últimas cartas.",
        "Conte as cartas e as casas vazias antes de virar. Ganha-se com a última carta.",
    ),
    "one_pack": (
        "Um baralho",
        "Sequências, juntá-las, e casas vazias.",
        "Um naipe, a subir ou a descer, com o ás depois do rei. Junte sequências, encha do descarte.",
    ),
    "stop_play": (
        "Com faltas",
        "As faltas, e como se gritam.",
        "Nada é recusado com faltas: cuide das suas bases, e vigie o adversário.",
    ),
    "foster_two": (
        "Foster, dois baralhos",
        "Para ver, para a frente e para trás, como em 1922.",
        "Cargas, casas vazias que movem sequências, uma reserva numa só vez: tudo no jogo de Foster.",
    ),
    "foster_one": (
        "Foster, um baralho",
        "Para ver: como se perdeu, e como se ganha.",
        "Juntar sequências e pôr cartas por baixo: a arte do jogo de um baralho.",
    ),
}

# Puzzles. What is asked for, by the order of firmware/puzzles: {0} the card, or how many (then forms by number).
PUZZLES = "Problemas"
PUZZLE = "Problema {0}"
PUZZLE_NEXT = "Por resolver"
PUZZLE_GRADES = ("Fácil", "Médio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Uma vez cada. Bastam as cartas que se veem."
PUZZLE_AIMS = (
    "jogue {0} da reserva",
    "jogue {0} do monte",
    "ganhe nesta vez",
)
PUZZLE_COUNTS = (
    ("tenha uma casa vazia", "tenha {0} casas vazias"),
    ("carregue uma carta", "carregue {0} cartas"),
    ("jogue uma carta do descarte", "jogue {0} cartas do descarte"),
)
PUZZLE_AND = "{0} e {1}"
PUZZLE_HINT = "Próxima jogada"
PUZZLE_WAY = "Ver a solução"
PUZZLE_AGAIN = "Recomeçar"
PUZZLE_LEAVE = "Os problemas"
PUZZLE_SOLVED = "Resolvido!"
PUZZLE_MISSED = "Ainda não"
# What is missing of each: {0} the card, or how many, {1} of how many.
PUZZLE_SHORT = (
    "{0} da reserva ficou por jogar.",
    "{0} do monte ficou por jogar.",
    "O jogo não foi ganho.",
    "{0} de {1} casas vazias.",
    "{0} de {1} cartas carregadas.",
    "{0} de {1} cartas do descarte jogadas.",
)
PUZZLE_MOVES = ("Em 1 jogada.", "Em {0} jogadas.")
PUZZLE_FEWEST = ("Em {0} jogadas; basta 1.", "Em {0} jogadas; bastam {1}.")
PUZZLE_OFF_THE_WAY = "A solução conhecida começa de outro modo: desfaça, ou recomece"
# What a way to play a turn brings: {0} how many.
WAY_BRINGS = "{0}: {1}"
WAY_MOVES = ("1 jogada", "{0} jogadas")
WAY_RESERVE = ("joga a reserva", "joga {0} cartas da reserva")
WAY_RESERVE_EMPTY = ("esvazia a reserva", "esvazia a reserva")
WAY_CARD = "joga {0}"
WAY_SPACES = ("esvazia uma casa", "esvazia {0} casas")
WAY_LOADS = ("carrega uma carta", "carrega {0} cartas")
WAY_UP = ("sobe uma carta", "sobe {0} cartas")
WAY_WASTE = ("menos uma carta no descarte", "menos {0} cartas no descarte")
WAY_WINS = "ganha"

# What is kept: for the game, the settings, the lessons, the records: damaged, so that the one before is taken; damaged;
# of another version; torn by a power cut, with all that was kept.
NOT_READ = (
    (
        "A última gravação estava danificada: vale a anterior",
        "O jogo guardado estava danificado e foi posto de lado",
        "O jogo guardado é de outra versão e foi posto de lado",
        "Faltou energia ao guardar: o guardado perdeu-se",
    ),
    (
        "Os últimos ajustes estavam danificados: valem os anteriores",
        "Os ajustes estavam danificados e começam de novo",
        "Os ajustes são de outra versão e começam de novo",
        "",
    ),
    (
        "As últimas marcas das lições estavam danificadas: valem as anteriores",
        "As marcas das lições estavam danificadas e começam de novo",
        "As marcas das lições são de outra versão e começam de novo",
        "",
    ),
    (
        "Os últimos recordes estavam danificados: valem os anteriores",
        "Os recordes estavam danificados e foram postos de lado",
        "Os recordes são de outra versão e foram postos de lado",
        "",
    ),
    (
        "As últimas marcas dos problemas estavam danificadas: valem as anteriores",
        "As marcas dos problemas estavam danificadas e começam de novo",
        "As marcas dos problemas são de outra versão e começam de novo",
        "",
    ),
)
GAME_NOT_SAVED = "O jogo não se guarda: sem espaço, ou só leitura"
SETTINGS_NOT_SAVED = "Não dá para guardar os ajustes"
LESSONS_NOT_SAVED = "Não dá para guardar as marcas"
NO_GAMES_TEXT = "Isto não é texto de um jogo"
LINK_NOT_YES = "{0} no link só pode ser yes"
LINK_NOT_ALONE = "Nestas regras ninguém joga só pelos dois lados"
LINK_NOT_DUPLICATE = "Só a dois, contra o adversário, há partida duplicada"
LINK_NO_STOP = "Estas regras não têm faltas, ou ninguém para as gritar"
LINK_NOT_BEGINS = "begins no link não é nenhum de: you opponent other"
LINK_OTHER_RULES = "As regras do link não são as da sua posição"
LINK_NO_PUZZLE = "puzzle no link não é um número de 1 a {0}"
LINK_PUZZLE_ALONE = "Com puzzle, um link não indica um jogo"
LINK_OVER = "Na posição do link não há jogada"
GAMES_TEXT_DAMAGED = "O texto do jogo está danificado, ou é de outra versão"

# The table: cards, players and places. Suits are \1 to \4; in what follows {0} of a move is its card, or cards.
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
MOVE_ENDS = "{0} \6 {1}: fim da vez"
MUST = "Obrigatório: {0}"
CARD_OF = "{0} ({1})"
CARD_PLACES = "{0}: {1} lugares"
CARD_TO = "{0}: {1}"
OR = " ou "
TURN_UP_OR_PASS = "Virar uma carta, ou passar"
PASS = "Passar"
PASS_ENDS = "Passar: fim da vez"
HAND_TURNS_UP = "Seu monte: vira uma carta"
TURN_UP = "Virar uma carta do monte"
LAY_ON_WASTE = "Pôr uma carta do monte no descarte"
TURN_OVER = "Virar o descarte"
TURN_OVER_AND_UP = "Virar o descarte e uma carta"
TURN_UP_RESERVE = "Virar o topo da reserva"

# The table: what an opponent does. {0}: who, as PEOPLE has it.
THEY_TURN_UP = "{0} vira uma carta"
THEY_PASS = "{0} passa"
THEY_TURN_UP_RESERVE = "{0} vira a reserva"
THEY_MOVE = "{0}: {1}"
THEY_MOVE_BRIEF = "Adv. {1}"
MOVE_FROM = "{0} ({1}) \6 {2}"
THEY_THINK = "{0} pensa"

# The table: headings
TURN_OF = (
    "Sua vez",
    "Vez do adversário",
    "Vez da Esquerda",
    "Vez da Direita",
    "Vez de A",
    "Vez de B",
    "Vez de C",
    "Vez de {0}",
)
THE_END = "Fim"
OK_PLAYS = "{OK} joga:"
OK_TRIES = "{OK} tenta:"
STEPS_CHOOSE = "{STEPS}: escolher"
YOU_MAY = "Jogável"
YOUR_TURN_OR_STOP = "Sua vez, ou «Crapô!»"
LOOK = "Ver"
NO_LAST_TURN = "Ninguém mais jogou ainda"
STEP_OF = "{0} de {1}"

# The table: notes
GAME_OVER = "O jogo acabou"
GAME_OVER_SCORE = "O jogo acabou. {OK}: os pontos"
OPPONENT_PLAYS = "O adversário joga: {OK} apressa"
TAKEN_BACK = "Desfeito"
NOTHING_TO_STOP = "Nada a gritar: o proibido é recusado"
COULD_BE_PLAYED = "{0} ainda tem lugar. {TURN} de novo: ao descarte, fim da vez"
MOVES_LEFT = "Ainda há jogadas. {TURN} de novo: passar"
ONLY_PLACE = "Não serve noutro lugar: {OK} joga, {BACK} devolve"
NOTHING_ELSE = "Nenhuma outra carta se joga"
ALL_GOES_UP = "Tudo o que lhe resta pode subir. {OK}: subir"
ALL_RUN_UP = "Nada está fechado. {OK}: tudo sobe sozinho"
NO_MOVE_GIVE_UP = "Não há jogada. {OK} de novo: desistir. {MENU}: desfazer"
NO_MOVE = "Não há jogada: {OK} desiste"
PILE_LOOK = "{0}, {1} cartas. {OK} abre, {BACK} sai"
PILE_SPREAD = "{0}: {1} cartas, a última por cima"
HELD_MARK = "fixa"  # on a reserve: three or four letters, as wide as a card
GOES_ON = "{OK} segue"

# The table: hints. {0}: the move; the reasons are by the numbers of engine/hint_reason.py, {0} in them what is bared.
LOOKING_FOR_HINT = "Em busca de uma boa jogada"
HINT_GIVES_UP = "Dica: isto não leva a nada. Desfaça, ou desista"
HINT_SAYS = "Dica: {0}: {1}"
REASONS = (
    "não há melhor",
    "é obrigatório",
    "sobe de vez",
    "menos uma na reserva",
    "carrega a reserva",
    "carrega o descarte",
    "esvazia uma casa",
    "mostra uma carta fechada",
    "solta {0}, que sobe",
    "solta {0} para a reserva",
    "solta {0} para a sua carta",
    "solta {0}, para carregar",
    "ajuda a esvaziar uma casa",
    "tapa a outra reserva",
    "lugar para a reserva",
    "lugar para a sua carta",
    "menos uma carta",
    "enche primeiro a vazia",
    "por uma carta nova",
    "por uma carta nova",
    "não serve em lugar nenhum",
    "nada resta",
)
REASON_CARD_UP = "sobe uma carta"
REASON_THEN = "depois: {0}"

# The table: what is refused, and why
RESERVE_FIRST = "Reserva primeiro: {0} pode subir"
RESERVE_FIRST_FROM = "Reserva primeiro: {0} ({1}) pode subir"
FOUNDATION_FIRST = "Base primeiro: {0} pode subir"
FOUNDATION_FIRST_FROM = "Base primeiro: {0} ({1}) pode subir"
SPACE_FIRST_RESERVE = "Vazia primeiro: a sua reserva enche a casa {0}"
SPACE_FIRST_WASTE = "Vazia primeiro: o seu descarte enche a casa {0}"
NO_CARD_TO_TURN_UP = "Não há carta para virar"
# {0}: a move that the rule asks for
RESERVE_GOES_FIRST = "A reserva vai primeiro: {0}"
HOUSE_GOES_FIRST = "O que serve numa casa vai primeiro: {0}"
THIRD_RUN = "Na terceira volta joga-se o que tem lugar: {0}"
LOAD_FIRST = "Primeiro carregue o que puder: {0}"
TURN_UP_RESERVE_FIRST = "Vire primeiro o topo da reserva"
RELEASE_FIRST = "Primeiro solte o que sobe: {0}"
UNCOVER_FIRST = "Primeiro descubra as fechadas: {0}"
MAKE_SPACE_FIRST = "Primeiro esvazie uma casa: é possível"
COMES_FIRST = "Outra jogada vem primeiro: {0}"
SEEN_HAND = "Virou-se uma carta: o visto está visto"
SEEN_RESERVE = "Virou-se a reserva: o visto está visto"
SEEN_HOUSE = "Virou-se uma carta: o visto está visto"
NOTHING_TO_TAKE_BACK = "Nada a desfazer nesta vez"

# The table: stop play
NOTHING_TO_CALL = "Nada a gritar: só até tocar numa carta"
NOT_SO = "Não foi. Gritar sem razão não custa nada"
OVER_BUT_STOP = "O jogo acabou. Houve falta? Grite «Crapô!» {OK}: os pontos"
CARD_SHOWING = "{0} virada"
WHERE_TO = "{0}: para onde? {OK} devolve"
STOPS = (
    "Você: Crapô!",
    "O outro: Crapô!",
    "Esquerda: Crapô!",
    "Direita: Crapô!",
    "A: Crapô!",
    "B: Crapô!",
    "C: Crapô!",
    "{0}: Crapô!",
)
COULD_GO_UP_RESERVE = "{0} podia subir: reserva primeiro"
COULD_GO_UP_FOUNDATION = "{0} podia subir: base primeiro"
MUST_FILL_SPACE = "{0} devia encher antes a casa {1}"
NO_FIT_FOUNDATION = "{0} não serve em base alguma: {1}"
MAY_NOT_GO = "{0} \6 {1}, não pode: {2}"
NEEDS_BLACK = "precisa de {0} em preto"
NEEDS_RED = "precisa de {0} em vermelho"
NEEDS_SPACE = "precisa de casa vazia"
NEEDS_ONE = "precisa de {0}"
NEEDS_EITHER = "precisa de {0} ou {1}"
KINGS_TO_SPACES = "só {0} ocupa casa vazia"
CHANGES_NOTHING = "isso não muda nada"
ONLY_TURNED_UP = "para lá só vai a carta virada"
NO_CARD_THERE = "não há carta lá"
FACE_DOWN_THERE = "a carta de lá está fechada"
HOUSE_IS_COMPLETE = "essa casa está completa"
NOT_IN_THESE_RULES = "estas regras não permitem"
HAS_NO_PLACE = "{0} não tem lugar agora: {1}"
ALREADY_TURNED_UP = "Já há uma carta virada"
CARDS_LEFT_IN_HAND = "Ainda há cartas para virar"
RESERVE_HELD = "Há uma carta virada: a sua reserva está presa"
RESERVE_STAYS_DOWN = "Agora a reserva não se pode virar"
NOT_PLAYED_FROM = "{0}: dali não se joga"
CANNOT_MOVE = "Essa carta não se move"
TURN_IS_OVER = (
    "a sua vez acabou",
    "a vez é sua",
    "a vez da Esquerda acabou",
    "a vez da Direita acabou",
    "a vez de A acabou",
    "a vez de B acabou",
    "a vez de C acabou",
    "a vez de {0} acabou",
)
IT_DOES_NOW = "{0}. Enche-a agora, e {1}."
GOES_UP_NOW = "{0}. Sobe agora, e {1}."
STOPPED = "{0}. {1}."

# The table on one-bit screens, in one line of some 20 letters. Of two forms the second is for where the first has no
# room.
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
SHORT_MUST = "Obr. {0}"
SHORT_PASS = "Passar"
SHORT_TURN_UP = "Virar carta"
SHORT_TURN_OVER = ("Virar descarte", "Virar D")
SHORT_TURN_UP_RESERVE = ("Virar reserva", "Virar R")
SHORT_RUN = "{0} cartas \6 {1}"
SHORT_FOUNDATION = ("base", "base")
SHORT_WASTE = ("descarte", "D")
SHORT_WASTE_ENDS = ("descarte, fim", "D, fim")
# By people: reserve and waste, as places of a load; then reserve, hand and waste to be looked into.
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
PILE_NAMES = ("res.", "monte", "descarte")

# The table: what the others did before your turn opens, {0}: how many cards they loaded, or moves they made. Of one
# opponent, of more; in these the forms by number.
OPENING_BOTH = (
    "O adversário carregou {0} na reserva, {1} no descarte.",
    "Os adversários carregaram {0} na reserva, {1} no descarte.",
)
OPENING_RESERVE = (
    ("O adversário carregou 1 carta na sua reserva.", "O adversário carregou {0} cartas na sua reserva."),
    ("Os outros carregaram 1 carta na sua reserva.", "Os outros carregaram {0} cartas na sua reserva."),
)
OPENING_WASTE = (
    ("O adversário carregou 1 carta no seu descarte.", "O adversário carregou {0} cartas no seu descarte."),
    ("Os outros carregaram 1 carta no seu descarte.", "Os outros carregaram {0} cartas no seu descarte."),
)
OPENING_SUMMARY = ("O adversário: {0}.", "Os outros: {0}.")
SUMMARY_MOVES = ("1 jogada", "{0} jogadas")
SUMMARY_UP = "{0} subiram"
SUMMARY_RESERVE = "{0} na sua reserva"
SUMMARY_WASTE = "{0} no seu descarte"
REPLAY = "{0} mostra."
BRIEF_BOTH = "Adv.: R +{0}, D +{1}"
BRIEF_RESERVE = "Adv.: R +{0}"
BRIEF_WASTE = "Adv.: D +{0}"
BRIEF_MOVES = ("Adv. fez 1 jogada", "Adv. fez {0} jogadas")
