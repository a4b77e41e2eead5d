"""What a finger reads in Portuguese, in place of the texts with these names elsewhere."""

TABLE = {
    "OK_PLAYS": "Toque no lugar",
    "GAME_OVER_SCORE": "O jogo acabou. Toque para ver os pontos",
    "OPPONENT_PLAYS": "O adversário joga. Toque para acelerar",
    "WATCHING": "Você assiste. Toque para acelerar",
    "SKIP_TURN": "Toque para jogar",
    "COULD_BE_PLAYED": "{0} ainda serve. Toque de novo no descarte para pôr lá e encerrar o turno",
    "FITS_NOWHERE": "{0} não serve. Toque nela e depois no descarte para encerrar",
    "MOVES_LEFT": "Ainda há jogadas. Para passar, toque no monte",
    "ONLY_PLACE": "O único lugar. Toque nele, ou na carta para devolver",
    "OFFER_ALL_UP": "Todas as suas cartas podem subir. Toque aqui",
    "OFFER_AUTO_FINISH": "Nenhuma carta está fechada. Toque aqui, e tudo sobe",
    "NO_MOVE_RESIGN": "Sem jogadas. Toque de novo nas cartas para desistir, aqui para o menu",
    "NO_MOVE": "Sem jogadas. Toque nas cartas para desistir",
    "OK_CONTINUES": "Toque na tela",
    "MOVE_LIMIT": "Este jogo acaba após {} jogadas. Toque aqui para desfazer ou desistir",
    "NO_PROGRESS": "O monte passou duas vezes sem jogada. Toque aqui para desistir",
    "REPLAY": "Toque aqui para ver.",
    "SHORT_REPLAY": "{0}. Toque aqui",
}
SHORT = {
    "SHORT_NO_MOVE": "Sem jogada: toque",
    "SHORT_TURN_ENDS": "{0}, D encerra",
    "SHORT_STILL_FITS": ("{0} serve; D encerra", "Serve; D encerra"),
    "SHORT_MOVES_LEFT": "M para passar",
}
STOP_PLAY = {
    "OVER_BUT_STOP": "O jogo acabou. Houve uma falta? Toque aqui. Se não, nas cartas",
    "WHERE_TO": "{0}: onde? De novo: devolver",
    "OK_TRIES": "Toque no lugar",
    "STEPS_CHOOSE": "Toque em um lugar",
}
LEARN = {
    "LEARN_BEGINS": "Toque para a primeira lição",
    "LESSON_CALLS": "Toque aqui, grite “Crapô!” e escolha: {0}",
}
MENUS = {
    "HOW_TO_CHOOSE": "Toque em uma linha",
    "FOOT_LEAVE": "No alto: sair",
    "FIRST_START": "Novo? Toque em Aprender",
    "PILE_LOOK": "{0}, {1} cartas. Toque nela para abrir, ao lado para sair",
    "PAGE_FOOT": "{0} de {1}   Toque à direita; no alto: sair",
    "PAGE_FOOT_BRIEF": "{0}/{1}   No alto: sair",
    "ONE_PAGE_FOOT": "Toque para sair",
}
NEW_GAME = {
    "HOW_TO_SET_DIGITS": "Toque no dígito, de novo: +1; ao lado: pronto",
    "NAME_ABOUT": "Toque no nome para escrevê-lo, letra por letra.",
    "HOW_TO_SET_LETTERS": "Toque a letra em cima ou embaixo; _: próxima; ao lado: fim",
}
RESULTS = {
    "MONTHS_FOOT": "Toque para o mês anterior",
}
ADVICE = {
    "LOOK_AT_ONE": "Toque e veja {1}",
    "LOOK_AT_ALL": "Toque e veja 1-{1}",
    "STEP_BY_TURN": "A barra à direita rola a lista",
}
HELP = {
    "HELP_BUTTONS": "Toque",
    "KEY_STEPS": (
        "Toque em uma carta, depois no lugar dela, ou arraste-a. Com dois toques ela sobe a uma base ou faz sua "
        "única jogada."
    ),
    "KEY_OK": "Toque no monte para virar uma carta. Toque nela, depois no descarte, para encerrar o turno.",
    "KEY_RUN": "Toque em uma carta com outras em cima: elas vão junto se houver casas vazias para passá-las uma a uma.",
    "KEY_LAST_TURN": (
        "Toque nas palavras embaixo para o menu: dica, desfazer e mais. No início do seu turno, elas mostram o "
        "turno anterior do adversário."
    ),
    "KEY_MENU": (
        "Nos menus, toque em uma linha para escolhê-la, em uma seta para mudar um valor, no título para voltar. "
        "Toque em uma página para virá-la."
    ),
}
LESSONS = {
    "HOUSES": {
        "lay": "As casas são as colunas. Toque em 8\2 na reserva, depois em um nove preto",
    },
    "FOUNDATIONS": {
        "ace": "Há três ases nas casas. Cada um abre uma base: toque em um, depois em uma base",
    },
    "SPACES": {
        "run": "Outra mesa. Use antes as casas vazias: toque em 8\2, as cartas em cima vão junto, depois em 9\4",
    },
    "TURNING": {
        "turn": "O monte é a pilha fechada. Nada mais serve: toque nele para virar uma carta",
        "nowhere": "5\3 não serve. Toque nela, depois no descarte, a pilha aberta junto do monte",
    },
    "TURNED_OVER": {
        "over": "O monte acabou. Toque no lugar dele: o descarte é virado, como está",
        "next": "Agora tem que vir 8\3: toque no monte",
    },
    "ENDGAME": {
        "count": "A reserva acabou. Três cartas no monte, três casas vazias: há lugar. Toque no monte",
    },
    "STOP_PLAY": {
        "err": "Com faltas você pode tentar tudo. 2\1 da casa 6 tem que subir. Cometa a falta: toque no monte",
        "rule": "Isso seria o certo. Só desta vez, cometa a falta: toque no monte",
        "call": "O adversário descartou, mas 3\1 na casa 1 tinha que subir. Toque aqui e grite",
        "look": "Permitido, mas então a falta fica. Grite primeiro: toque aqui",
    },
    "FOSTER_TWO": {
        "start": "Jogo de Foster. A fica embaixo. Toque para avançar; à esquerda: voltar; no alto: menu",
    },
    "FOSTER_ONE": {
        "start": "Foster, um baralho. A joga embaixo. Toque para avançar; à esquerda: voltar; no alto: menu",
    },
}
