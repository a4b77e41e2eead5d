# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The words of the browser page around the device, {id: a text for each of languages.CODES}.

hostsim/web/build.py writes them into the page's boards.json; no program on a board reads them. A new language needs a
text more in each row. What {0} and {1} stand for is said in the comment before a row.
"""

WORDS = {
    "about": (
        "Pocket Bank: Russian Bank (Crapette)",
        "Pocket Bank: Zank-Patience (Crapette)",
        "Pocket Bank : la Crapette",
        "Pocket Bank: Crapô (Russian Bank)",
        "Pocket Bank: Crapette (Banca rusa)",
    ),
    "on_a": ("On a", "Auf", "Sur", "Em", "En"),
    "which_device": ("Device", "Gerät", "Appareil", "Aparelho", "Dispositivo"),
    "device": ("The handheld", "Das Gerät", "La console", "O portátil", "La consola"),
    "screen": (
        "Screen and keys of the handheld",
        "Bildschirm und Tasten des Geräts",
        "Écran et touches de la console",
        "Tela e teclas do portátil",
        "Pantalla y teclas de la consola",
    ),
    # On the screen until the game is there
    "loading": ("Loading…", "Lädt …", "Chargement…", "Carregando…", "Cargando…"),
    # For screen readers: a button, and what they say as it happens
    "read": (
        "Read out the table",
        "Den Tisch vorlesen",
        "Lire la table à voix haute",
        "Ler a mesa em voz alta",
        "Leer la mesa en voz alta",
    ),
    "log": ("What happens", "Was geschieht", "Ce qui se passe", "O que acontece", "Lo que ocurre"),
    # The front door, beside a game that plays itself; the two buttons are as short as can be.
    "lead": (
        "Russian Bank is a patience for two: be the first to get rid of all your cards.",
        "Zank-Patience spielt man zu zweit: Wer zuerst alle seine Karten los ist, gewinnt.",
        "La Crapette est une patience à deux : débarrassez-vous le premier de toutes vos cartes.",
        "Crapô é uma paciência para dois: livre-se primeiro de todas as suas cartas.",
        "La Crapette es un solitario para dos: sé quien primero se libra de todas sus cartas.",
    ),
    "play": ("Play", "Spielen", "Jouer", "Jogar", "Jugar"),
    "teach": ("Learn", "Lernen", "Apprendre", "Aprender", "Aprender"),
    # Devices to play on, each with its picture, its file and three steps
    "take_along": (
        "Put it on a handheld",
        "Auf ein Handgerät bringen",
        "L'installer sur une console",
        "Colocar em um portátil",
        "Ponerlo en una consola",
    ),
    "one_file": (
        "Each of these devices takes one file, and then plays without a computer. The game was tested on an emulated "
        "chip, and not yet on the devices themselves.",
        "Jedes dieser Geräte braucht eine Datei und spielt dann ohne Computer. Getestet ist das Spiel auf einem "
        "emulierten Chip, noch nicht auf den Geräten selbst.",
        "Chacun de ces appareils reçoit un fichier, puis joue sans ordinateur. Le jeu a été testé sur une puce émulée, "
        "pas encore sur les appareils eux-mêmes.",
        "Cada um destes aparelhos recebe um arquivo e depois joga sem computador. O jogo foi testado em um chip "
        "emulado, ainda não nos próprios aparelhos.",
        "Cada uno de estos aparatos recibe un archivo y luego juega sin ordenador. El juego se probó en un chip "
        "emulado, aún no en los propios aparatos.",
    ),
    "step_get": (
        "Download the file.",
        "Lade die Datei herunter.",
        "Téléchargez le fichier.",
        "Baixe o arquivo.",
        "Descarga el archivo.",
    ),
    "drive": (
        "Hold BOOTSEL while you plug the device into a computer: a drive appears.",
        "Halte BOOTSEL gedrückt, während du das Gerät an einen Computer steckst: Ein Laufwerk erscheint.",
        "Maintenez BOOTSEL pendant que vous branchez l'appareil à un ordinateur : un lecteur apparaît.",
        "Segure BOOTSEL ao conectar o aparelho a um computador: aparece uma unidade.",
        "Mantén pulsado BOOTSEL mientras conectas el aparato a un ordenador: aparece una unidad.",
    ),
    "drive_x": (
        "Plug the device into a computer and hold X while you switch it on: a drive appears.",
        "Steck das Gerät an einen Computer und halte X gedrückt, während du es einschaltest: Ein Laufwerk erscheint.",
        "Branchez l'appareil à un ordinateur et maintenez X en l'allumant : un lecteur apparaît.",
        "Conecte o aparelho a um computador e segure X ao ligá-lo: aparece uma unidade.",
        "Conecta el aparato a un ordenador y mantén pulsado X al encenderlo: aparece una unidad.",
    ),
    # {0}: the button that is held
    "drive_reset": (
        "Plug the device into a computer, hold {0} and press RESET: a drive appears.",
        "Steck das Gerät an einen Computer, halte {0} gedrückt und drücke RESET: Ein Laufwerk erscheint.",
        "Branchez l'appareil à un ordinateur, maintenez {0} et appuyez sur RESET : un lecteur apparaît.",
        "Conecte o aparelho a um computador, segure {0} e pressione RESET: aparece uma unidade.",
        "Conecta el aparato a un ordenador, mantén pulsado {0} y pulsa RESET: aparece una unidad.",
    ),
    "drive_pico": (
        "Switch the device off. Hold BOOTSEL on the Pico in it while you plug that into a computer: a drive appears.",
        "Schalte das Gerät aus. Halte BOOTSEL am Pico darin gedrückt, während du den Pico an einen Computer steckst: "
        "Ein Laufwerk erscheint.",
        "Éteignez l'appareil. Maintenez BOOTSEL sur le Pico qui s'y trouve pendant que vous branchez le Pico à un "
        "ordinateur : un lecteur apparaît.",
        "Desligue o aparelho. Segure BOOTSEL no Pico dentro dele ao conectar o Pico a um computador: "
        "aparece uma unidade.",
        "Apaga el aparato. Mantén pulsado BOOTSEL en el Pico que lleva dentro mientras conectas el Pico a un "
        "ordenador: aparece una unidad.",
    ),
    "drive_down": (
        "Plug the device into a computer and hold down on the D-pad while you switch it on: a drive appears.",
        "Steck das Gerät an einen Computer und halte das Steuerkreuz nach unten gedrückt, während du es einschaltest: "
        "Ein Laufwerk erscheint.",
        "Branchez l'appareil à un ordinateur et maintenez la croix vers le bas en l'allumant : un lecteur apparaît.",
        "Conecte o aparelho a um computador e segure o direcional para baixo ao ligá-lo: aparece uma unidade.",
        "Conecta el aparato a un ordenador y mantén la cruceta hacia abajo al encenderlo: aparece una unidad.",
    ),
    "step_drag": (
        "Drag the file onto the drive: the device starts the game.",
        "Zieh die Datei auf das Laufwerk: Das Gerät startet das Spiel.",
        "Faites glisser le fichier sur le lecteur : l'appareil lance le jeu.",
        "Arraste o arquivo para a unidade: o aparelho inicia o jogo.",
        "Arrastra el archivo a la unidad: el aparato inicia el juego.",
    ),
    "files": ("The files", "Die Dateien", "Les fichiers", "Os arquivos", "Los archivos"),
    "no_files": (
        "This page has no files beside it; the source says how to build one.",
        "Neben dieser Seite liegen keine Dateien; der Quelltext sagt, wie man eine baut.",
        "Cette page n'a pas de fichiers à côté d'elle ; le code source dit comment en construire un.",
        "Esta página não tem arquivos ao lado; o código-fonte diz como gerar um.",
        "Esta página no tiene archivos al lado; el código fuente dice cómo crear uno.",
    ),
    # Links at the end of the page
    "source": ("The source", "Der Quelltext", "Le code source", "O código-fonte", "El código fuente"),
    "free": (
        "Free and open, under the MIT licence",
        "Frei und offen, unter der MIT-Lizenz",
        "Libre et ouvert, sous licence MIT",
        "Livre e aberto, sob a licença MIT",
        "Libre y abierto, con licencia MIT",
    ),
    "runs_on": (
        "It runs on MicroPython, which has its own licence",
        "Es läuft auf MicroPython, das eine eigene Lizenz hat",
        "Il fonctionne sur MicroPython, qui a sa propre licence",
        "Funciona com MicroPython, que tem licença própria",
        "Funciona con MicroPython, que tiene su propia licencia",
    ),
    # Buttons below the screen, each as short as can be
    "menu": ("Menu", "Menü", "Menu", "Menu", "Menú"),
    "bare": ("Full screen", "Vollbild", "Plein écran", "Tela cheia", "Pantalla completa"),
    "framed": ("Show device", "Gerät zeigen", "Voir la console", "Ver aparelho", "Ver consola"),
    "share": ("Share", "Teilen", "Partager", "Compartilhar", "Compartir"),
    "step": ("step", "gehen", "se déplacer", "mover", "mover"),
    # What the device's buttons do, small beside them, in the order of firmware/app/actions.py
    "actions": (
        "left right up down OK back turn stop menu",
        "links rechts auf ab OK zurück Karte Stopp Menü",
        "gauche droite haut bas OK retour carte crapette menu",
        "esquerda direita cima baixo OK voltar carta crapô menu",
        "izquierda derecha arriba abajo OK atrás carta alto menú",
    ),
    # {0}: what the button does while it is held
    "held": (", held: {0}", ", gehalten: {0}", ", maintenu : {0}", ", segurado: {0}", ", pulsado: {0}"),
    # {0}: a key of the keyboard
    "key": (" (key: {0})", " (Taste: {0})", " (touche : {0})", " (tecla: {0})", " (tecla: {0})"),
    # The form
    "choose": ("Choose a deal", "Blatt wählen", "Choisir une donne", "Escolher uma mão", "Elegir un reparto"),
    "rules": ("Rules", "Regeln", "Règles", "Regras", "Reglas"),
    "random": ("random", "zufällig", "au hasard", "aleatório", "al azar"),
    "copy": ("Copy link", "Link kopieren", "Copier le lien", "Copiar link", "Copiar enlace"),
    "copy_now": (
        "Copy link to this moment",
        "Link zu diesem Moment kopieren",
        "Copier le lien vers cet instant",
        "Copiar link deste momento",
        "Copiar enlace a este momento",
    ),
    "copied": ("Copied", "Kopiert", "Copié", "Copiado", "Copiado"),
    "opens_game": (
        "This opens the game you are playing, from its start",
        "Dies öffnet dein Spiel von Anfang an",
        "Ceci ouvre votre partie depuis le début",
        "Isto abre o seu jogo desde o começo",
        "Esto abre tu partida desde el principio",
    ),
    "opens_now": (
        "This opens your game as it stands now",
        "Dies öffnet dein Spiel, wie es jetzt steht",
        "Ceci ouvre votre partie dans son état actuel",
        "Isto abre o seu jogo como está agora",
        "Esto abre tu partida tal como está ahora",
    ),
    "opens_device": (
        "This opens the device",
        "Dies öffnet das Gerät",
        "Ceci ouvre la console",
        "Isto abre o aparelho",
        "Esto abre la consola",
    ),
    # A result that is shared, beside its link. {0}: DEAL_NUMBER of the game's words; {1}: points
    "shared_won": (
        "{0}: I won by {1}",
        "{0}: mit {1} Punkten gewonnen",
        "{0} : victoire de {1} points",
        "{0}: ganhei por {1}",
        "{0}: gané por {1}",
    ),
    "shared_lost": (
        "{0}: I lost by {1}",
        "{0}: mit {1} Punkten verloren",
        "{0} : défaite de {1} points",
        "{0}: perdi por {1}",
        "{0}: perdí por {1}",
    ),
    # Before another game is ended
    "costs": (
        "You are in the middle of another game on this device.",
        "Auf diesem Gerät läuft noch ein anderes Spiel.",
        "Une autre partie est en cours sur cette console.",
        "Há outro jogo em andamento neste aparelho.",
        "Hay otra partida en curso en esta consola.",
    ),
    "new_deal": (
        "Play the new deal",
        "Neues Spiel",
        "Jouer la nouvelle donne",
        "Jogar a nova",
        "Jugar el nuevo reparto",
    ),
    "keep": (
        "Keep my game",
        "Mein Spiel behalten",
        "Garder ma partie",
        "Manter o meu jogo",
        "Seguir con mi partida",
    ),
    # What is wrong
    "no_game": (
        "There is no game yet",
        "Es gibt noch kein Spiel",
        "Aucune partie en cours",
        "Ainda não há jogo",
        "Aún no hay partida",
    ),
    "no_storage": (
        "This browser lets the page save nothing: your game ends when you leave the page",
        "Dieser Browser lässt die Seite nichts speichern: Dein Spiel endet, wenn du sie verlässt",
        "Ce navigateur n'autorise aucune sauvegarde : votre partie s'arrête quand vous quittez la page",
        "Este navegador não deixa a página salvar nada: o seu jogo acaba quando você sair dela",
        "Este navegador no deja guardar nada: tu partida termina cuando dejas la página",
    ),
    "digits": (
        "A deal's number has up to 15 digits",
        "Die Nummer eines Blatts hat bis zu 15 Ziffern",
        "Le numéro d'une donne a 15 chiffres au plus",
        "O número de uma mão tem até 15 algarismos",
        "El número de un reparto tiene hasta 15 cifras",
    ),
    "other_window": (
        "The game is open in another window: close it there, and it continues here",
        "Das Spiel ist in einem anderen Fenster offen: schließ es dort, dann geht es hier weiter",
        "La partie est ouverte dans une autre fenêtre : fermez-la, et elle reprend ici",
        "O jogo está aberto em outra janela: feche-a, e ele continua aqui",
        "La partida está abierta en otra ventana: ciérrala allí y sigue aquí",
    ),
    # {0}: the browser's own words
    "cannot_start": (
        "The game cannot start here: {0}",
        "Das Spiel kann hier nicht starten: {0}",
        "Le jeu ne peut pas démarrer : {0}",
        "O jogo não pode começar aqui: {0}",
        "El juego no puede empezar aquí: {0}",
    ),
    # {0}: a name in the link, such as seed; {1}: its value
    "link_twice": (
        "The link names {0} twice",
        "Der Link nennt {0} zweimal",
        "Le lien nomme {0} deux fois",
        "O link traz {0} duas vezes",
        "El enlace nombra {0} dos veces",
    ),
    "link_unknown": (
        "The link asks for an unknown {0}: {1}",
        "Der Link verlangt etwas Unbekanntes, {0}: {1}",
        "Le lien demande un {0} inconnu : {1}",
        "O link pede algo desconhecido, {0}: {1}",
        "El enlace pide algo desconocido, {0}: {1}",
    ),
    "link_seed": (
        "The link's seed is not a number of up to 15 digits: {1}",
        "seed im Link ist keine Zahl bis 15 Ziffern: {1}",
        "Dans le lien, seed n'est pas un nombre de 15 chiffres au plus : {1}",
        "No link, seed não é um número de até 15 algarismos: {1}",
        "En el enlace, seed no es un número de hasta 15 cifras: {1}",
    ),
    "link_unread": (
        "The link's {0} cannot be read: {1}",
        "{0} im Link ist nicht lesbar: {1}",
        "Dans le lien, {0} est illisible : {1}",
        "No link, {0} não pode ser lido: {1}",
        "En el enlace, {0} no se puede leer: {1}",
    ),
    # The text below
    "the_game": ("The game", "Das Spiel", "Le jeu", "O jogo", "El juego"),
    "game_is": (
        "Russian Bank, also called Crapette, Zank-Patience or Tunj, is a patience for two players who get in "
        "each other's way. This is a handheld that plays it: the drawing above runs the very program of the real"
        " device, and everything happens in this page. Nothing is sent anywhere; your game stays in this "
        "browser, one for each kind of device.",
        "Zank-Patience, auch Streitpatience, Crapette oder Russian Bank genannt, ist eine Patience für zwei, die"
        " einander in die Quere kommen. Dies ist ein Handgerät, das sie spielt: Die Zeichnung oben führt genau "
        "das Programm des echten Geräts aus, und alles geschieht in dieser Seite. Nichts wird gesendet; dein "
        "Spiel bleibt in diesem Browser, eines für jede Art von Gerät.",
        "La Crapette, ou Russian Bank, est une réussite à deux où l'on se gêne l'un l'autre. Voici une console "
        "qui la joue : le dessin ci-dessus exécute le programme même de l'appareil réel, et tout se passe dans "
        "cette page. Rien n'est envoyé ; votre partie reste dans ce navigateur, une par type d'appareil.",
        "Crapô, também chamado Crapette ou Russian Bank, é uma paciência para dois jogadores que se atrapalham. "
        "Este é um portátil que a joga: o desenho acima executa o mesmo programa do aparelho real, e tudo "
        "acontece nesta página. Nada é enviado; o seu jogo fica neste navegador, um para cada tipo de aparelho.",
        "La Crapette, también llamada Russian Bank o Banca rusa, es un solitario para dos que se estorban. Esta "
        "es una consola que lo juega: el dibujo de arriba ejecuta el mismo programa que el aparato real, y todo "
        "ocurre en esta página. No se envía nada; tu partida queda en este navegador, una por cada tipo de "
        "aparato.",
    ),
    "how_to": ("How to play", "So wird gespielt", "Comment jouer", "Como jogar", "Cómo se juega"),
    "how_1": (
        "You sit at the bottom, your opponent at the top. Whoever first gets rid of reserve, hand and waste wins.",
        "Du sitzt unten, dein Gegner oben. Wer zuerst Reserve, Talon und Ablage los ist, gewinnt.",
        "Vous êtes en bas, votre adversaire en haut. Le premier à se défaire de sa réserve, de son talon et de "
        "son écart gagne.",
        "Você fica embaixo, o adversário em cima. Quem primeiro se livra de reserva, monte e descarte vence.",
        "Tú estás abajo, tu rival arriba. Gana quien primero se libra de reserva, mazo y descarte.",
    ),
    "how_2": (
        "Foundations are built up in suit from the ace. Houses, the eight piles between you, are built down in "
        "alternating colours.",
        "Familien wachsen vom Ass an in einer Farbe aufwärts. Häuser, die acht Stapel zwischen euch, gehen "
        "abwechselnd rot und schwarz abwärts.",
        "Les fondations montent de l'as, de même couleur. Les cases, les huit piles entre vous, descendent en "
        "alternant rouge et noir.",
        "As bases sobem do ás no mesmo naipe. As casas, as oito pilhas entre vocês, descem alternando vermelho e"
        " preto.",
        "Las bases suben desde el as, del mismo palo. Las columnas, los ocho montones entre ambos, bajan "
        "alternando rojo y negro.",
    ),
    "how_3": (
        "A card that fits a foundation must go up, your reserve's card before all others, and spaces among the houses "
        "are filled before you turn up a card of your hand.",
        "Eine Karte, die auf eine Familie passt, muss hoch, die deiner Reserve zuerst, und Lücken zwischen den "
        "Häusern werden gefüllt, bevor du eine Karte des Talons aufdeckst.",
        "Une carte qui va sur une fondation doit monter, la carte de votre réserve d'abord, et les cases vides se "
        "remplissent avant de retourner une carte du talon.",
        "Uma carta que serve em uma base tem que subir, a carta da sua reserva primeiro, e os vazios entre as casas "
        "são preenchidos antes de você virar uma carta do monte.",
        "Una carta que encaja en una base debe subir, primero la carta de tu reserva, y los huecos entre las columnas "
        "se llenan antes de que destapes una carta de tu mazo.",
    ),
    "how_4": (
        "Load your opponent: lay a card on their reserve or waste if it is of the same suit and one rank higher "
        "or lower.",
        "Häng deinem Gegner etwas an: Leg eine Karte auf seine Reserve oder Ablage, wenn sie von gleicher Farbe und um "
        "eins höher oder tiefer ist.",
        "Chargez votre adversaire : posez une carte sur sa réserve ou son écart si elle est de même couleur et "
        "d'un rang au-dessus ou au-dessous.",
        "Carregue o adversário: ponha uma carta na reserva ou no descarte dele se for do mesmo naipe e um valor "
        "acima ou abaixo.",
        "Carga a tu rival: pon una carta en su reserva o su descarte si es del mismo palo y un valor mayor o "
        "menor.",
    ),
    "how_5": (
        "When nothing is left to do, turn up the next card of your hand; laid on your waste, it ends your turn.",
        "Ist nichts mehr zu tun, deck die nächste Karte des Talons auf; auf deiner Ablage beendet sie deine Runde.",
        "Quand il n'y a plus rien à faire, retournez la carte suivante du talon ; posée sur votre écart, elle "
        "finit votre tour.",
        "Quando não houver mais nada a fazer, vire a próxima carta do monte; posta no seu descarte, ela encerra "
        "o turno.",
        "Cuando no quede nada que hacer, destapa la siguiente carta de tu mazo; puesta en tu descarte, termina tu"
        " turno.",
    ),
    "touch": (
        "Drag a card to where it should go, or tap the card and then the place. A double tap sends it to a "
        "foundation, or plays its only move. A tap on a menu's row chooses it, one on its heading goes back. "
        "With buttons, keys or a gamepad, OK picks a card up and lays it down where the cursor is.",
        "Zieh eine Karte dorthin, wo sie hin soll, oder tippe erst die Karte an und dann den Platz. Ein "
        "Doppeltipp schickt sie auf eine Familie oder spielt ihren einzigen Zug. Ein Tipp auf eine Menüzeile "
        "wählt sie, einer auf die Überschrift geht zurück. Mit Knöpfen, Tasten oder Gamepad nimmt OK eine Karte "
        "auf und legt sie am Cursor ab.",
        "Faites glisser une carte à sa place, ou touchez la carte puis la place. Un double appui l'envoie sur "
        "une fondation ou joue son seul coup. Toucher une ligne d'un menu la choisit, toucher son titre revient."
        " Aux boutons, aux touches ou à la manette, OK prend une carte et la pose sous le curseur.",
        "Arraste uma carta até o lugar, ou toque na carta e depois no lugar. Um toque duplo a envia a uma base "
        "ou faz a sua única jogada. Um toque em uma linha do menu a escolhe, e no título volta. Com botões, teclas"
        " ou controle, OK pega uma carta e a põe onde está o cursor.",
        "Arrastra una carta a su sitio, o toca la carta y luego el sitio. Un doble toque la envía a una base o "
        "hace su única jugada. Tocar una línea del menú la elige, y tocar el título vuelve. Con botones, teclas "
        "o mando, OK toma una carta y la deja donde está el cursor.",
    ),
    "refused": (
        "An illegal move is refused with the reason, and a hint says what a good player would do.",
        "Ein falscher Zug wird mit Begründung abgelehnt, und ein Tipp sagt, was ein guter Spieler täte.",
        "Un coup illégal est refusé avec la raison, et un conseil dit ce que ferait un bon joueur.",
        "Uma jogada ilegal é recusada com o motivo, e uma dica diz o que um bom jogador faria.",
        "Una jugada ilegal se rechaza con el motivo, y una pista dice qué haría un buen jugador.",
    ),
    "learn": (
        "Learn it by playing, a minute or two at a time",
        "Lern es beim Spielen, in Lektionen von ein, zwei Minuten",
        "Apprenez en jouant, une ou deux minutes à la fois",
        "Aprenda jogando, um ou dois minutos de cada vez",
        "Aprende jugando, uno o dos minutos cada vez",
    ),
    "elsewhere": (
        "Take a game elsewhere",
        "Ein Spiel mitnehmen",
        "Emporter une partie",
        "Levar um jogo para outro lugar",
        "Llevarse una partida",
    ),
    "as_line": (
        "Your game is a line of text: keep it, send it, or continue it on another device.",
        "Dein Spiel ist eine Zeile Text: Heb sie auf, verschick sie oder spiel auf einem anderen Gerät weiter.",
        "Votre partie est une ligne de texte : gardez-la, envoyez-la ou continuez-la sur un autre appareil.",
        "O seu jogo é uma linha de texto: guarde-a, envie-a ou continue em outro aparelho.",
        "Tu partida es una línea de texto: guárdala, envíala o síguela en otro aparato.",
    ),
    "as_text": (
        "A game as text",
        "Ein Spiel als Text",
        "Une partie en texte",
        "Um jogo como texto",
        "Una partida como texto",
    ),
    "export": (
        "Write mine here",
        "Meins hier einsetzen",
        "Écrire la mienne ici",
        "Escrever o meu aqui",
        "Escribir la mía aquí",
    ),
    "import": (
        "Continue this one",
        "Mit diesem weiterspielen",
        "Continuer celle-ci",
        "Continuar este",
        "Seguir con esta",
    ),
}
