"""What is said in Polish of better moves: hints, their reasons, and the review of a game."""

REVIEW_PROGRESS = "Analiza partii: {0} %"
AHEAD = ("Prowadzisz", "Prowadzi rywal", "Prowadzą rywale")
SOMEBODY_AHEAD = "Prowadzi {0}"
TURNS = "Tury"
COST_GAME = "strata partii"
COST_WIN = "utrata wygranej"
COST_BOTH = "{0} i tura straty"
COST_TURN = "strata tury"
COST_CARDS = "{0} straty"
COST_LITTLE = "mniej niż karta straty"
REVIEW_CLEAN = "Żadna decyzja nie kosztowała cię karty."
REVIEW_CLEAN_BRIEF = "Bez strat"
AHEAD_FOR = "{0} po turach {2}-{3}: do {1} przewagi"
AHEAD_ONCE = "{0} po turze {2}: {1} przewagi"
REVIEW_READ = "Enter: obejrzyj te tury. back: wyjdź"
TURN_OF_COST = "Tura {0}: {1}"
GRAPH = "Wykres"
NEXT_DECISION = "Następna decyzja"
RETRY_DECISION = "Spróbuj jeszcze raz"
NOT_SAVED = "Nic z tego nie jest zapisywane."
TO_REVIEW = "Analiza"
LOOK_AT_ONE = "{0}: zobacz {1}"
LOOK_AT_ALL = "{0}: zobacz 1-{1}"
PLAY_ON = "Graj stąd dalej. Nic nie zostanie zapisane"
TURN_NUMBER = "{0}, tura {1}:"
BETTER = "Lepiej: {0} ({1})"
BETTER_BY = "{2} zysku: {0} ({1})"
WORTH_THE_GAME = "To rozstrzygało partię: {0} ({1})"
WOULD_HAVE_WON = "To wygrywało: {0} ({1})"
BETTER_GOES_ON = "A potem:"
MOVE_ROW = "{0} {1}"
MOVE_STOPPED = "{0} (Stop!)"
STEP_BY_TURN = "{LR}: tura po turze"
MOVES_AS_TEXT = "Ruchy jako tekst"
COPIED = "Skopiowano"
WRITTEN_TO = "Zapisano: {0}"

LOOKING_FOR_HINT = "Szukam dobrego ruchu"
HINT_GIVES_UP = "Podpowiedź: to ślepa uliczka. Cofnij lub poddaj partię"
HINT_SAYS = "Podpowiedź: {0} ({1})"
REASONS = {
    "nothing-better": "nie ma nic lepszego",
    "must": "to ruch obowiązkowy",
    "up": "karta trafia na bazę",
    "reserve": "jedna karta magazynu mniej",
    "loads-reserve": "dokłada na magazyn rywala",
    "loads-waste": "dokłada na śmietnik rywala",
    "space": "robi lukę",
    "hidden": "odkrywa zakrytą kartę",
    "bares-foundation": "odsłania na bazę: {0}",
    "bares-reserve": "odsłania dla magazynu: {0}",
    "bares-card": "odsłania dla twojej karty: {0}",
    "bares-load": "odsłania do dołożenia: {0}",
    "towards-space": "przygotowuje lukę",
    "blocks": "blokuje magazyn rywala",
    "place-reserve": "robi miejsce dla magazynu",
    "place-card": "robi miejsce dla twojej karty",
    "card": "jedna twoja karta mniej",
    "turn-goes-on": "tura trwa dalej",
    "reserve-later": "magazyn może poczekać",
    "fills": "wypełnia lukę",
    "new-card": "odkryje nową kartę",
    "new-reserve": "odkryje nową kartę",
    "no-place": "nigdzie nie pasuje",
    "nothing-left": "nic innego nie zostało",
}
REASON_CARD_UP = "karta trafia na bazę"
REASON_THEN = "dalszy ruch {0}"
