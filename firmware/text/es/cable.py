"""What is said in Spanish in a game by cable, at the table and in its menus."""

CABLE_STATES = (
    "A la espera de la jugada de tu rival",
    "Sin respuesta por el cable: en pausa",
    "Tu rival se ha ido: en pausa",
    "Las partidas difieren: empieza otra",
    "Aquí no hay cable: en pausa",
)
CABLE_HEADS = ("", "Sin respuesta", "Rival ausente", "Distintas", "Sin cable")
CABLE_AGAIN = "Tu rival ha vuelto"
UNDO_REQUEST_SENT = "Petición enviada: tu rival debe aceptar"
UNDO_DECLINED = "Tu rival no acepta"
NO_HINT = "Sin pistas contra una persona"
BY_CABLE = ("por cable", "por USB")
BY_CABLE_ABOUT = (
    "Contra otra persona, cuyo aparato está unido a este por un cable.",
    "Contra otra persona, en el PC al que se conecta este aparato.",
)
CABLE_HEAD = "Por cable"
CABLE_WAITS = "Ofrecido a tu rival:"
CABLE_HOW_TO_ACCEPT = "En el otro aparato: Nueva partida, rival por cable."
CABLE_OFFERED = "Una oferta"
CABLE_OFFERS = "Tu rival ofrece:"
CABLE_GOES_ON = "Tu rival quiere continuar:"
CABLE_AGREED = "A la espera de que empiece tu rival."
CABLE_BEGINS = ("Empiezas tú", "Empieza tu rival")
CABLE_SCORE = "Tú llevas {0}, tu rival {1}"
CABLE_YES = "Jugar"
CABLE_STOP = "Salir"
CABLE_ANSWERS = (
    "Tu rival ha dicho que no.",
    "El otro aparato no tiene este juego.",
    "La otra pantalla es pequeña para este juego.",
    "Las dos versiones reparten distinto: actualiza la más antigua.",
    "Tu rival se ha ido.",
    "El otro aparato tiene otra versión: actualiza la más antigua.",
    "Aquí no hay cable.",
)
UNDO_REQUEST_HEADING = "Tu rival pide"
UNDO_REQUESTED = "Tu rival pide deshacer la última jugada."
UNDO_REQUESTED_MOVES = "Tu rival ha deshecho {0} jugadas. ¿Aquí también?"
ALLOW_UNDO = "Sí"
REQUEST_UNDO = "Pedir deshacer"
