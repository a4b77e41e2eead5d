"""What is said in French of what cannot be read, saved or shown here."""

SAVED_TOO_LARGE = "La partie sauvegardée demande un plus grand écran."
THREE_TOO_LARGE = "À trois, il faut un plus grand écran."
TOO_LARGE = "{0} : cet écran est trop petit"

RECORDS_NOT_SAVED = "Impossible de sauvegarder les records"
NOT_READ = (
    (
        "La dernière sauvegarde est endommagée : la précédente est utilisée",
        "La partie sauvegardée est endommagée et mise de côté",
        "La partie sauvegardée vient d'une autre version et est mise de côté",
        "Coupure de courant pendant la sauvegarde : la partie est perdue",
    ),
    (
        "Les réglages sont endommagés : les précédents sont utilisés",
        "Les réglages étaient endommagés et sont réinitialisés",
        "Les réglages viennent d'une autre version et sont réinitialisés",
        "",
    ),
    (
        "Vos progrès aux leçons sont endommagés : les précédents sont utilisés",
        "Vos progrès aux leçons étaient endommagés et sont réinitialisés",
        "Vos progrès aux leçons viennent d'une autre version et sont réinitialisés",
        "",
    ),
    (
        "Les records sont endommagés : les précédents sont utilisés",
        "Les records sont endommagés et mis de côté",
        "Les records viennent d'une autre version et sont mis de côté",
        "",
    ),
    (
        "Vos progrès aux problèmes sont endommagés : les précédents sont utilisés",
        "Vos progrès aux problèmes étaient endommagés et sont réinitialisés",
        "Vos progrès aux problèmes viennent d'une autre version et sont réinitialisés",
        "",
    ),
    (
        "Cote et calendrier sont endommagés : les précédents sont utilisés",
        "Cote et calendrier sont endommagés et mis de côté",
        "Cote et calendrier viennent d'une autre version et sont mis de côté",
        "",
    ),
)
GAME_NOT_SAVED = "Partie non sauvegardée : plein, ou lecture seule"
BATTERY_LOW = "Batterie faible : {0} %. La partie est sauvegardée"
SETTINGS_NOT_SAVED = "Impossible de sauvegarder les réglages"
MOVES_NOT_WRITTEN = "Impossible d'écrire les coups"
LESSONS_NOT_SAVED = "Impossible de sauvegarder vos progrès"

NO_HOT_SEAT = "Une réussite se joue seul"
NO_GAMES_TEXT = "Ce n'est pas le texte d'une partie"
LINK_NOT_YES = "Dans le lien, {0} ne peut être que yes"
LINK_NOT_ALONE = "À ce jeu, on ne joue pas seul pour les deux camps"
LINK_NOT_DUPLICATE = "Le duplicate ne se joue qu'à deux, vous contre l'adversaire"
LINK_NO_STOP = "Ce jeu n'a pas de mode Crapette, ou pas d'adversaire"
LINK_NOT_BEGINS = "Dans le lien, begins doit être you, opponent ou other"
LINK_OTHER_RULES = "Les règles du lien ne vont pas avec sa position"
LINK_NO_PUZZLE = "Dans le lien, puzzle doit être un nombre de 1 à {0}"
LINK_PUZZLE_ALONE = "Un lien vers un problème ne peut pas nommer de partie"
LINK_OVER = "La position du lien n'a aucun coup à jouer"
GAMES_TEXT_DAMAGED = "Le texte de la partie est endommagé ou d'une autre version"
