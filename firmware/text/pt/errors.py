"""What is said in Portuguese of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "O jogo salvo precisa de uma tela maior."
THREE_TOO_LARGE = "Três jogadores precisam de uma tela maior."
TOO_LARGE = "{0}: esta tela é pequena demais"

RECORDS_NOT_SAVED = "Não foi possível salvar os recordes"
NOT_READ = (
    (
        "A última gravação estava danificada: foi usada a anterior",
        "O jogo salvo estava danificado e foi posto de lado",
        "O jogo salvo é de outra versão e foi posto de lado",
        "Faltou energia ao salvar: os dados salvos se perderam",
    ),
    (
        "Os ajustes estavam danificados: foram usados os anteriores",
        "Os ajustes estavam danificados e foram redefinidos",
        "Os ajustes são de outra versão e foram redefinidos",
        "",
    ),
    (
        "Seu progresso nas lições estava danificado: foi usado o anterior",
        "Seu progresso nas lições estava danificado e foi redefinido",
        "Seu progresso nas lições é de outra versão e foi redefinido",
        "",
    ),
    (
        "Os recordes estavam danificados: foram usados os anteriores",
        "Os recordes estavam danificados e foram postos de lado",
        "Os recordes são de outra versão e foram postos de lado",
        "",
    ),
    (
        "Seu progresso nos problemas estava danificado: foi usado o anterior",
        "Seu progresso nos problemas estava danificado e foi redefinido",
        "Seu progresso nos problemas é de outra versão e foi redefinido",
        "",
    ),
    (
        "Rating e calendário estavam danificados: foram usados os anteriores",
        "Rating e calendário estavam danificados e foram postos de lado",
        "Rating e calendário são de outra versão e foram postos de lado",
        "",
    ),
)
GAME_NOT_SAVED = "O jogo não pôde ser salvo: sem espaço, ou só leitura"
BATTERY_LOW = "Bateria fraca: {0} %. O jogo está salvo"
SETTINGS_NOT_SAVED = "Não foi possível salvar os ajustes"
MOVES_NOT_WRITTEN = "Não foi possível gravar as jogadas"
LESSONS_NOT_SAVED = "Não foi possível salvar o seu progresso"

NO_HOT_SEAT = "Paciência é para uma pessoa só"
NO_GAMES_TEXT = "Isto não é o texto de um jogo"
LINK_NOT_YES = "No link, {0} só pode ser yes"
LINK_NOT_ALONE = "Nestas regras uma pessoa não pode jogar os dois lados"
LINK_NOT_DUPLICATE = "Só um jogo a dois, você e o adversário, pode ser série duplicada"
LINK_NO_STOP = "Estas regras não têm faltas, ou não há adversário"
LINK_NOT_BEGINS = "No link, begins tem que ser you, opponent ou other"
LINK_OTHER_RULES = "As regras do link não são as da posição dele"
LINK_NO_PUZZLE = "No link, puzzle tem que ser um número de 1 a {0}"
LINK_PUZZLE_ALONE = "Um link para um problema não pode indicar um jogo"
LINK_OVER = "A posição do link não tem jogadas"
GAMES_TEXT_DAMAGED = "O texto do jogo está danificado, ou é de outra versão"
