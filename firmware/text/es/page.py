"""What the browser page says in Spanish around the device, by ids."""

WORDS = {
    "about": "Pocket Bank: Crapette (Russian Bank)",
    "on_a": "Jugar en",
    "which_device": "Aparato",
    "window": "Toda la ventana",
    "device": "La consola",
    "screen": "Pantalla y teclas de la consola",
    "loading": "Cargando…",
    "silent": (
        "El juego no ha empezado. Necesita un navegador con JavaScript y WebAssembly, y un servidor web: abierto "
        "como archivo, no empieza. Si esta página se ve dentro de otra, ábrela aparte."
    ),
    "read": "Leer la mesa en voz alta",
    "log": "Lo que ocurre",
    "lead": "La Crapette es un solitario para dos: sé quien primero se libra de todas sus cartas.",
    "play": "Jugar",
    "teach": "Aprender",
    "take_along": "Instalarlo en una consola",
    "one_file": (
        "Cada uno de estos aparatos recibe un archivo y luego juega sin PC. El juego se probó en un chip "
        "emulado, aún no en los propios aparatos."
    ),
    "step_get": "Descarga el archivo.",
    "drive": "Mantén pulsado BOOTSEL mientras conectas el aparato a un PC: aparece una unidad.",
    "drive_x": "Conecta el aparato a un PC y mantén pulsado X al encenderlo: aparece una unidad.",
    "drive_reset": "Conecta el aparato a un PC, mantén pulsado {0} y pulsa RESET: aparece una unidad.",
    "drive_pico": (
        "Apaga el aparato. Mantén pulsado BOOTSEL en el Pico que lleva dentro mientras conectas el Pico a un "
        "PC: aparece una unidad."
    ),
    "drive_down": (
        "Conecta el aparato a un PC y mantén la cruceta hacia abajo al encenderlo: aparece una unidad."
    ),
    "step_drag": "Arrastra el archivo a la unidad: el aparato inicia el juego.",
    "files": "Los archivos",
    "no_files": "Aquí no hay archivos; el código fuente explica cómo crearlos.",
    "source": "El código fuente",
    "free": "Libre y abierto, con licencia MIT",
    "runs_on": "Funciona con MicroPython, que tiene su propia licencia",
    "menu": "Menú",
    "undo_brief": "Deshacer",
    "hint_brief": "Pista",
    "stop_brief": "¡Alto!",
    "bare": "Pantalla completa",
    "framed": "Ver consola",
    "share": "Compartir",
    "step": "mover",
    "actions": "izquierda derecha arriba abajo OK atrás carta alto menú",
    "held": ", pulsado: {0}",
    "key": " (tecla: {0})",
    "choose": "Elegir un reparto",
    "rules": "Reglas",
    "random": "al azar",
    "copy": "Copiar enlace",
    "copy_now": "Copiar enlace a este momento",
    "copied": "Copiado",
    "copy_by_hand": "El navegador no deja copiar a la página: las jugadas están como texto al final de la página",
    "opens_game": "Esto abre tu partida desde el principio",
    "opens_now": "Esto abre tu partida tal como está ahora",
    "opens_device": "Esto abre la consola",
    "shared_won": "{0}: gané por {1}",
    "shared_lost": "{0}: perdí por {1}",
    "costs": "Hay otra partida en curso en esta consola.",
    "new_deal": "Jugar el nuevo reparto",
    "keep": "Continuar mi partida",
    "no_game": "Aún no hay partida",
    "no_storage": "Este navegador no deja guardar nada: tu partida termina cuando dejas la página",
    "digits": "El número de un reparto tiene hasta 15 cifras",
    "other_window": "La partida está abierta en otra ventana: ciérrala allí y sigue aquí",
    "cannot_start": "El juego no puede empezar aquí: {0}",
    "too_old": "este navegador es muy antiguo para descomprimir los archivos. Hace falta uno de 2023 o posterior.",
    "link_twice": "El enlace nombra {0} dos veces",
    "link_unknown": "El enlace pide algo desconocido, {0}: {1}",
    "link_seed": "En el enlace, seed no es un número de hasta 15 cifras: {1}",
    "link_unread": "En el enlace, {0} no se puede leer: {1}",
    "the_game": "El juego",
    "game_is": (
        "La Crapette, también llamada Russian Bank, es un solitario para dos que se estorban. El dibujo de arriba "
        "ejecuta el mismo programa que la consola real, por completo en esta página. No se envía nada: tus partidas "
        "quedan en este navegador, una por cada aparato que elijas."
    ),
    "safari": (
        "Safari borra tu partida y tus récords tras siete días de uso sin una visita aquí. Añade esta página a la "
        "pantalla de inicio y juega desde allí: así se conservan."
    ),
    "how_to": "Cómo se juega",
    "how_1": "Tú estás abajo, tu rival arriba. Gana quien primero se libra de reserva, mazo y descarte.",
    "how_2": (
        "Las bases suben desde el as, del mismo palo. Las columnas, los ocho montones entre ambos, bajan alternando "
        "rojo y negro."
    ),
    "how_3": (
        "Una carta que encaja en una base debe subir, primero la carta de tu reserva, y los huecos entre las "
        "columnas se llenan antes de que destapes una carta de tu mazo."
    ),
    "how_4": (
        "Carga a tu rival: pon una carta en su reserva o su descarte si es del mismo palo y un valor mayor o menor."
    ),
    "how_5": (
        "Cuando no quede nada que hacer, destapa la siguiente carta de tu mazo; puesta en tu descarte, termina tu "
        "turno."
    ),
    "touch": (
        "Arrastra una carta a su sitio, o toca la carta y luego el sitio. Un doble toque la envía a una base o hace su "
        "única jugada. Toca una línea del menú para elegirla, y el título para volver. Con botones, teclas o mando, OK "
        "toma una carta y la pone donde está el cursor."
    ),
    "refused": "Una jugada ilegal se rechaza con el motivo, y una pista dice qué haría un buen jugador.",
    "learn": "Aprende jugando, uno o dos minutos cada vez",
    "elsewhere": "Llevar una partida a otro aparato",
    "as_line": "Tu partida es una línea de texto: guárdala, envíala o síguela en otro aparato.",
    "as_text": "Una partida como texto",
    "export": "Poner mi partida aquí",
    "import": "Continuar esta partida",
}
