# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said in Portuguese away from the table: in menus, results, lessons, puzzles and reviews."""

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
HOW_TO_CHOOSE = "{0}: escolher   {1}: mudar"
MORE_LINES = "Mais linhas"
LEVELS = {
    "random": "Acaso",
    "novice": "Novato",
    "easy": "Fácil",
    "greedy": "Médio",
    "strong": "Forte",
    "expert": "Mestre",
    "adaptive": "Adaptativo",
}

# Screens: the title
TITLE_FOOT = "Crapô, ou Russian Bank"
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
CALL_STOP = "Gritar “Crapô!”"
LAST_TURN = "Turno anterior"
LOOK_INTO_PILE = "Ver uma pilha"
RESTART_DEAL = "Repetir a mão"
RESTART = "Recomeçar"
RESTART_COSTS = "As mesmas cartas são distribuídas, e o jogo recomeça."
ABANDON = "Desistir"
ABANDON_GAME = "Desistir do jogo"
ABANDON_COSTS = "Você perde o jogo, e o adversário pontua."
ABANDON_FORFEIT = "Você perde o jogo. O adversário ganha mais 20, e pontos pelas suas cartas, como sempre."
ABANDON_PATIENCE = "Você desiste desta paciência."
ABANDON_SIDE = "{0} desiste, e o outro lado pontua."
ABANDON_THREE = "Você perde o jogo; vence Esquerda, que joga depois."
WITH_STOP_PLAY = "com faltas"
GAME_OF_TWO = ("ida", "volta")
MATCH_SCORES = "Série até {0}: {1}"
SCORE_OF = "{0} {1}"

# Screens: settings
SPEED = "Ritmo do adversário"
SPEED_VALUES = ("lento", "normal", "rápido", "imediato")
SOUND = "Som"
SOUND_VALUES = ("não", "baixo", "alto")
TARGET = "Nova série até"
TARGET_ABOUT = "Auto: a série é tão longa quanto convém ao jogo escolhido."
POINTS = "{0} pontos"
FITTING_POINTS = "auto"
NAMES_OF_PILES = "Nomes das pilhas"
ASKS_TO_DISCARD = "Descartar jogáveis"
ASKS_TO_DISCARD_VALUES = ("direto", "perguntar")
ASKS_TO_DISCARD_ABOUT = "Perguntar: antes de descartar uma carta que ainda serve, você é perguntado."
PLAYS_FORCED = "Jogadas forçadas"
PLAYS_FORCED_VALUES = ("à mão", "automáticas")
PLAYS_FORCED_ABOUT = "A única jogada é feita sozinha; carta com um só lugar: um só toque."
TEACHES = "Aprendizado"
TEACHES_ABOUT = "Cada regra é explicada uma vez; depois dos primeiros jogos: o que aprender."
LEVEL = "Próximo adversário"
LANGUAGE = "Idioma"
CARD_LETTERS = "Figuras"
AS_LANGUAGE = "auto"

# Screens: a new game
DEAL = "Dar cartas"
GAME = "Jogo"
OPTIONS_ROW = "Opções"
OPTIONS_ON = "{0} ativas"
NO_OPTIONS = "nenhuma"
OPTIONS_DONE_ABOUT = "As opções ficam como você as deixou."
OPPONENT = "Adversário"
NO_OPPONENT = "nenhum, você por dois"
NO_OPPONENT_BRIEF = "nenhum"
NO_OPPONENT_ABOUT = "Você joga os dois lados, sem adversário."
STARTER = "Começa"
STARTER_VALUES = ("pela regra", "você", "o adversário")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Com faltas")
STYLE_ABOUT = (
    "Guiado: uma jogada ilegal é recusada, com o motivo.",
    "Com faltas: você pode tentar tudo. Uma falta é anulada e encerra o seu turno; nas do adversário, grite “Crapô!”.",
)
DEAL_NO = "Mão nº"
BY_CHANCE = "aleatória"
TODAYS = "de hoje, {0}"
DEAL_OF_THE_DAY_ABOUT = "A mão do dia é a data: 261122 é 22 de novembro de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: mudar o dígito   {1}: próximo"
NEW_GAME_COSTS = "Você desiste do jogo atual."
FIRST_GAME = "Primeira vez? Comece por: {0}."
DEAL_NEW = "Novo jogo"

