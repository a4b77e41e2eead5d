"""What is said in Portuguese of the settings: NAME, NAME_VALUES and NAME_ABOUT of each."""

SPEED = "Ritmo do adversário"
SPEED_VALUES = ("lento", "normal", "rápido", "imediato")
SOUND = "Som"
SOUND_VALUES = ("desligado", "baixo", "alto")
TAP = "Tocar numa carta"
TAP_VALUES = ("pega", "único lugar", "melhor lugar")
TAP_ABOUT = (
    "Toque numa carta para pegá-la e depois no lugar dela. Dois toques a levam a uma base.",
    "Uma carta com um só lugar vai para lá no primeiro toque. Desfazer a traz de volta.",
    "A carta é jogada: base, senão o adversário ou uma casa. Desfazer a traz de volta.",
)
VIBRATION = "Vibração"
TARGET = "Duração da série"
TARGET_ABOUT = "A partir da próxima série. Auto: conforme o jogo escolhido."
POINTS = "{0} pontos"
FITTING_POINTS = "auto"
SINGLE_GAME = "um jogo"
NAMES_OF_PILES = "Nomes das pilhas"
ASKS_TO_DISCARD = "Descartar jogáveis"
ASKS_TO_DISCARD_VALUES = ("direto", "perguntar")
ASKS_TO_DISCARD_ABOUT = "Perguntar: antes de descartar uma carta que ainda serve, o jogo pergunta."
PLAYS_FORCED = "Jogadas forçadas"
PLAYS_FORCED_VALUES = ("à mão", "automáticas")
PLAYS_FORCED_ABOUT = "A única jogada é feita sozinha; carta com um só lugar: um só toque."
TEACHES = "Aprendizado"
TEACHES_ABOUT = "Cada regra é explicada uma vez; os primeiros jogos acabam com um conselho."
LEVEL = "Próximo adversário"
LANGUAGE = "Idioma"
CARD_LETTERS = "Figuras"
AS_LANGUAGE = "auto"

STARTER = "Começa"
STARTER_VALUES = ("pela regra", "você", "o adversário")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Com faltas")
STYLE_ABOUT = (
    "Guiado: uma jogada ilegal é recusada, com o motivo.",
    "Com faltas: você pode tentar tudo. Uma falta é anulada e encerra o seu turno; nas do adversário, grite “Crapô!”.",
)
STOP_PRICE = "Gritar à toa"
STOP_PRICE_VALUES = ("nada", "o turno")
STOP_PRICE_ABOUT = (
    "Gritar à toa não custa nada.",
    "Gritar à toa custa o turno, ou o próximo enquanto o adversário joga.",
)

ACCESSIBILITY = "Acessibilidade"
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

MATCH = "Série"
MATCH_VALUES = ("Normal", "Duplicada")
MATCH_ABOUT = (
    "Normal: cada jogo tem as suas próprias cartas.",
    "Duplicada: cada mão é jogada duas vezes, a segunda no outro lugar. Só conta a diferença, não a sorte.",
)

HAND_OVER = "Tela de passagem"
HAND_OVER_ABOUT = "Uma tela entre os turnos esconde as cartas até o próximo jogador ter o aparelho."
TURNED_ROUND = "Girar a imagem"
TURNED_ROUND_ABOUT = "A imagem gira para quem está em frente, quando duas pessoas dividem o aparelho."
