"""What is said in Spanish of the settings: NAME, NAME_VALUES and NAME_ABOUT of each."""

SPEED = "Ritmo del rival"
SPEED_VALUES = ("lento", "normal", "rápido", "inmediato")
SOUND = "Sonido"
SOUND_VALUES = ("apagado", "bajo", "alto")
TAP = "Tocar una carta"
TAP_VALUES = ("la levanta", "único lugar", "mejor lugar")
TAP_ABOUT = (
    "Toca una carta para levantarla y luego su lugar. Con dos toques va a una base.",
    "Una carta con un solo lugar va allí al primer toque. Deshacer la devuelve.",
    "La carta se juega: base, si no el rival, una columna o un hueco. Deshacer la devuelve.",
)
VIBRATION = "Vibración"
TARGET = "Duración de la serie"
TARGET_ABOUT = "Desde la próxima serie. Auto: según el juego elegido."
POINTS = "{0} puntos"
FITTING_POINTS = "auto"
SINGLE_GAME = "una partida"
NAMES_OF_PILES = "Nombres de montones"
ASKS_TO_DISCARD = "Descartar jugables"
ASKS_TO_DISCARD_VALUES = ("sin más", "preguntar")
ASKS_TO_DISCARD_ABOUT = "Preguntar: antes de descartar una carta que aún encaja, el juego pregunta."
PLAYS_FORCED = "Jugadas forzadas"
PLAYS_FORCED_VALUES = ("a mano", "automáticas")
PLAYS_FORCED_ABOUT = "La única jugada se hace sola; carta con un solo sitio: una pulsación."
TEACHES = "Aprendizaje"
TEACHES_ABOUT = "Cada regla se explica una vez; tus primeras partidas acaban con un consejo."
LEVEL = "Próximo rival"
LANGUAGE = "Idioma"
CARD_LETTERS = "Figuras"
AS_LANGUAGE = "auto"

STARTER = "Empieza"
STARTER_VALUES = ("según la regla", "tú", "el rival")
STYLE = "Estilo"
STYLE_VALUES = ("Guiado", "Con faltas")
STYLE_ABOUT = (
    "Guiado: una jugada ilegal se rechaza, y se te dice por qué.",
    "Con faltas: puedes intentar lo que sea. Una falta se anula y acaba tu turno; a las del rival, grita «¡Alto!».",
)
STOP_PRICE = "Gritar sin razón"
STOP_PRICE_VALUES = ("nada", "el turno")
STOP_PRICE_ABOUT = (
    "Gritar sin razón no cuesta nada.",
    "Gritar sin razón te cuesta el turno, o el siguiente mientras juega tu rival.",
)

ACCESSIBILITY = "Accesibilidad"
FELT = "Tapete"
FELT_VALUES = ("verde", "oscuro", "claro")
PICTURE = "Imagen"
PICTURE_VALUES = ("claro en oscuro", "oscuro en claro")
SUIT_COLOURS = "Colores"
SUIT_COLOURS_VALUES = ("dos", "cuatro")
SUIT_COLOURS_ABOUT = "Con cuatro, los diamantes son naranjas y los tréboles azules; cuentan como rojos y negros."
MARKS = "Signos"
MARKS_VALUES = ("normales", "grandes")
LEFT_HANDED = "Zurdo"
LEFT_HANDED_VALUES = ("no", "sí")
LEFT_HANDED_ABOUT = "La mesa se invierte y, si se puede, los botones también: Cómo se juega los nombra."

MATCH = "Serie"
MATCH_VALUES = ("Normal", "Duplicado")
MATCH_ABOUT = (
    "Normal: cada partida tiene sus propias cartas.",
    "Duplicado: cada reparto se juega dos veces, la segunda desde el otro sitio. Solo cuenta la diferencia, no la "
    "suerte.",
)

HAND_OVER = "Aviso de turno"
HAND_OVER_ABOUT = "Una pantalla entre turnos tapa las cartas hasta que el siguiente tiene el aparato."
TURNED_ROUND = "Girar la imagen"
TURNED_ROUND_ABOUT = "La imagen se gira hacia quien está enfrente, cuando dos personas comparten el aparato."
