"""What is said in Portuguese in a game by cable, at the table and in its menus."""

CABLE_STATES = (
    "Esperando a jogada do adversário",
    "Sem resposta no cabo: em pausa",
    "O adversário saiu: em pausa",
    "Os dois jogos são diferentes: comece outro",
    "Não há cabo aqui: em pausa",
)
CABLE_HEADS = ("", "Sem resposta", "Adversário saiu", "Diferentes", "Sem cabo")
CABLE_AGAIN = "O adversário voltou"
UNDO_REQUEST_SENT = "Pedido enviado: o adversário tem que aceitar"
UNDO_DECLINED = "O adversário não aceita"
NO_HINT = "Sem dicas contra uma pessoa"
BY_CABLE = ("por cabo", "por USB")
BY_CABLE_ABOUT = (
    "Contra uma pessoa cujo aparelho está ligado a este por um cabo.",
    "Contra uma pessoa no computador em que este aparelho está ligado.",
)
CABLE_HEAD = "Por cabo"
CABLE_WAITS = "Oferecido ao adversário:"
CABLE_HOW_TO_ACCEPT = "No outro aparelho: Novo jogo, adversário por cabo."
CABLE_OFFERED = "Uma oferta"
CABLE_OFFERS = "O adversário oferece:"
CABLE_GOES_ON = "O adversário quer retomar:"
CABLE_AGREED = "Esperando o adversário começar."
CABLE_BEGINS = ("Você começa", "O adversário começa")
CABLE_SCORE = "Você tem {0}, o adversário {1}"
CABLE_YES = "Jogar"
CABLE_STOP = "Sair"
CABLE_ANSWERS = (
    "O adversário disse não.",
    "O outro aparelho não tem este jogo.",
    "A outra tela é pequena demais para este jogo.",
    "As duas versões dão cartas diferentes: atualize a mais antiga.",
    "O adversário saiu.",
    "O outro aparelho tem outra versão: atualize a mais antiga.",
    "Não há cabo aqui.",
)
UNDO_REQUEST_HEADING = "O adversário pede"
UNDO_REQUESTED = "O adversário pede para desfazer a última jogada."
UNDO_REQUESTED_MOVES = "O adversário desfez {0} jogadas. Aqui também?"
ALLOW_UNDO = "Sim"
REQUEST_UNDO = "Pedir para desfazer"
