"""French, with "vous". The names are those of English, in en. The spaces before : ; ! ? and within
« » are U+00A0: thin, and no line is broken there.

What players of la crapette say, one word for one thing:

    reserve       la réserve (la crapette)    space        la case vide
    hand          le talon                    load         charger (l'adversaire)
    waste         l'écart                     turn up      retourner
    house         la case                     stop         crier « Crapette ! »; stop play: le mode Crapette
    foundation    la fondation; monter        pack         le jeu (de 52 cartes)
    turn          le tour                     move         le coup
    run           la suite                    suit         la couleur (colours: rouge et noir)
    game, match   la partie, le match         deal         la donne
"""
