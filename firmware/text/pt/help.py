"""What help says in Portuguese: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Adversários"
HELP_OPTIONS = "Opções em jogo"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Botões"
HELP_STOP_PLAY = "Com faltas"
HELP_AIM = (
    (
        "O objetivo",
        "Seja o primeiro a ficar sem cartas: livre-se da reserva (o crapô), do monte e do descarte.",
        "As cartas vão para as bases (uma por naipe e baralho, do ás ao rei), para as casas ou para as pilhas do "
        "adversário.",
        "Os dois jogadores usam as casas. Nelas se desce, vermelho sobre preto e preto sobre vermelho, carta a carta. "
        "Em uma casa sem cartas, a casa vazia, entra qualquer carta.",
    ),
)
HELP_TURN = (
    (
        "Seu turno",
        "Você pode jogar o topo da sua reserva, o topo de cada casa e a carta virada.",
        "Primeiro: se a carta da reserva servir em uma base, tem que subir. Depois, qualquer outra que sirva.",
        "Enquanto você tiver reserva, preencha as casas vazias antes de virar uma carta.",
        "Ponha a carta virada no descarte, e o seu turno acaba. Quando o monte acabar, o descarte é virado.",
    ),
)
HELP_LOADING = (
    (
        "Carregar",
        "Você pode pôr uma carta na reserva ou no descarte do adversário, se o topo for do mesmo naipe e um acima ou "
        "abaixo: mais uma de que ele tem que se livrar.",
        "O vencedor marca 30, 2 por carta na reserva do adversário e 1 por cada outra. Depois de muitos turnos sem "
        "progresso, quem tiver o total menor marca a diferença.",
    ),
)
HELP_SIMPLE = (
    (
        "Simplificado",
        "Um baralho para dois: A tem copas e paus, B espadas e ouros. Reservas de seis, montes de 17, seis casas, "
        "quatro bases.",
        "O resto é como no Crapô.",
    ),
)
HELP_THREE = (
    (
        "A três",
        "Você joga depois da Direita e antes da Esquerda. Reservas de oito, montes de 24, nove casas.",
        "A primeira casa esvaziada é bloqueada com uma cruz para sempre. O coringa é posto de lado, e a carta "
        "seguinte toma o lugar dele.",
        "Carregue um ou outro. O vencedor marca pelas cartas dos dois. Quem desiste perde, e o seguinte vence.",
    ),
)
HELP_FOSTER_IS = (
    (
        "O jogo de Foster",
        "Uma carta que serve em uma base sobe primeiro. O resto é livre, e o seu turno acaba quando você quiser.",
        "Você pode usar mais pilhas do que no Crapô: o seu descarte, e o do adversário.",
        "Com baralhos curtos é o mesmo jogo: as bases abrem com o seis (36 cartas cada) ou o sete (32) e acabam com o "
        "ás.",
    ),
)
HELP_FOSTER = (
    (
        "Reserva, descartes",
        "Uma reserva de 12, fechada. Escolha-a para virar o topo, sem carta do monte virada. Você não é obrigado "
        "a jogá-la.",
        "Você joga também dos dois descartes, em casas e bases, não em casas vazias. A carta aberta "
        "da reserva do adversário pode subir.",
    ),
    (
        "Seu turno",
        "Com casa vazia e reserva você não pode virar do monte, mas pode passar: escolha o monte, sem carta virada.",
        "Com uma carta do monte virada, a da reserva fica fixa: só pode ir para uma base.",
        "Com o descarte já virado duas vezes, você tem que jogar as cartas que servem antes do fim do turno.",
        "Desistir custa mais 20. Depois de muitos turnos sem progresso, o jogo empata.",
    ),
)
HELP_CATS = (
    (
        "Reserva primeiro",
        "Livre-se do monte e do descarte. Nas casas se desce, vermelho sobre preto e preto sobre vermelho.",
        "A reserva primeiro: em uma base; depois outras cartas nas bases; depois a reserva em uma casa vazia, "
        "depois em uma casa. Só então o resto.",
        "Você pode jogar o seu descarte em casas e bases.",
        "Carregue só o descarte do adversário, um acima ou abaixo, em qualquer naipe. Uma carta de casa que serve "
        "em outra casa vai para lá.",
    ),
    (
        "Seu turno",
        "Uma carta virada que serve em uma casa vai para lá. Se não servir, vai para o descarte, a seguinte do monte "
        "por cima, e o turno acaba.",
        "Sem cartas no monte nem no descarte você vence, tenha o que tiver na reserva.",
        "Com reserva de 12, as sequências se movem juntas, e suas cartas são dadas no seu primeiro turno. Com 13, "
        "as cartas vão uma a uma, e tudo é dado no início.",
    ),
)
HELP_ONE_PACK = (
    (
        "Um baralho",
        "Sem bases nem reserva. As casas são sequências do mesmo naipe, subindo ou descendo, com o ás depois do "
        "rei. As casas com ? são dadas quando o segundo começa.",
        "Você também pode jogar o topo do seu descarte, e levar o do adversário a uma sequência. Pode juntar "
        "sequências inteiras.",
        "Só isto é obrigatório: enquanto tiver descarte, preencher as casas vazias antes de virar.",
    ),
    (
        "Carregar, acabar",
        "O topo do seu descarte, ou a carta virada, vai para o descarte do adversário se for do mesmo naipe e um acima "
        "ou abaixo; rei e ás são vizinhos.",
        "Quem ficar sem cartas vence, e marca 1 por carta do adversário.",
    ),
)
HELP_PATIENCE = (
    (
        "Paciência",
        "Leve todas as cartas às bases, uma por naipe, do ás ao rei.",
        "Nas casas se desce, vermelho sobre preto e preto sobre vermelho; sequências se movem juntas. Em uma casa "
        "vazia só entra um rei, com a sua sequência.",
        "Escolha o monte para pôr uma carta no descarte, cujo topo pode ser jogado. Quando o monte acabar, o "
        "descarte é virado, quantas vezes você quiser.",
        "Nada é obrigatório. Sem cartas fechadas, tudo pode subir sozinho.",
    ),
)
HELP_STOP = (
    (
        "Com faltas",
        "Escolha como estilo de um novo jogo. Você pode então tentar tudo. Uma falta é anulada, e o seu "
        "turno acaba.",
        "Se uma carta podia ir para uma base, sobe agora. Se havia uma casa vazia, a sua reserva a preenche.",
        "No jogo de Foster só a base esquecida é falta; o resto é apenas desfeito.",
        "Os níveis mais baixos não veem tudo: uma falta que eles não veem fica.",
    ),
    (
        "“Crapô!”",
        "O adversário também erra. Grite “Crapô!”, no menu, no turno dele e depois, até você tocar em uma carta.",
        "Diga qual foi a falta: Base primeiro, Reserva primeiro, Casa vazia primeiro... Se você tiver razão, o jogo "
        "volta a essa jogada, e o turno dele acaba.",
        "Gritar à toa não custa nada, a menos que no novo jogo você escolha que custa um turno.",
    ),
)
HELP_HOT_SEAT = (
    (
        "Um aparelho para todos",
        "O adversário de um novo jogo pode ser uma pessoa. Passem o aparelho quando o turno acabar; quem joga fica "
        "embaixo.",
        "Escrevam ali também os nomes. Os ajustes podem desligar a tela de passagem, ou girar a imagem para quem "
        "está em frente.",
        "Você pode desfazer no seu próprio turno.",
    ),
    (
        "Faltas entre pessoas",
        "Uma carta que não serve em lugar nenhum é anulada na hora. Uma base, reserva ou casa vazia esquecida fica "
        "até alguém ver.",
        "Enquanto outro joga, grite “Crapô!”, no botão ou no menu, por uma falta deste turno. Ao receber o "
        "aparelho, vale para o turno anterior, até você tocar em uma carta.",
    ),
)
KEY_STEPS = "{0}: passar pelas cartas que você pode jogar, depois pelos lugares. Segurar repete."
KEY_OK = "{0}: pegar e soltar uma carta; no monte, virar. Nos menus, escolher ou mudar."
KEY_RUN = "{0}, com uma carta de casa escolhida: pegar também a de cima. Elas passam uma a uma pelas casas vazias."
KEY_BACK = "{0}: devolver a carta. Sem carta escolhida, ver uma pilha."
KEY_BACK_MENU = "{0}: devolver a carta. Sem carta escolhida, o menu: dica, desfazer e o resto."
KEY_LAST_TURN = "{0} no início do turno: rever o do adversário."
KEY_TURN = "{0}: virar uma carta do monte, ou pôr no descarte."
KEY_MENU = "{0}: o menu, com dica, desfazer e o resto."
KEY_STOP = "{0}: gritar “Crapô!”, com faltas."
NO_KEY_STOP = "Para gritar “Crapô!”, com faltas, escolha no menu."
PILE_LETTERS = "Nesta tela, R, M e D são a reserva, o monte e o descarte."