RULE_SETS_BRIEF = {
    "classic": "Crapô",
    "foster36": "Foster, 36",
    "foster32": "Foster, 32",
    "catsfull": "Res. primeiro, 13",
}
RULE_SETS_ABOUT = {
    "classic": "Dois baralhos. Livre-se de uma reserva de 13, do monte e do descarte. Uma carta que serve em uma "
    "base tem que subir, a reserva primeiro; preencha as casas vazias antes de virar.",
    "simple": "Bom para começar: Crapô com meio baralho para cada um, na metade do tempo. Copas e paus contra "
    "espadas e ouros, reserva de seis, três casas cada.",
    "foster": "Mais livre: uma reserva de 12, fechada, que você vira quando quiser. Você joga também do seu "
    "descarte e do adversário. As bases primeiro; o seu turno acaba quando você quiser.",
    "foster36": "Foster 1922 do seis ao ás, 36 cartas cada: menos da metade do tempo. O seis abre uma base, e o ás "
    "vai no rei.",
    "foster32": "Foster 1922 do sete ao ás, 32 cartas cada: um terço do tempo. O sete abre uma base, e o ás vai no "
    "rei.",
    "cats": "A reserva antes de tudo: casas vazias, depois casas. Sequências se movem juntas. Carregue em qualquer "
    "naipe, mas só no descarte. Sem monte nem descarte você vence, com ou sem reserva.",
    "catsfull": "Como Reserva primeiro, mas com reserva de 13; todas as cartas são dadas no início e movidas uma a "
    "uma, e as das casas podem ir para casas vazias.",
    "onepack": "Um baralho, sem reserva nem bases: as casas são sequências do mesmo naipe, subindo ou descendo, com "
    "o ás depois do rei. Só é obrigatório preencher casas vazias.",
    "three": "Você contra dois, com dois baralhos e um coringa que ninguém joga. Reserva de 8, três casas cada; a "
    "primeira esvaziada fica bloqueada. Carregue quem quiser.",
    "klondike": "Só para você: sete casas com cartas fechadas. Vire uma carta de cada vez, quantas vezes quiser. Em "
    "uma casa vazia só entra um rei.",
}

LEVELS_ABOUT = {
    "novice": "Novato ainda aprende: não vê muito do que poderia jogar e, com faltas, a maioria das suas.",
    "easy": "Fácil deixa passar uma jogada de vez em quando e, com faltas, cerca de metade das suas.",
    "greedy": "Médio vê todas as jogadas e faz a que parece melhor à primeira vista.",
    "strong": "Forte pensa no turno inteiro antes de jogar.",
    "expert": "Mestre pensa mais longe, conta as cartas e se lembra de todas. Nenhuma falta escapa dele.",
    "adaptive": "Adaptativo segue os seus resultados, de nível em nível, e nunca olha as cartas.",
}
ADAPTIVE_NEAR = "agora perto de {0}"
ADAPTIVE_BETWEEN = "agora entre {0} e {1}"

