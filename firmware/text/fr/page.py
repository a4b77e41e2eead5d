"""What the browser page says in French around the device, by ids."""

WORDS = {
    "about": "Pocket Bank : la Crapette",
    "on_a": "Jouer sur",
    "which_device": "Appareil",
    "window": "Toute la fenêtre",
    "device": "La console",
    "screen": "Écran et touches de la console",
    "loading": "Chargement…",
    "silent": (
        "Le jeu n'a pas démarré. Il lui faut un navigateur avec JavaScript et WebAssembly, et un serveur web : "
        "ouvert comme fichier, il ne démarre pas. Si cette page s'affiche dans une autre, ouvrez-la à part."
    ),
    "read": "Lire la table à voix haute",
    "log": "Ce qui se passe",
    "lead": "La Crapette est une réussite à deux : débarrassez-vous le premier de toutes vos cartes.",
    "play": "Jouer",
    "teach": "Apprendre",
    "take_along": "L'installer sur une console",
    "one_file": (
        "Chacun de ces appareils reçoit un fichier, puis joue sans ordinateur. Le jeu a été testé sur une puce "
        "émulée, pas encore sur les appareils eux-mêmes."
    ),
    "step_get": "Téléchargez le fichier.",
    "drive": "Maintenez BOOTSEL pendant que vous branchez l'appareil à un ordinateur : un lecteur apparaît.",
    "drive_x": "Branchez l'appareil à un ordinateur et maintenez X en l'allumant : un lecteur apparaît.",
    "drive_reset": "Branchez l'appareil à un ordinateur, maintenez {0} et appuyez sur RESET : un lecteur apparaît.",
    "drive_pico": (
        "Éteignez l'appareil. Maintenez BOOTSEL sur le Pico qui s'y trouve pendant que vous branchez le Pico à un "
        "ordinateur : un lecteur apparaît."
    ),
    "drive_down": (
        "Branchez l'appareil à un ordinateur et maintenez la croix vers le bas en l'allumant : un lecteur apparaît."
    ),
    "step_drag": "Faites glisser le fichier sur le lecteur : l'appareil lance le jeu.",
    "files": "Les fichiers",
    "no_files": "Aucun fichier n'accompagne cette page ; le code source explique comment les construire.",
    "source": "Le code source",
    "free": "Libre et ouvert, sous licence MIT",
    "runs_on": "Il fonctionne sur MicroPython, qui a sa propre licence",
    "menu": "Menu",
    "undo_brief": "Annuler",
    "hint_brief": "Conseil",
    "stop_brief": "Crapette",
    "bare": "Plein écran",
    "framed": "Voir la console",
    "share": "Partager",
    "step": "se déplacer",
    "actions": "gauche droite haut bas OK retour carte crapette menu",
    "held": ", maintenu : {0}",
    "key": " (touche : {0})",
    "choose": "Choisir une donne",
    "rules": "Règles",
    "random": "au hasard",
    "copy": "Copier le lien",
    "copy_now": "Copier le lien vers cet instant",
    "copied": "Copié",
    "copy_by_hand": "Le navigateur empêche la page de copier : les coups sont en texte au bas de la page",
    "opens_game": "Ceci ouvre votre partie depuis le début",
    "opens_now": "Ceci ouvre votre partie dans son état actuel",
    "opens_device": "Ceci ouvre la console",
    "shared_won": "{0} : victoire de {1} points",
    "shared_lost": "{0} : défaite de {1} points",
    "costs": "Une autre partie est en cours sur cette console.",
    "new_deal": "Jouer la nouvelle donne",
    "keep": "Garder ma partie",
    "no_game": "Aucune partie en cours",
    "no_storage": "Ce navigateur n'autorise aucune sauvegarde : votre partie s'arrête quand vous quittez la page",
    "digits": "Le numéro d'une donne a 15 chiffres au plus",
    "other_window": "La partie est ouverte dans une autre fenêtre : fermez-la, et elle reprend ici",
    "cannot_start": "Le jeu ne peut pas démarrer : {0}",
    "too_old": "ce navigateur est trop ancien pour décompresser les fichiers. Il en faut un de 2023 ou plus récent.",
    "link_twice": "Le lien nomme {0} deux fois",
    "link_unknown": "Le lien demande un {0} inconnu : {1}",
    "link_seed": "Dans le lien, seed n'est pas un nombre de 15 chiffres au plus : {1}",
    "link_unread": "Dans le lien, {0} est illisible : {1}",
    "the_game": "Le jeu",
    "game_is": (
        "La Crapette, ou Russian Bank, est une réussite à deux où chacun gêne l'autre. Le dessin ci-dessus exécute le "
        "même programme que la vraie console, entièrement dans cette page. Rien n'est envoyé : vos parties restent "
        "dans ce navigateur, une par appareil choisi."
    ),
    "safari": (
        "Safari efface votre partie et vos records après sept jours d'utilisation sans visite ici. Mettez cette page "
        "sur l'écran d'accueil et jouez à partir de là : ils y restent."
    ),
    "how_to": "Règles du jeu",
    "how_1": (
        "Vous êtes en bas, votre adversaire en haut. Le premier à se débarrasser de sa réserve, de son talon et de son "
        "écart gagne."
    ),
    "how_2": (
        "Les fondations montent à partir de l'as, de même couleur. Les cases, les huit piles entre vous, descendent en "
        "alternant rouge et noir."
    ),
    "how_3": (
        "Une carte qui va sur une fondation doit monter, la carte de votre réserve d'abord, et les cases vides se "
        "remplissent avant de retourner une carte du talon."
    ),
    "how_4": (
        "Chargez votre adversaire : posez une carte sur sa réserve ou son écart si elle est de même couleur et d'un "
        "rang au-dessus ou au-dessous."
    ),
    "how_5": (
        "Quand il n'y a plus rien à faire, retournez la carte suivante du talon ; posée sur votre écart, elle finit "
        "votre tour."
    ),
    "touch": (
        "Faites glisser une carte à sa place, ou touchez la carte puis la place. Un double appui l'envoie sur une "
        "fondation ou joue son seul coup. Touchez une ligne d'un menu pour la choisir, son titre pour revenir. Aux "
        "boutons, aux touches ou à la manette, OK prend une carte et la pose sous le curseur."
    ),
    "refused": "Un coup illégal est refusé avec la raison, et un conseil dit ce que ferait un bon joueur.",
    "learn": "Apprenez en jouant, une ou deux minutes à la fois",
    "elsewhere": "Emporter une partie sur un autre appareil",
    "as_line": "Votre partie est une ligne de texte : gardez-la, envoyez-la ou continuez-la sur un autre appareil.",
    "as_text": "Une partie en texte",
    "export": "Mettre ma partie ici",
    "import": "Continuer cette partie",
}
