"""Made from 80_endgame.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "table"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=- A.H=5s6s7s A.W=- B.R=8d7dtsjhqcks4s9dqd5c4cadKDQDJDTD9D8D7D6D5D4D "
            "B.H=2d3h9c3c8hkh7ctdas2s3s9sthqh3d9h B.W=JCTC8S5H4HJSKC5S4S8C7H8H9H6SJD6C7S8S9S show=- 1=KD 2=- "
            "3=KHQSJHTS 4=QS 5=6H 6=- 7=- 8=KSQHJSTH F=S30H72D60Cd2 idle=0 quiet=0 runs=1,0 flags=-"
        ),
        "",
        "count",
        "t",
        (("32 36 37 82 86 87", "keep"), ("3W 41", "quiet")),
        "quiet",
        "free",
    ),
    (
        "",
        "",
        "seven",
        "h2 h6 h7",
        (("hw", "ends"),),
        "card",
        "",
    ),
    (
        "",
        "",
        "turn",
        "t",
        (),
        "card",
        "",
    ),
    (
        "",
        "",
        "six",
        "h2 h6 h7",
        (("hw", "ends"),),
        "card",
        "one",
    ),
    (
        "",
        "",
        "turn",
        "t",
        (),
        "card",
        "",
    ),
    (
        "",
        "",
        "five",
        "h5 h2 h6 h7",
        (("hw", "ends"),),
        "card",
        "won",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().ENDGAME