OPTIONS = {
    "waste": "Jogar do descarte",
    "groups": "Em grupo",
    "peek": "Virar logo",
    "closed": "Reserva fechada",
    "strict": "Rigoroso",
    "release": "Deve soltar",
    "mustload": "Deve carregar",
    "mustspace": "Deve esvaziar",
    "fewest": "Soltar a mais fácil",
    "backs": "Cartas fechadas",
    "uncover": "Deve descobrir",
    "r12": "Reserva de 12",
    "r11": "Reserva de 11",
    "cut": "Começa: corte",
    "high": "Começa: carta alta",
    "houses": "Começa: casas",
    "cards": "1 ponto por carta",
    "thirty": "30, e 2 por carta",
}
OPTIONS_BRIEF = {
    "waste": "Do descarte",
    "mustspace": "Esvaziar",
    "fewest": "A mais fácil",
    "backs": "Fechadas",
}
OPTIONS_ABOUT = {
    "waste": "Você pode jogar o topo do seu descarte onde ele servir.",
    "groups": "As cartas de uma casa em ordem podem se mover juntas.",
    "peek": "Você pode começar o turno virando uma carta, mesmo que outra coisa venha primeiro.",
    "closed": "A reserva está fechada. Você vira o topo dela quando quiser, e antes de virar uma carta do monte.",
    "strict": "As três seguintes juntas: soltar, carregar, esvaziar.",
    "release": "Uma carta coberta que poderia subir tem que ser solta, se as de cima puderem sair.",
    "mustload": "Enquanto você puder carregar um adversário, só pode fazer isso.",
    "mustspace": "Enquanto você tiver reserva, não vira se uma casa puder ser esvaziada sobre outras.",
    "fewest": "Como Deve soltar, começando pela carta menos coberta.",
    "backs": "Há uma carta fechada sob cada casa. Rigoroso, e as fechadas têm que ser descobertas.",
    "uncover": "As cartas que cobrem uma fechada têm que sair, se puderem. Precisa de Cartas fechadas.",
    "r12": "A reserva tem uma carta a menos, o monte uma a mais.",
    "r11": "A reserva tem duas cartas a menos, o monte duas a mais.",
    "cut": "A sorte decide quem começa.",
    "high": "Começa a carta de reserva mais alta, e o ás é o mais alto.",
    "houses": "Começam as cartas de casa mais baixas; a reserva não conta.",
    "cards": "O vencedor marca 1 por carta que sobra ao adversário. Vale também se nenhuma das duas for escolhida.",
    "thirty": "O vencedor marca 30, e 2 por carta que sobra ao adversário.",
}
BY_CABLE = ("por cabo", "por USB")
BY_CABLE_ABOUT = (
    "Contra uma pessoa cujo aparelho está ligado a este por um cabo.",
    "Contra uma pessoa no computador em que este aparelho está ligado.",
)
CABLE_HEAD = "Por cabo"
CABLE_WAITS = "Oferecido ao adversário:"
CABLE_THERE = "Lá, escolher: Novo jogo, adversário por cabo."
CABLE_OFFERED = "Uma oferta"
CABLE_OFFERS = "O adversário oferece:"
CABLE_GOES_ON = "O adversário quer retomar:"
CABLE_AGREED = "Esperando o adversário começar."
CABLE_BEGINS = ("Você começa", "O adversário começa")
CABLE_SCORE = "Você tem {0}, o adversário {1}"
CABLE_YES = "Jogar"
CABLE_STOP = "Sair"
CABLE_SAYS = (
    "O adversário disse não.",
    "O outro aparelho não tem este jogo.",
    "Este jogo não cabe na outra tela.",
    "As duas versões dão cartas diferentes: atualize a mais antiga.",
    "O adversário saiu.",
    "O outro aparelho tem outra versão: atualize a mais antiga.",
    "Não há cabo aqui.",
)
CABLE_ASKS = "O adversário pede"
ASKS_BACK = "O adversário pede para desfazer a última jogada."
ASKS_BACK_FURTHER = "O adversário desfez {0} jogadas. Seguir?"
LET_TAKE_BACK = "Sim"
ASK_TAKE_BACK = "Pedir para desfazer"

