"""What help says in Spanish: pages are (heading, paragraph …)."""

HELP_OPPONENTS = "Rivales"
HELP_OPTIONS = "Opciones en juego"
HELP_OPTION = "{0}: {1}"
HELP_BUTTONS = "Botones"
HELP_STOP_PLAY = "Con faltas"
HELP_AIM = (
    (
        "El objetivo",
        "Sé el primero en quedarte sin cartas: líbrate de tu reserva, tu mazo y tu descarte.",
        "Las cartas van a las bases (una por palo y baraja, del as al rey), a las columnas o a los montones del rival.",
        "Ambos jugadores usan las columnas. En ellas se baja, rojo sobre negro y negro sobre rojo, carta a carta. "
        "Una columna sin cartas es un hueco: ahí entra cualquier carta.",
    ),
)
HELP_TURN = (
    (
        "Tu turno",
        "Puedes jugar la carta de encima de tu reserva y de cada columna, y la carta destapada.",
        "Primero: si la carta de la reserva encaja en una base, debe subir. Luego, cualquier otra que encaje.",
        "Mientras tengas reserva, debes llenar los huecos antes de destapar.",
        "Deja la carta destapada en tu descarte, y tu turno acaba. Agotado el mazo, se voltea el descarte.",
    ),
)
HELP_LOADING = (
    (
        "Cargar",
        "Puedes poner una carta en la reserva o el descarte del rival si la de encima es del mismo palo y una más "
        "alta o más baja: así el rival tiene una más.",
        "El ganador suma 30, 2 por carta en la reserva del rival y 1 por cada otra. Tras demasiados turnos sin "
        "avanzar, quien tiene el total más bajo suma la diferencia.",
    ),
)
HELP_SIMPLE = (
    (
        "Simplificado",
        "Una baraja para dos: A tiene corazones y tréboles, B picas y diamantes. Reservas de seis, mazos de 17, seis "
        "columnas, cuatro bases.",
        "Lo demás, como en Crapette.",
    ),
)
HELP_THREE = (
    (
        "A tres",
        "Juegas tras Derecha y antes que Izquierda. Reservas de ocho, mazos de 24, nueve columnas.",
        "La primera columna que se vacía se cierra con una cruz para siempre. Un comodín que sale se aparta, y la "
        "carta siguiente ocupa su lugar.",
        "Carga a uno o a otro. El ganador suma por las cartas de ambos. Un jugador que se rinde pierde, y el "
        "siguiente gana.",
    ),
)
HELP_FOSTER_IS = (
    (
        "Según Foster",
        "Una carta que encaja en una base sube primero. Lo demás es libre, y tu turno acaba cuando quieras.",
        "Puedes usar más que en Crapette: tu descarte, y el del rival.",
        "Con barajas cortas es el mismo juego: las bases abren con el seis (36 cartas cada uno) o el siete (32) y "
        "acaban con el as.",
    ),
)
HELP_FOSTER = (
    (
        "Reserva, descartes",
        "Una reserva de 12, tapada. Elígela para destapar la de encima, sin carta del mazo destapada. No es "
        "obligatorio jugarla.",
        "También juegas de tu descarte y del de tu rival, en columnas y bases, no en huecos. La carta destapada de su "
        "reserva puede subir.",
    ),
    (
        "Tu turno",
        "Con hueco y reserva no puedes destapar del mazo, pero sí pasar: elige el mazo, sin carta destapada.",
        "Con una carta del mazo destapada, la de la reserva queda bloqueada: solo puede ir a una base.",
        "Tras voltear dos veces el descarte, debes jugar las cartas que encajan antes de acabar el turno.",
        "Rendirse cuesta 20 más. Tras demasiados turnos sin avanzar, hay empate.",
    ),
)
HELP_CATS = (
    (
        "Reserva primero",
        "Líbrate del mazo y del descarte. En las columnas se baja, rojo sobre negro y negro sobre rojo.",
        "La reserva va primero: a una base; luego otras cartas a las bases; luego la reserva a un hueco, luego a una "
        "columna. Solo después lo demás.",
        "Puedes jugar tu descarte en columnas y bases.",
        "Cargas solo el descarte del rival, una más alta o más baja, de cualquier palo. Una carta que encaja en "
        "otra columna va allí.",
    ),
    (
        "Tu turno",
        "Una carta destapada que encaja en una columna va allí. Si no, va a tu descarte, la siguiente del mazo encima, "
        "y tu turno acaba.",
        "Sin cartas en mazo ni descarte ganas, quede lo que quede en la reserva.",
        "Con reserva de 12, las escaleras van juntas, y tus cartas se reparten en tu primer turno. Con 13, las cartas "
        "van de una en una, y todo se reparte al empezar.",
    ),
)
HELP_ONE_PACK = (
    (
        "Una baraja",
        "Sin bases ni reserva. Las columnas son escaleras del mismo palo, arriba o abajo, con el as tras el rey. "
        "Las columnas con ? se reparten cuando empieza el segundo.",
        "También puedes jugar la carta de encima de tu descarte, y llevar la del rival a una escalera. Puedes unir "
        "escaleras enteras.",
        "Solo esto es obligatorio: mientras tengas descarte, llenar los huecos antes de destapar.",
    ),
    (
        "Cargar, y el final",
        "La carta de encima de tu descarte, o la destapada, va al descarte rival si es del mismo palo y una más "
        "alta o más baja; rey y as son vecinos.",
        "Un jugador sin cartas gana, y suma 1 por carta del rival.",
    ),
)
HELP_PATIENCE = (
    (
        "Solitario",
        "Sube todas las cartas a las bases, una por palo, del as al rey.",
        "En las columnas se baja, rojo sobre negro y negro sobre rojo; las escaleras van juntas. En un hueco solo "
        "entra un rey, con su escalera.",
        "Elige el mazo para dejar una carta en el descarte, cuya carta de encima se juega. Agotado el mazo, se "
        "voltea el descarte, cuantas veces quieras.",
        "Nada es obligatorio. Sin cartas tapadas, todo puede subir solo.",
    ),
)
HELP_STOP = (
    (
        "Con faltas",
        "Elígelo como estilo de una partida nueva. Entonces puedes intentarlo todo. Una falta se anula: se "
        "deshace, y tu turno acaba.",
        "Si una carta podía ir a una base, sube ahora. Si había que llenar un hueco, lo llena tu reserva.",
        "Según Foster solo es falta olvidar una base; lo demás solo se deshace.",
        "Los niveles bajos no lo ven todo: una falta que se les escapa queda.",
    ),
    (
        "«¡Alto!»",
        "El rival también se equivoca. Grita «¡Alto!», en el menú, mientras juega y después, hasta que toques una "
        "carta.",
        "Di la falta: Base primero, Reserva primero, Hueco primero... Si aciertas, la partida vuelve a esa "
        "jugada, y el turno del rival acaba.",
        "Gritar sin razón no cuesta nada, salvo que en la nueva partida elijas que cueste un turno.",
    ),
)
HELP_HOT_SEAT = (
    (
        "Un aparato para todos",
        "El rival de una partida nueva puede ser una persona. Al acabar cada turno se pasa el aparato; quien juega "
        "está abajo.",
        "Allí se ponen también los nombres. Los ajustes pueden quitar el aviso de turno, o girar la imagen para quien "
        "está enfrente.",
        "Puedes deshacer dentro de tu propio turno.",
    ),
    (
        "Alto entre personas",
        "Una carta que no encaja en ningún sitio se anula al momento. Una base, reserva o hueco olvidado queda "
        "hasta que alguien lo ve.",
        "Mientras juega otro, grita «¡Alto!», con el botón o en el menú, por una falta de este turno. Al recibir "
        "el aparato, es por el turno anterior, hasta que toques una carta.",
    ),
)
KEY_STEPS = "{0}: ver las cartas que puedes jugar, luego los sitios. Si lo mantienes, se repite."
KEY_OK = "{0}: tomar y dejar una carta; en el mazo, destapar. En los menús, elegir o cambiar."
KEY_RUN = "{0}, con una carta de columna tomada: tomar también la de encima. Pasan de una en una por los huecos."
KEY_BACK = "{0}: devolver la carta. Sin carta tomada, ver un montón."
KEY_BACK_MENU = "{0}: devolver la carta. Sin carta tomada, el menú: pista, deshacer y lo demás."
KEY_LAST_TURN = "{0} al empezar tu turno: ver el último del rival."
KEY_TURN = "{0}: destapar una carta del mazo, o dejarla en el descarte."
KEY_MENU = "{0}: el menú, con pista, deshacer y lo demás."
KEY_STOP = "{0}: gritar «¡Alto!», con faltas."
NO_KEY_STOP = "Para gritar «¡Alto!», con faltas, elígelo en el menú."
PILE_LETTERS = "En esta pantalla, R, M y D son la reserva, el mazo y el descarte."
