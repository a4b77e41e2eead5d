"""What is said in Polish at the table on one-bit screens, in one line of some 20 letters."""

SHORT_OVER = "Koniec partii"
SHORT_NO_MOVE = "Bez ruchu. {OK}: kończ"
SHORT_TURN_UP_OR_PASS = "Odkryj lub pas"
SHORT_OPPONENT = "Rywal"
SHORT_THINKS = ("Rywal myśli", "Rywal myśli.", "Rywal myśli..", "Rywal myśli...")
SHORT_THEY_TURN_UP = ("Rywal odkrywa", "Rywal odkrywa")
SHORT_THEY_PASS = ("Rywal: pas", "Rywal: pas")
SHORT_THEY_MOVE = ("Rywal: {0}", "Rywal {0}")
SHORT_FITS = ("{0}: {1}", "{0}: {1}")
SHORT_TURN_ENDS = "{0}. {TURN}: koniec"
SHORT_IN_HOUSES = ("kolumna {0}", "{0}")
SHORT_PILE_AND_CARD = "{0} {1}"
SHORT_SEQUENCE_OF = "{0}-{1}"
SHORT_STILL_FITS = ("{0} pasuje! {TURN}: kończ", "Pasuje! {TURN}: kończ")
SHORT_MOVES_LEFT = "Znów {TURN}: pas"
SHORT_WHERE_TO = "{0}: dokąd?"
SHORT_MUST = "Graj {0}"
SHORT_PASS = "Pas"
SHORT_TURN_UP = "Odkryj"
SHORT_TURN_OVER = ("Odwróć śmietnik", "Odwróć Ś")
SHORT_TURN_UP_RESERVE = ("Odkryj magazyn", "Odkryj M")
SHORT_SEQUENCE = "{0} k. \6 {1}"
SHORT_FOUNDATION = ("baza", "baza")
SHORT_WASTE = ("śmietnik", "Ś")
SHORT_WASTE_ENDS = ("Ś, koniec", "Ś, kon.")
SHORT_TO = (
    {
        "you": ("twój mag.", "twój śmiet."),
        "opponent": ("mag. rywala", "śmiet. rywala"),
        "left": ("mag. Lewego", "śmiet. Lewego"),
        "right": ("mag. Prawego", "śmiet. Prawego"),
        "side": ("mag. {0}", "śmiet. {0}"),
        "named": ("{0}: mag.", "{0}: śmiet."),
    },
    {
        "you": ("twój M", "twój Ś"),
        "opponent": ("M rywala", "Ś rywala"),
        "left": ("M Lewego", "Ś Lewego"),
        "right": ("M Prawego", "Ś Prawego"),
        "side": ("M {0}", "Ś {0}"),
        "named": ("{0}: M", "{0}: Ś"),
    },
)
SHORT_PILES = (
    {
        "you": ("Twój magazyn", "Twój talon", "Twój śmietnik"),
        "opponent": ("Magazyn rywala", "Talon rywala", "Śmietnik rywala"),
        "left": ("Magazyn Lewego", "Talon Lewego", "Śmietnik Lewego"),
        "right": ("Magazyn Prawego", "Talon Prawego", "Śmietnik Prawego"),
        "side": ("Magazyn strony {0}", "Talon strony {0}", "Śmietnik strony {0}"),
        "named": ("{0}: magazyn", "{0}: talon", "{0}: śmietnik"),
    },
    {
        "you": ("Twój M", "Twój T", "Twój Ś"),
        "opponent": ("M rywala", "T rywala", "Ś rywala"),
        "left": ("M Lewego", "T Lewego", "Ś Lewego"),
        "right": ("M Prawego", "T Prawego", "Ś Prawego"),
        "side": ("M strony {0}", "T strony {0}", "Ś strony {0}"),
        "named": ("{0}: M", "{0}: T", "{0}: Ś"),
    },
)
SHORT_HOUSE = "Kolumna {0}"
SHORT_LOOK = "{0}, {1}"
SHORT_SPREAD = "{0}: {1}"