# Screens: the result
STALEMATE = "Bloqueio"
STALEMATE_WHY = "Nada avança: a conta mais baixa marca."
DRAW = "Empate"
DRAW_WHY = "Turnos demais sem progresso."
ABANDONED = "Desistência"
OPPONENT_GIVES_UP = "O adversário desiste"
NEXT_WINS = "{0}, que joga depois, vence."
WINS_MATCH = (
    "Você venceu a série!",
    "Você perdeu a série",
    "Você perdeu a série",
    "Você perdeu a série",
    "Série do lado A",
    "Série do lado B",
    "Série do lado C",
    "{0} venceu a série!",
)
MATCH_SHARED = "Série empatada"
CARDS_COUNT = (
    "Suas cartas contam",
    "Cartas do adversário",
    "Cartas da Esquerda",
    "Cartas da Direita",
    "Cartas do lado A",
    "Cartas do lado B",
    "Cartas do lado C",
    "Cartas de {0}",
)
NOBODY_SCORES = "Ninguém marca"
RECKONED = {"game": "O jogo", "forfeit": "Multa por desistir", "difference": "A diferença"}
DIFFERENCES = "As diferenças"
CARDS_LEFT = {
    "reserve": (
        "{0} na sua reserva, a 2", "{0} na reserva adv., a 2", "{0} na outra reserva, a 2",
        "{0} nas outras reservas, a 2",
    ),
    "hand": ("{0} no seu monte", "{0} no monte adv.", "{0} no outro monte", "{0} nos outros montes"),
    "waste": ("{0} no seu descarte", "{0} no descarte adv.", "{0} no outro descarte", "{0} nos outros descartes"),
}  # fmt: skip
MATCH_TO = "Série até {0}"
NEXT_GAME = "Próximo jogo"
NEW_MATCH = "Nova série"
LOOK_AT_TABLE = "Ver a mesa"
GIVEN_UP = "Desistência"
ALL_UP = "As 52 cartas subiram."
CARDS_UP = "Subiram {0} de 52 cartas."
DEAL_IN_MOVES = "Mão {0}, em {1} jogadas"
NEXT_DEAL = "Próxima mão"
DEAL_AGAIN = "Repetir a mão"
OTHER_SEAT = "Trocar de lugar"
HARD_GAME = "Jogo difícil? Experimente: {0}"
EITHER_OR = "{0} ou {1}"
TO_LEARN = "O que aprender"
LEARN_BETTER = "No turno {0} era melhor: {1} ({2})."
LEARN_NOTHING = "Bem jogado! Nenhuma decisão sua custou uma carta."
TRY_IT = "Tentar"

# Screens: a game looked at again when it is over
REVIEW = "Análise"
REVIEW_LAST = "Analisar o último"
AHEAD = ("Você à frente", "Adv. à frente", "Outros à frente")
SOMEBODY_AHEAD = "{0} à frente"
TURNS = "Turnos"
COST_GAME = "custou o jogo"
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
GRAPH = "Ao gráfico"
NEXT_DECISION = "A próxima decisão"
TRY_AGAIN = "Tentar de novo"
NOT_KEPT = "Nada disso é salvo."
TO_REVIEW = "À análise"
LOOK_AT_ONE = "{0}: ver {1}"
LOOK_AT_ALL = "{0}: ver 1-{1}"
TWO_FEET = "{0}   {1}"
LEAVES = "{0}: sair"

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
LEFT_HANDED_ABOUT = "A mesa fica espelhada e, onde dá, os botões também: Como se joga diz quais são."

# Screens: a duplicate match, the deal of the day
MATCH = "Série"
MATCH_VALUES = ("Normal", "Duplicada")
MATCH_ABOUT = (
    "Normal: cada jogo tem as suas próprias cartas.",
    "Duplicada: cada mão é jogada duas vezes, a segunda no outro lugar. Só conta a diferença, não a sorte.",
)
FIRST_OF_TWO = "As mesmas cartas voltam, no outro lugar."
FROM_OTHER_SEAT = "Na ida"
BOTH_SEATS = "Ida e volta"
SAME_CARDS = "As mesmas cartas, no outro lugar"

