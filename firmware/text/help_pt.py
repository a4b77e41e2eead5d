# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What help says in Portuguese: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Adversários"
HELP_OPTIONS = "Opções em jogo"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Botões"
HELP_STOP_PLAY = "Com faltas"
HELP_AIM = (
    (
        "O objetivo",
        "Seja o primeiro a livrar-se da reserva (o crapô), do monte e do descarte.",
        "As cartas vão para as bases (uma por naipe e baralho, do ás ao rei), para as casas ou para as pilhas do "
        "adversário.",
        "As casas são de todos. Nelas desce-se, vermelho em preto e preto em vermelho, carta a carta. Numa casa vazia "
        "entra qualquer carta.",
    ),
)
HELP_TURN = (
    (
        "A sua vez",
        "Jogam-se o topo da sua reserva, o topo de cada casa e a carta virada.",
        "Primeiro: a carta da reserva que serve numa base tem de subir. Depois, qualquer outra que sirva.",
        "Com reserva, as casas vazias enchem-se antes de virar uma carta.",
        "Pôr a carta virada no descarte acaba a vez. Quando o monte acaba, vira-se o descarte.",
    ),
)
HELP_LOADING = (
    (
        "Carregar",
        "Uma carta pode ir para a reserva ou o descarte do adversário, se o topo é do mesmo naipe e um acima ou "
        "abaixo: mais uma de que ele tem de se livrar.",
        "Quem ganha marca 30, 2 por carta na reserva do adversário e 1 por cada outra. Após vezes demais sem "
        "progresso, a conta mais baixa marca a diferença.",
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
        "Você joga depois de Direita e antes de Esquerda. Reservas de oito, montes de 24, nove casas.",
        "A primeira casa esvaziada bloqueia-se com uma cruz para sempre. O joker sai de lado onde aparece, e a carta "
        "seguinte toma o lugar.",
        "Carregue um ou outro. Quem ganha marca pelas cartas dos dois; quem desiste perde, e o seguinte ganha.",
    ),
)
HELP_FOSTER_IS = (
    (
        "O jogo de Foster",
        "O que serve numa base sobe primeiro; o resto é livre, e a vez acaba quando se quer.",
        "Há mais cartas abertas do que no Crapô: o seu descarte, e o do adversário.",
        "Com baralhos curtos é o mesmo jogo: as bases abrem com o seis (36 cartas cada) ou o sete (32) e acabam com o "
        "ás.",
    ),
)
HELP_FOSTER = (
    (
        "Reserva, descartes",
        "Uma reserva de 12, fechada. Escolha-a para virar o topo, sem carta do monte virada. O que está aberto "
        "joga-se ou não.",
        "Joga-se também do seu descarte e do adversário, em casas e bases, não em casas vazias. A carta aberta da "
        "reserva do adversário pode subir.",
    ),
    (
        "A sua vez",
        "Com casa vazia e reserva não se vira do monte, mas pode-se passar: escolha o monte, sem carta virada.",
        "Virada uma carta do monte, a da reserva fica presa: só pode ir para uma base.",
        "Com o descarte já virado duas vezes, uma carta que tem lugar joga-se antes do fim da vez.",
        "Desistir custa mais 20. Após vezes demais sem progresso, é empate.",
    ),
)
HELP_CATS = (
    (
        "Reserva primeiro",
        "Livre-se do monte e do descarte. Nas casas desce-se, vermelho em preto e preto em vermelho.",
        "A reserva primeiro: numa base; depois outras cartas nas bases; depois a reserva numa casa vazia, depois numa "
        "casa. Só então o resto.",
        "O seu descarte joga-se em casas e bases.",
        "Carrega-se só o descarte do adversário, um acima ou abaixo, em qualquer naipe. A carta de casa que serve "
        "noutra casa vai para lá.",
    ),
    (
        "A sua vez",
        "A carta virada que serve numa casa vai para lá. Se não serve, vai para o descarte, a seguinte do monte por "
        "cima, e a vez acaba.",
        "Quem não tem cartas no monte nem no descarte ganhou, tenha o que tiver na reserva.",
        "Com reserva de 12, as sequências movem-se juntas, e as suas cartas são dadas na sua primeira vez. Com 13, as "
        "cartas vão uma a uma, e tudo é dado no início.",
    ),
)
HELP_ONE_PACK = (
    (
        "Um baralho",
        "Sem bases nem reserva. As casas são sequências de um naipe, a subir ou a descer, com o ás depois do rei.",
        "O topo do seu descarte também se joga, e o do adversário toma-se. Sequências inteiras podem juntar-se.",
        "Só isto é obrigatório: encher casas vazias do descarte antes de virar.",
    ),
    (
        "Carregar, acabar",
        "O topo do seu descarte, ou a carta virada, vai para o descarte do adversário se é do naipe dele e um acima ou "
        "abaixo.",
        "Quem fica sem cartas ganha, e marca 1 por carta do adversário.",
    ),
)
HELP_PATIENCE = (
    (
        "Paciência",
        "Suba todas as cartas às bases, uma por naipe, do ás ao rei.",
        "Nas casas desce-se, vermelho em preto e preto em vermelho; sequências movem-se juntas. Numa casa vazia só "
        "entra um rei, com a sua sequência.",
        "Escolha o monte para pôr uma carta no descarte, cujo topo se joga. Acabado o monte, vira-se o descarte, "
        "quantas vezes quiser.",
        "Nada é obrigatório. Sem cartas fechadas, tudo pode subir sozinho.",
    ),
)
HELP_STOP = (
    (
        "Com faltas",
        "Escolha-o como estilo de um novo jogo. Pode então tentar tudo. O que a regra não permite é parado e "
        "desfeito, e a sua vez acaba.",
        "Se uma carta podia ir para uma base, sobe agora. Se havia uma casa vazia, a reserva enche-a.",
        "No jogo de Foster só a base esquecida é falta; o resto apenas se desfaz.",
        "Os níveis mais baixos não veem tudo: o que lhes escapa fica.",
    ),
    (
        "«Crapô!»",
        "O adversário também erra. Grite «Crapô!», no menu, na vez dele e até você tocar numa carta.",
        "Diga qual foi a falta: Base primeiro, Reserva primeiro, Vazia primeiro... Se tem razão, volta-se a essa "
        "jogada, e a vez dele acaba.",
        "Gritar sem razão não custa nada.",
    ),
)
HELP_PERSONS = (
    (
        "Um aparelho para todos",
        "O adversário de um novo jogo pode ser uma pessoa. O aparelho passa quando a vez acaba; quem joga fica "
        "na parte de baixo da mesa.",
        "Ali também se escrevem os nomes. Nos ajustes desliga-se o aviso entre as vezes, ou vira-se a imagem "
        "para quem está em frente.",
        "Você só desfaz na sua própria vez.",
    ),
    (
        "As faltas entre pessoas",
        "O que não serve em lugar nenhum é parado logo. Uma base, reserva ou casa vazia esquecida fica até alguém ver.",
        "Enquanto outro joga, grite Crapô, no botão ou no menu, por uma falta desta vez. Ao receber o aparelho, "
        "vale para a vez anterior, até você tocar numa carta.",
    ),
)

KEY_STEPS = "{0}: ver o que se joga, depois onde. Mantido, repete."
KEY_OK = "{0}: pegar e pousar uma carta; no monte, virar. Nos menus, escolher ou mudar."
KEY_BACK = "{0}: devolver a carta. Sem carta tomada, ver uma pilha."
KEY_BACK_MENU = "{0}: devolver a carta. Sem carta tomada, o menu: dica, desfazer e o resto."
KEY_TURN = "{0}: virar uma carta do monte, ou pô-la no descarte."
KEY_MENU = "{0}: o menu, com dica, desfazer e o resto."
KEY_STOP = "{0}: gritar «Crapô!», com faltas."
NO_KEY_STOP = "Para gritar «Crapô!», com faltas, escolha-o no menu."
