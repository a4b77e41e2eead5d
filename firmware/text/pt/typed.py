"""What is read in Portuguese where the game is typed, in place of the texts with these names elsewhere."""

TABLE = {
    "HAND_TURNS_UP": "Virar uma carta do monte",
    "OK_PLAYS": "Digite ok para jogar",
    "GAME_OVER_SCORE": "O jogo acabou. Enter: os pontos",
    "COULD_BE_PLAYED": "{0} ainda serve. Para descartar mesmo assim, o que encerra o seu turno, digite turn de novo",
    "FITS_NOWHERE": "{0} não serve. Para descartar e encerrar o seu turno, digite turn",
    "MOVES_LEFT": "Ainda há jogadas. Para passar, digite turn de novo",
    "ONLY_PLACE": "É o único lugar. Para jogar, digite ok; para devolver, digite back",
    "OFFER_ALL_UP": "Todas as suas cartas podem subir. Para subi-las, digite ok",
    "OFFER_AUTO_FINISH": "Nenhuma carta está fechada. Para que tudo suba, digite ok",
    "NO_MOVE_RESIGN": "Não há jogadas. Para desistir, digite ok de novo; para voltar uma jogada, digite desfazer",
    "NO_MOVE": "Não há jogadas. Para desistir, digite ok",
    "MOVE_LIMIT": "Este jogo acaba após {} jogadas. Para voltar uma, digite desfazer; para desistir, digite menu",
    "NO_PROGRESS": "O monte passou duas vezes sem jogada. Para desistir, digite menu",
    "REPLAY": "Para ouvir de novo, digite back.",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "O jogo acabou. Houve uma falta? Então digite stop. Enter: os pontos",
    "WHERE_TO": "{0}: para onde? Para devolver, digite ok",
    "OK_TRIES": "Digite ok para tentar",
    "STEPS_CHOOSE": "Digite esquerda ou direita para escolher.",
    "EARLIER_AND_LATER": "Para jogadas de antes e depois, digite esquerda ou direita",
}
LEARN = {
    "LEARN_BEGINS": "Enter: a primeira lição",
    "LESSON_CALLS": "Digite stop e depois escolha: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Para escolher uma linha, digite o número dela",
    "FIRST_START": "Novo aqui? Digite aprender",
    "PILE_LOOK": "{0}, {1} cartas. Para ouvir quais são, digite ok; para sair, digite back",
}
NEW_GAME = {
    "NAME_ABOUT": "Para mudar o nome, digite o número da linha e depois o nome.",
}
ADVICE = {
    "STEP_BY_TURN": "Para ir turno a turno, digite esquerda ou direita",
}
HELP = {
    "HELP_BUTTONS": "Comandos",
}
LESSONS = {
    "HOUSES": {
        "lay": "As casas são as colunas. Ponha 8\2 da reserva sobre um nove preto: digite 8c para 9p",
    },
    "FOUNDATIONS": {
        "ace": "Há três ases nas casas. Cada um abre uma base. Para o da casa 1, digite 1 sobe",
    },
    "FOSTER_TWO": {
        "start": "O jogo de Foster, 1922. O lado A fica embaixo. Enter: próxima jogada. Para voltar, digite esquerda",
    },
    "FOSTER_ONE": {
        "start": (
            "O jogo de Foster com um baralho. O lado A fica embaixo. Enter: próxima jogada. Para voltar, digite "
            "esquerda"
        ),
    },
}
