"""What is said in Polish of the settings: NAME, NAME_VALUES and NAME_ABOUT of each."""

SPEED = "Tempo rywala"
SPEED_VALUES = ("wolne", "zwykłe", "szybkie", "od razu")
SOUND = "Dźwięk"
SOUND_VALUES = ("wyłączony", "cichy", "głośny")
TAP = "Dotknięcie karty"
TAP_VALUES = ("podnosi ją", "gra jedyny ruch", "gra najlepszy ruch")
TAP_ABOUT = (
    "Dotknięcie podnosi kartę, następne wskazuje jej miejsce. Podwójne dotknięcie wysyła ją na bazę.",
    "Karta, która ma tylko jedno miejsce, idzie tam od razu. Ruch można cofnąć.",
    "Karta idzie na bazę, a jeśli nie pasuje: do rywala, na kolumnę albo do luki. Ruch można cofnąć.",
)
VIBRATION = "Wibracje"
TARGET = "Długość meczu"
TARGET_ABOUT = "Od następnego meczu. Auto: zależnie od wybranej gry."
POINTS = "{0} pkt"
FITTING_POINTS = "auto"
SINGLE_GAME = "jedna partia"
NAMES_OF_PILES = "Podpisy na stole"
ASKS_TO_DISCARD = "Odrzucanie kart"
ASKS_TO_DISCARD_VALUES = ("od razu", "pytaj")
ASKS_TO_DISCARD_ABOUT = "Pytaj: gra pyta, zanim odrzucisz kartę, którą da się jeszcze zagrać."
PLAYS_FORCED = "Ruchy wymuszone"
PLAYS_FORCED_VALUES = ("ręcznie", "automatycznie")
PLAYS_FORCED_ABOUT = "Jedyny ruch wykonuje gra; karta z jednym miejscem: jedno naciśnięcie."
TEACHES = "Nauka podczas gry"
TEACHES_ABOUT = "Gra objaśnia każdą zasadę raz, a pierwsze partie kończą się radą."
LEVEL = "Następny rywal"
LANGUAGE = "Język"
CARD_LETTERS = "Litery na kartach"
AS_LANGUAGE = "auto"

STARTER = "Zaczyna"
STARTER_VALUES = ("wg zasad", "ty", "rywal")
STYLE = "Tryb"
STYLE_VALUES = ("Z pomocą", "Stop")
STYLE_ABOUT = (
    "Z pomocą: niedozwolony ruch nie przejdzie, a gra powie dlaczego.",
    "Stop: możesz próbować wszystkiego. Zły ruch jest zatrzymywany i kończy turę; ty wyłapujesz błędy rywala.",
)
STOP_PRICE = "Niesłuszne „Stop!”"
STOP_PRICE_VALUES = ("nic", "tura")
STOP_PRICE_ABOUT = (
    "Niesłuszne „Stop!” nic nie kosztuje.",
    "Niesłuszne „Stop!” kosztuje turę: tę albo, gdy gra rywal, twoją następną.",
)

ACCESSIBILITY = "Ułatwienia"
FELT = "Sukno"
FELT_VALUES = ("zielone", "ciemne", "jasne")
PICTURE = "Obraz"
PICTURE_VALUES = ("biel na czerni", "czerń na bieli")
SUIT_COLOURS = "Barwy kolorów"
SUIT_COLOURS_VALUES = ("dwie", "cztery")
SUIT_COLOURS_ABOUT = "Przy czterech: karo pomarańczowe, trefl niebieski; nadal liczą się jako czerwone i czarne."
MARKS = "Znaki na kartach"
MARKS_VALUES = ("zwykłe", "duże")
LEFT_HANDED = "Leworęczność"
LEFT_HANDED_VALUES = ("nie", "tak")
LEFT_HANDED_ABOUT = "Stół jest odbity w lustrze, a w miarę możliwości i przyciski: opisują je Zasady gry."

MATCH = "Mecz"
MATCH_VALUES = ("Zwykły", "Podwójny")
MATCH_ABOUT = (
    "Zwykły: każda partia ma własne karty.",
    "Podwójny: każde rozdanie gracie dwa razy, drugi raz po zamianie miejsc. Liczy się tylko różnica, nie szczęście.",
)

HAND_OVER = "Ekran przekazania"
HAND_OVER_ABOUT = "Między turami karty są zakryte, dopóki urządzenia nie weźmie następna osoba."
TURNED_ROUND = "Obracanie obrazu"
TURNED_ROUND_ABOUT = "Obraz obraca się do osoby naprzeciwko, gdy na jednym urządzeniu grają dwie osoby."