# Screens: records
RECORDS = "Recordes"
NO_RECORDS = "Nenhum jogo acabou ainda."
RECORDS_PAGE = "Página"
RECORDS_OF = "{0}, {1}"
PLAYED = "Jogos"
WON_LOST = "Vitórias, derrotas"
DRAWN_ABANDONED = "Empates, desist."
SOLVED_GIVEN_UP = "Resolvidas, desist."
BEST_SCORE = "Melhor marca"
SHORTEST_WIN = "Vitória mais curta"
MOVES = "{0} jogadas"
STREAKS = "Vitórias seguidas"
STREAK_OF = "{0} (máx. {1})"
RATING = "Rating"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Rating, {0}"
RATING_FROM = "De {0} jogos e problemas"
CALENDAR = "Calendário"
CALENDAR_OF = "Mão do dia, {0}"
DAYS_IN_A_ROW = "Dias seguidos"
DAY_MARKS = ("perdida", "com ajuda", "ganha")
MONTHS_FOOT = "{0}: mês"
UNHELPED = "Sem ajuda"
WON_OF = "{0} vitórias em {1}"
PAIR = "{0}, {1}"
FORGET_RECORDS = "Apagar"
FORGET = "Apagar tudo"
FORGET_COSTS = "Isso apaga recordes, rating e calendário."
A_PERSON = "uma pessoa"
TWO_PERSONS = "duas pessoas"
PERSONS_ABOUT = "Duas pessoas passam um aparelho de mão em mão. O computador não joga."
THREE_PERSONS_ABOUT = "Três pessoas passam um aparelho de mão em mão. O computador não joga."
NAMES_ROW = "Nomes"
NAMES_ABOUT = "Os nomes de vocês: até oito letras cada. Eles são salvos."
NO_NAME = "sem nome"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: escrever o nome, letra por letra."
HOW_TO_SET_LETTERS = "{0}: mudar a letra   {1}: próxima; em _: pronto"
ABANDON_PERSON = "{0} desiste, e {1} pontua."
ABANDON_PERSONS = "{0} desiste, e {1}, que joga depois, vence."
PERSON_GIVES_UP = "{0} desiste."
HAND_OVER = "Tela de passagem"
HAND_OVER_ABOUT = "Uma tela entre os turnos esconde as cartas até o próximo jogador ter o aparelho."
TURNED_ROUND = "Virar a imagem"
TURNED_ROUND_ABOUT = "A imagem vira para quem está em frente, quando duas pessoas dividem o aparelho."
RECORDS_OF_PERSONS = "pessoas"

# Screens: calling stop
CALL = "Crapô! Qual foi a falta?"
CALL_BRIEF = "Qual foi a falta?"
CALL_NOTHING = "Nada: continuar"
CALL_COSTS = "Gritar sem razão não custa nada."
OTHER_MOVES = "Outras jogadas"
EARLIER_AND_LATER = "{LR}: jogadas de antes e depois"

# Screens: about the game
ABOUT = "Sobre"
GAME_AND_VERSION = "{0} {1}"
LICENCE = "Software livre, licença MIT"

# Screens: help
PAGE_FOOT = "{0} de {1}   {LR}: virar a página   {2}: sair"
PAGE_FOOT_BRIEF = "{0}/{1}   {LR}: mais   {2}: sair"
ONE_PAGE_FOOT = "{2}: sair"
PAGE_NUMBER = "{0}/{1}"

