"""What is said in Portuguese in the menu of a new game, and of what can be chosen there."""

DEAL = "Dar cartas"
GAME = "Jogo"
OPTIONS_ROW = "Opções"
OPTIONS_ON = "{0} ativas"
NO_OPTIONS = "nenhuma"
OPTIONS_DONE_ABOUT = "As opções ficam como você as deixou."
OPPONENT = "Adversário"
NO_OPPONENT = "nenhum: jogue pelos dois"
NO_OPPONENT_BRIEF = "nenhum"
NO_OPPONENT_ABOUT = "Você joga os dois lados, sem adversário."
DEAL_NO = "Mão nº"
RANDOM_DEAL = "aleatória"
TODAYS_DEAL = "de hoje, {0}"
DEAL_OF_THE_DAY_ABOUT = "A mão do dia é a data: 261122 é 22 de novembro de 2026, igual para todos."
HOW_TO_SET_DIGITS = "{0}: mudar o dígito   {1}: próximo"
NEW_GAME_COSTS = "Você desiste do jogo atual."
FIRST_GAME = "Qual jogo?"
FIRST_MORE = "Mais opções"
FIRST_MORE_ABOUT = "Outros jogos, outros adversários, duas pessoas em um aparelho: tudo o que há."
DEAL_NEW = "Novo jogo"
WATCH = "Assistir"
WATCH_ABOUT = "Níveis jogam entre si, e você assiste. Seu jogo espera, e nada é contado."
STOP_WATCHING = "Parar de assistir"
RULE_SETS_ABOUT = {
    "classic": "Dois baralhos. Livre-se de uma reserva de 13, do monte e do descarte. Uma carta que serve em uma "
    "base tem que subir, a reserva primeiro; preencha as casas vazias antes de virar.",
    "simple": "Bom para começar: Crapô com meio baralho para cada um, na metade do tempo. Copas e paus contra "
    "espadas e ouros, reserva de seis, três casas cada.",
    "foster": "Mais livre: uma reserva de 12, fechada, que você vira quando quiser. Você joga também dos "
    "dois descartes. As bases primeiro; o seu turno acaba quando você quiser.",
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
    "novice": "Novato: ainda aprende; muitas jogadas lhe escapam e, com faltas, a maioria das suas faltas.",
    "easy": "Fácil: deixa passar uma jogada de vez em quando e cerca de metade das suas faltas.",
    "greedy": "Médio: vê todas as jogadas e faz a que parece melhor à primeira vista.",
    "strong": "Forte: pensa no turno inteiro antes de jogar.",
    "expert": "Mestre: pensa mais longe, conta as cartas e se lembra de todas. Nenhuma falta escapa dele.",
    "adaptive": "Adaptativo: mais forte se você vencer, mais fraco se perder. Nunca olha as cartas fechadas.",
}
ADAPTIVE_NEAR = "agora perto de {0}"
ADAPTIVE_BETWEEN = "agora entre {0} e {1}"
OPTIONS = {
    "waste": "Jogar do descarte",
    "groups": "Em grupo",
    "peek": "Virar logo",
    "closed": "Reserva fechada",
    "strict": "Rigoroso",
    "release": "Deve liberar",
    "mustload": "Deve carregar",
    "mustspace": "Deve esvaziar",
    "fewest": "Liberar a mais fácil",
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
    "strict": "As três seguintes juntas: liberar, carregar, esvaziar.",
    "release": "Uma carta coberta que poderia subir tem que ser liberada, se as de cima puderem sair.",
    "mustload": "Enquanto você puder carregar um adversário, só pode fazer isso.",
    "mustspace": "Enquanto você tiver reserva, não vira se uma casa puder ser esvaziada sobre outras.",
    "fewest": "Como Deve liberar, começando pela carta menos coberta.",
    "backs": "Há uma carta fechada sob cada casa. Rigoroso, e as fechadas têm que ser descobertas.",
    "uncover": "As cartas que cobrem uma fechada têm que sair, se puderem. Precisa de Cartas fechadas.",
    "r12": "A reserva tem uma carta a menos, o monte uma a mais.",
    "r11": "A reserva tem duas cartas a menos, o monte duas a mais.",
    "cut": "A sorte decide quem começa.",
    "high": "Começa quem tem a carta de reserva mais alta; o ás é a maior.",
    "houses": "Começa quem tem as cartas de casa mais baixas; a reserva não conta.",
    "cards": "O vencedor marca 1 por carta que sobra ao adversário. Vale também se nenhuma das duas for escolhida.",
    "thirty": "O vencedor marca 30, e 2 por carta que sobra ao adversário.",
}

HOT_SEAT_OF_TWO = "uma pessoa"
HOT_SEAT_OF_THREE = "duas pessoas"
HOT_SEAT_OF_TWO_ABOUT = "Duas pessoas passam um aparelho de mão em mão. O computador não joga."
HOT_SEAT_OF_THREE_ABOUT = "Três pessoas passam um aparelho de mão em mão. O computador não joga."
NAMES_ROW = "Nomes"
NAMES_ABOUT = "Os nomes de vocês: até oito letras cada. Eles são salvos."
NO_NAME = "sem nome"
LETTER_SET = "[{0}]"
NO_LETTER = "_"
NAME_ABOUT = "{0}: escrever o nome, letra por letra."
HOW_TO_SET_LETTERS = "{0}: mudar a letra   {1}: próxima; em _: pronto"
