"""What the browser page says in Brazilian Portuguese around the device, by ids."""

WORDS = {
    "about": "Pocket Bank: Crapô (Russian Bank)",
    "on_a": "Jogar em",
    "which_device": "Aparelho",
    "window": "Toda a janela",
    "device": "O aparelho",
    "screen": "Tela e teclas do aparelho",
    "loading": "Carregando…",
    "silent": (
        "O jogo não começou. Ele precisa de um navegador com JavaScript e WebAssembly e de um servidor web: aberto "
        "como arquivo, não começa. Se esta página aparece dentro de outra, abra-a separadamente."
    ),
    "read": "Ler a mesa em voz alta",
    "log": "O que acontece",
    "lead": "Crapô é uma paciência para dois: livre-se primeiro de todas as suas cartas.",
    "play": "Jogar",
    "teach": "Aprender",
    "take_along": "Instalar em um aparelho",
    "one_file": (
        "Cada um destes aparelhos recebe um arquivo e depois joga sem computador. O jogo foi testado em um chip "
        "emulado, ainda não nos próprios aparelhos."
    ),
    "step_get": "Baixe o arquivo.",
    "drive": "Segure BOOTSEL ao conectar o aparelho a um computador: aparece uma unidade.",
    "drive_x": "Conecte o aparelho a um computador e segure X ao ligá-lo: aparece uma unidade.",
    "drive_reset": "Conecte o aparelho a um computador, segure {0} e pressione RESET: aparece uma unidade.",
    "drive_pico": (
        "Desligue o aparelho. Segure BOOTSEL no Pico dentro dele ao conectar o Pico a um computador: aparece uma "
        "unidade."
    ),
    "drive_down": (
        "Conecte o aparelho a um computador e segure o direcional para baixo ao ligá-lo: aparece uma unidade."
    ),
    "step_drag": "Arraste o arquivo para a unidade: o aparelho inicia o jogo.",
    "files": "Os arquivos",
    "no_files": "Aqui não há arquivos; o código-fonte explica como gerá-los.",
    "source": "O código-fonte",
    "free": "Livre e aberto, sob a licença MIT",
    "runs_on": "Funciona com MicroPython, que tem licença própria",
    "menu": "Menu",
    "undo_brief": "Desfazer",
    "hint_brief": "Dica",
    "stop_brief": "Crapô!",
    "bare": "Tela cheia",
    "framed": "Ver aparelho",
    "share": "Compartilhar",
    "step": "mover",
    "actions": "esquerda direita cima baixo OK voltar carta crapô menu",
    "held": ", segurado: {0}",
    "key": " (tecla: {0})",
    "choose": "Escolher uma mão",
    "rules": "Regras",
    "random": "aleatório",
    "copy": "Copiar link",
    "copy_now": "Copiar link deste momento",
    "copied": "Copiado",
    "copy_by_hand": "O navegador não deixa a página copiar: as jogadas estão como texto no fim da página",
    "opens_game": "Isto abre o seu jogo desde o começo",
    "opens_now": "Isto abre o seu jogo como está agora",
    "opens_device": "Isto abre o aparelho",
    "shared_won": "{0}: ganhei por {1}",
    "shared_lost": "{0}: perdi por {1}",
    "costs": "Há outro jogo em andamento neste aparelho.",
    "new_deal": "Jogar a nova",
    "keep": "Manter o meu jogo",
    "no_game": "Ainda não há jogo",
    "no_storage": "Este navegador não deixa a página salvar nada: o seu jogo acaba quando você sair dela",
    "digits": "O número de uma mão tem até 15 algarismos",
    "other_window": "O jogo está aberto em outra janela: feche-a, e ele continua aqui",
    "cannot_start": "O jogo não pode começar aqui: {0}",
    "too_old": "este navegador é antigo demais para descompactar os arquivos. É preciso um de 2023 ou mais recente.",
    "link_twice": "O link traz {0} duas vezes",
    "link_unknown": "O link pede algo desconhecido, {0}: {1}",
    "link_seed": "No link, seed não é um número de até 15 algarismos: {1}",
    "link_unread": "No link, {0} não pode ser lido: {1}",
    "the_game": "O jogo",
    "game_is": (
        "Crapô, também chamado Crapette ou Russian Bank, é uma paciência para dois jogadores que se atrapalham. O "
        "desenho acima executa o mesmo programa do aparelho real, inteiramente nesta página. Nada é enviado: os seus "
        "jogos ficam neste navegador, um para cada aparelho escolhido."
    ),
    "safari": (
        "O Safari apaga o seu jogo e os seus recordes após sete dias de uso sem uma visita aqui. Adicione esta "
        "página à Tela de Início e jogue a partir dela: assim eles ficam."
    ),
    "how_to": "Como jogar",
    "how_1": "Você fica embaixo, o adversário em cima. Quem primeiro se livra de reserva, monte e descarte vence.",
    "how_2": (
        "As bases sobem do ás no mesmo naipe. As casas, as oito pilhas entre vocês, descem alternando vermelho e "
        "preto."
    ),
    "how_3": (
        "Uma carta que serve em uma base tem que subir, a carta da sua reserva primeiro, e as casas vazias são "
        "preenchidas antes de você virar uma carta do monte."
    ),
    "how_4": (
        "Carregue o adversário: ponha uma carta na reserva ou no descarte dele se for do mesmo naipe e um valor "
        "acima ou abaixo."
    ),
    "how_5": (
        "Quando não houver mais nada a fazer, vire a próxima carta do monte; posta no seu descarte, ela encerra o "
        "turno."
    ),
    "touch": (
        "Arraste uma carta até o lugar, ou toque na carta e depois no lugar. Um toque duplo a envia a uma base ou faz "
        "a sua única jogada. Toque em uma linha do menu para escolhê-la, e no título para voltar. Com botões, teclas "
        "ou controle, OK pega uma carta e a põe onde está o cursor."
    ),
    "refused": "Uma jogada ilegal é recusada com o motivo, e uma dica diz o que um bom jogador faria.",
    "learn": "Aprenda jogando, um ou dois minutos de cada vez",
    "elsewhere": "Levar um jogo para outro aparelho",
    "as_line": "O seu jogo é uma linha de texto: guarde-a, envie-a ou continue em outro aparelho.",
    "as_text": "Um jogo como texto",
    "export": "Colocar o meu jogo aqui",
    "import": "Continuar este jogo",
}