# Screens: lessons
LEARN = "Aprender"
LEARN_AIM = (
    (
        "O objetivo",
        "Cada um tem o seu baralho. Você ganha ao jogar primeiro todas as suas cartas.",
        "A maioria vai para o meio, que é dos dois. Algumas podem ir para as pilhas do adversário: isso se chama "
        "carregar, e ele fica com mais uma para jogar.",
        "As lições mostram uma pilha depois da outra.",
    ),
)
LESSON_DONE_ROW = "{0}, feita"
LESSON_SHOW = "Mostrar"
LESSON_AGAIN = "Recomeçar"
LESSON_LEAVE = "As lições"
LESSON_DONE = "Muito bem!"
LESSON_NEXT = "Próxima lição"
FIRST_START = "Novo aqui? {OK}: lição 1"
LESSONS = {
    "houses": (
        "As casas",
        "Descendo, vermelho em preto.",
        "Um abaixo e da outra cor: é tudo, e os dois jogadores usam as casas.",
    ),
    "foundations": (
        "As bases",
        "Os ases as abrem, e o que serve sobe.",
        "Do ás ao rei, do mesmo naipe. Uma carta que serve em uma base vai para lá antes de tudo.",
    ),
    "reserve": (
        "Reserva primeiro",
        "Quando duas cartas podem subir.",
        "Se duas cartas podem subir, a da reserva vai primeiro. É a falta mais gritada de todas.",
    ),
    "spaces": (
        "Casas vazias",
        "Uma casa vazia, e o que a preenche.",
        "Faça casas vazias, e preencha com a reserva: assim você se livra dela antes do adversário.",
    ),
    "turning": (
        "Virar",
        "O monte, e o que encerra um turno.",
        "O turno dura enquanto as cartas viradas servem. A primeira que vai ao descarte o encerra.",
    ),
    "loading": (
        "Carregar",
        "As suas cartas para o adversário.",
        "Um acima ou abaixo, do mesmo naipe, no descarte ou na reserva do adversário. Na reserva, vale dois.",
    ),
    "turned_over": (
        "O descarte virado",
        "Um monte novo, que você já conhece.",
        "O descarte virado volta na ordem em que você o fez. Lembre-se dela, e poderá planejar.",
    ),
    "endgame": (
        "O final",
        "Casas vazias para as últimas cartas.",
        "Conte as suas cartas e casas vazias antes de virar. A última carta vence o jogo.",
    ),
    "one_pack": (
        "Um baralho",
        "Sequências, como juntá-las, e casas vazias.",
        "Um naipe, subindo ou descendo, com o ás depois do rei. Junte sequências, preencha com o descarte.",
    ),
    "stop_play": (
        "Com faltas",
        "As faltas, e como gritar.",
        "Nada é recusado com faltas: cuide das suas bases, e vigie o adversário.",
    ),
    "foster_two": (
        "Foster, dois baralhos",
        "Para ver, para a frente e para trás, como em 1922.",
        "Cargas, casas vazias que movem sequências, uma reserva em um só turno: tudo no jogo de Foster.",
    ),
    "foster_one": (
        "Foster, um baralho",
        "Para ver: como se perdeu, e como se ganha.",
        "Juntar sequências e pôr cartas por baixo: a arte do jogo de um baralho.",
    ),
}

# Screens: puzzles
PUZZLES = "Problemas"
PUZZLE_NEXT = "Sem solução"
PUZZLE_OF_THE_DAY = "Problema do dia"
PUZZLE_GRADES = ("Fácil", "Médio", "Difícil")
PUZZLE_SOLVED_OF = "{0} de {1}"
PUZZLES_ABOUT = "Um turno por problema, com as cartas que você vê."
PUZZLE_HINT = "Próxima jogada"
PUZZLE_WAY = "Ver a solução"
PUZZLE_AGAIN = "Recomeçar"
PUZZLE_LEAVE = "Os problemas"
PUZZLE_SOLVED = "Resolvido!"
PUZZLE_MISSED = "Ainda não"
PUZZLE_MOVES = ("Em 1 jogada.", "Em {0} jogadas.")
PUZZLE_FEWEST = ("Em {0} jogadas; basta 1.", "Em {0} jogadas; bastam {1}.")

# Deals, by the number
DEAL_NUMBER = "Mão {0}"

# Screens: a game looked at again when it is over
PLAY_ON = "Jogue a partir daqui. Nada é salvo"
TURN_NUMBER = "{0}, turno {1}:"
BETTER = "Melhor: {0}: {1}"
BETTER_BY = "{2} melhor: {0}: {1}"
WORTH_THE_GAME = "Decidia o jogo: {0}: {1}"
BETTER_GOES_ON = "E depois:"

