"""What is said in Spanish in the list of the lessons, and around each lesson."""

LEARN_AIM = (
    (
        "El objetivo",
        "Cada uno tiene sus cartas. Ganas si juegas todas las tuyas antes que el rival.",
        "La mayoría van al centro, que es de los dos. Algunas pueden ir a los montones del rival: eso se llama "
        "cargar, y él tiene una más que jugar.",
    ),
)
LEARN_BEGINS = "{OK}: la primera lección"
LESSON_SHOW = "Enséñame"
LESSON_LEAVE = "Lecciones"
LESSON_DONE = "¡Muy bien!"
LESSON_NEXT = "Otra lección"
LESSONS = {
    "houses": (
        "Las columnas",
        "Hacia abajo, rojo sobre negro.",
        "Una más baja y del otro color: eso es todo, y ambos jugadores usan las columnas.",
    ),
    "foundations": (
        "Las bases",
        "Los ases las abren, y lo que encaja sube.",
        "Del as al rey, del mismo palo. Una carta que encaja en una base va allí antes que nada.",
    ),
    "reserve": (
        "Reserva primero",
        "Cuando dos cartas pueden subir.",
        "Si dos cartas pueden subir, va primero la de tu reserva. Es la falta más frecuente.",
    ),
    "spaces": (
        "Huecos",
        "Una columna vacía, y qué la llena.",
        "En un hueco cabe cualquier carta. Mientras haya reserva, se llena antes de destapar, mejor desde la reserva.",
    ),
    "turning": (
        "Destapar",
        "El mazo, y qué acaba un turno.",
        "Tu turno sigue mientras encaja lo que destapas. La primera que dejas en el descarte lo acaba.",
    ),
    "loading": (
        "Cargar",
        "Tus cartas, para el rival.",
        "Una más alta o más baja, del mismo palo, en el descarte o la reserva del rival, donde entierra las de debajo.",
    ),
    "turned_over": (
        "Voltear el descarte",
        "Un mazo nuevo que ya conoces.",
        "El descarte vuelve en el orden en que lo dejaste. Recuérdalo, y podrás planear.",
    ),
    "endgame": (
        "El final",
        "Huecos para las últimas cartas.",
        "Cuenta tus cartas y tus huecos antes de destapar. La última carta gana la partida.",
    ),
    "one_pack": (
        "Una baraja",
        "Escaleras, cómo unirlas, y huecos.",
        "El mismo palo, arriba o abajo, con el as tras el rey. Une escaleras, y llena huecos con tu descarte.",
    ),
    "stop_play": (
        "Con faltas",
        "Las faltas, y cómo señalarlas.",
        "Con faltas nada se rechaza: cuida tus bases, y vigila al rival.",
    ),
    "foster_two": (
        "Foster, dos barajas",
        "Una partida para ver jugada a jugada, impresa en 1922.",
        "Cargas, huecos que mueven escaleras, una reserva en un turno: todo en la partida de Foster.",
    ),
    "foster_one": (
        "Foster, una baraja",
        "Una partida para ver: cómo se perdió, y cómo se gana.",
        "Unir escaleras y meter cartas debajo: el arte del juego de una baraja.",
    ),
}
LESSON_RIGHT = "¡Bien!"
LESSON_SHOWS = "{0}"
LESSON_CALLS = "Grita «¡Alto!»: {STOP}. Elige: {0}"
