"""What is said in Portuguese in the list of the lessons, and around each lesson."""

LEARN_AIM = (
    (
        "O objetivo",
        "Cada um tem as suas cartas. Vence quem jogar todas primeiro.",
        "A maioria vai para o meio, que é dos dois. Algumas podem ir para as pilhas do adversário: isso se chama "
        "carregar, e ele fica com mais uma para jogar.",
    ),
)
LEARN_BEGINS = "{OK}: a primeira lição"
LESSON_SHOW = "Mostrar"
LESSON_LEAVE = "As lições"
LESSON_DONE = "Muito bem!"
LESSON_NEXT = "Próxima lição"
LESSONS = {
    "houses": (
        "As casas",
        "Descendo, vermelho sobre preto.",
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
        "Se duas cartas puderem subir, a da reserva vai primeiro. É a falta mais comum.",
    ),
    "spaces": (
        "Casas vazias",
        "Uma casa vazia, e o que a preenche.",
        "Em casa vazia entra qualquer carta. Enquanto houver reserva, preencha antes de virar, de preferência com ela.",
    ),
    "turning": (
        "Virar",
        "O monte, e o que encerra um turno.",
        "O turno dura enquanto as cartas viradas servirem. A primeira que vai ao descarte o encerra.",
    ),
    "loading": (
        "Carregar",
        "As suas cartas para o adversário.",
        "Um acima ou abaixo, do mesmo naipe, no descarte ou na reserva do adversário, onde enterra as de baixo.",
    ),
    "turned_over": (
        "O descarte virado",
        "Um monte novo, que você já conhece.",
        "O descarte virado volta na ordem em que você descartou. Lembre-se dela, e poderá planejar.",
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
        "As faltas, e como apontá-las.",
        "Nada é recusado com faltas: cuide das suas bases, e vigie o adversário.",
    ),
    "foster_two": (
        "Foster, dois baralhos",
        "Um jogo para ver jogada a jogada, impresso em 1922.",
        "Cargas, casas vazias que movem sequências, uma reserva em um só turno: tudo no jogo de Foster.",
    ),
    "foster_one": (
        "Foster, um baralho",
        "Um jogo para ver: como se perdeu, e como se vence.",
        "Juntar sequências e pôr cartas por baixo: a arte do jogo de um baralho.",
    ),
}
LESSON_RIGHT = "Certo!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grite “Crapô!”: {STOP}. Escolha: {0}"