# Screens: records
PASS_ON = "Passe o aparelho: {0}."
OR_STOP = "Houve uma falta? Grite “Crapô!”"
BEGINS_GAME = "{0} começa"

# Screens: calling stop
OFFENCES = ("Base primeiro", "Reserva primeiro", "Vazia primeiro", "Não serve", "Não jogável, ou outra")

# Screens: help
DIRECTIONS = {"stick": "Joystick", "cross": "Direcional", "arrows": "Esquerda, direita"}
TWO_KEYS = "{0} e {1}"
KEY_HELD = "{0} longo"
STICK_PRESSED = "Joystick apertado"

# Screens: lessons
LESSON_RIGHT = "Certo!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grite “Crapô!”: {STOP}. Escolha: {0}"
TURN_BY_OK = "escolha-o, {0}"
STOP_BY_MENU = "no menu"
BY_TOUCH = {
    "OK": "Toque", "BACK": "Toque ao lado", "TURN": "toque nele",
    "STEPS": "Toque", "LR": "Toque", "SEE": "Toque aqui",
}  # fmt: skip

# Screens: puzzles
PUZZLE = "Problema {0}"
PUZZLE_AIMS = (
    "jogue {0} da reserva",
    "jogue {0} do monte",
    "vença neste turno",
)
PUZZLE_COUNTS = (
    ("tenha uma casa vazia", "tenha {0} casas vazias"),
    ("carregue uma carta", "carregue {0} cartas"),
    ("jogue uma carta do descarte", "jogue {0} cartas do descarte"),
)
PUZZLE_AND = "{0} e {1}"
PUZZLE_SHORT = (
    "Faltou jogar {0} da reserva.",
    "Faltou jogar {0} do monte.",
    "O jogo não foi vencido.",
    "{0} de {1} casas vazias.",
    "{0} de {1} cartas carregadas.",
    "{0} de {1} cartas do descarte jogadas.",
)
PUZZLE_OFF_THE_WAY = "A solução conhecida começa de outro modo: desfaça, ou recomece"
WAY_BRINGS = "{0}: {1}"
WAY_MOVES = ("1 jogada", "{0} jogadas")
WAY_RESERVE = ("joga a reserva", "joga {0} cartas da reserva")
WAY_RESERVE_EMPTY = ("esvazia a reserva", "esvazia a reserva")
WAY_CARD = "joga {0}"
WAY_SPACES = ("esvazia uma casa", "esvazia {0} casas")
WAY_LOADS = ("carrega uma carta", "carrega {0} cartas")
WAY_UP = ("sobe uma carta", "sobe {0} cartas")
WAY_WASTE = ("menos uma carta no descarte", "menos {0} cartas no descarte")
WAY_WINS = "vence"

NO_GAMES_TEXT = "Isto não é o texto de um jogo"
LINK_NOT_YES = "No link, {0} só pode ser yes"
LINK_NOT_ALONE = "Nestas regras uma pessoa não pode jogar os dois lados"
LINK_NOT_DUPLICATE = "Só um jogo a dois, você e o adversário, pode ser série duplicada"
LINK_NO_STOP = "Estas regras não têm faltas, ou ninguém para gritar"
LINK_NOT_BEGINS = "No link, begins tem que ser you, opponent ou other"
LINK_OTHER_RULES = "As regras do link não são as da posição dele"
LINK_NO_PUZZLE = "No link, puzzle tem que ser um número de 1 a {0}"
LINK_PUZZLE_ALONE = "Um link para um problema não pode indicar um jogo"
LINK_OVER = "A posição do link não tem jogadas"
GAMES_TEXT_DAMAGED = "O texto do jogo está danificado, ou é de outra versão"

# The table: notes
PILE_LOOK = "{0}, {1} cartas. {OK}: abrir. {BACK}: sair"
PILE_SPREAD = "{0}: {1} cartas, a última por cima"
