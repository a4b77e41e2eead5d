"""What is said in Portuguese of a game that is over, and in the records."""

WINS_GAME = {
    "you": "Você venceu!", "opponent": "O adversário vence", "left": "Esquerda vence", "right": "Direita vence",
    "side": "O lado {0} vence", "named": "{0} venceu!",
}
SCORES = {
    "you": "Você marca", "opponent": "O adversário marca", "left": "Esquerda marca", "right": "Direita marca",
    "side": "O lado {0} marca", "named": "{0} marca",
}
PATIENCE_SOLVED = "Resolvida!"
STALEMATE = "Bloqueio"
STALEMATE_WHY = "Nada avança: marca quem tem o total menor."
DRAW = "Empate"
DRAW_WHY = "Muitos turnos sem progresso."
RESIGNED = "Desistência"
OPPONENT_RESIGNS = "O adversário desiste"
NEXT_WINS = "{0}, que joga depois, vence."
WINS_MATCH = {
    "you": "Você venceu a série!", "opponent": "Você perdeu a série", "left": "Você perdeu a série",
    "right": "Você perdeu a série", "side": "Série do lado {0}", "named": "{0} venceu a série!",
}
MATCH_SHARED = "Série empatada"
CARDS_COUNT = {
    "you": "Suas cartas contam", "opponent": "Cartas do adversário", "left": "Cartas da Esquerda",
    "right": "Cartas da Direita", "side": "Cartas do lado {0}", "named": "Cartas de {0}",
}
NOBODY_SCORES = "Ninguém marca"
SCORE_LABELS = {"game": "O jogo", "forfeit": "Penalidade por desistir", "difference": "A diferença"}
DIFFERENCES = "As diferenças"
CARDS_LEFT = {
    "reserve": {
        "you": "{0} na sua reserva, 2 cada", "opponent": "{0} na reserva adv., 2 cada",
        "other": "{0} na outra reserva, 2 cada", "others": "{0} nas outras reservas, 2 cada",
    },
    "hand": {
        "you": "{0} no seu monte", "opponent": "{0} no monte adv.", "other": "{0} no outro monte",
        "others": "{0} nos outros montes",
    },
    "waste": {
        "you": "{0} no seu descarte", "opponent": "{0} no descarte adv.", "other": "{0} no outro descarte",
        "others": "{0} nos outros descartes",
    },
}
NEXT_GAME = "Próximo jogo"
NEW_MATCH = "Nova série"
LOOK_AT_TABLE = "Ver a mesa"
PATIENCE_RESIGNED = "Desistência"
ALL_UP = "As 52 cartas subiram."
CARDS_UP = "Subiram {0} de 52 cartas."
DEAL_IN_MOVES = "Mão {0}, em {1} jogadas"
NEXT_DEAL = "Próxima mão"
DEAL_AGAIN = "Repetir a mão"
OTHER_SEAT = "Trocar de lugar"
HARD_GAME = "Jogo difícil? Experimente: {0}"
EITHER_OR = "{0} ou {1}"
COACH_HEADING = "Uma lição"
COACH_BETTER = "No turno {0} era melhor: {1} ({2})."
COACH_NOTHING = "Bem jogado! Nenhuma decisão sua custou uma carta."
TRY_POSITION = "Tentar"
BOTH_SCORE = ("Você e {0} marcam", "{0} e {1} marcam")
PLAYER_RESIGNS = "{0} desiste."

FIRST_OF_TWO = "As mesmas cartas voltam, no outro lugar."
FROM_OTHER_SEAT = "Na ida"
BOTH_SEATS = "Ida e volta"
SAME_CARDS = "As mesmas cartas, no outro lugar"

NO_RECORDS = "Nenhum jogo acabou ainda."
RECORDS_PAGE = "Página"
RECORDS_OF = "{0}, {1}"
PLAYED = "Jogos"
WON_LOST = "Vitórias, derrotas"
DRAWN_RESIGNED = "Empates, desist."
SOLVED_RESIGNED = "Resolvidas, desist."
BEST_SCORE = "Melhor marca"
SHORTEST_WIN = "Vitória mais curta"
MOVES = "{0} jogadas"
TIME_PLAYED = "Tempo, por jogo"
MINUTES = "{0} min"
HOURS = "{0} h {1} min"
STREAKS = "Vitórias seguidas"
STREAK_OF = "{0} (máx. {1})"
RATING = "Rating"
RATING_OF = "{0} ({1}-{2})"
RATING_CURVE = "Rating, {0}"
RATING_FROM = "De {0} jogos e problemas"
CALENDAR = "Calendário"
CALENDAR_OF = "Mão do dia, {0}"
WEEKDAYS = "STQQSSD"
DAYS_IN_A_ROW = "Dias seguidos"
DAY_MARKS = ("perdida", "com ajuda", "ganha")
MONTHS_FOOT = "{0}: mês"
UNHELPED = "Sem ajuda"
WON_OF = "{0} vitórias em {1}"
TWO_NUMBERS = "{0}, {1}"
RESET_ROW = "Apagar"
RESET_RECORDS = "Apagar tudo"
RESET_COSTS = "Isso apaga recordes, rating e calendário."
RECORDS_OF_HOT_SEAT = "pessoas"
