"""Made from 90_one_pack.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "table"
LESSON_STEPS = (
    (
        (
            "rules=onepack turn=A A.R=- A.H=qskhkd9hjd9c5sqdqcac5c7c3d4cad A.W=KSJS B.R=- "
            "B.H=th8c4h9s6c6has6s2dtsjc6dtc B.W=KC5H3H show=2C 1=7D8D9DTD 2=2HAH 3=7S8S 4=8H7H 5=QHJH 6=2S3S4S "
            "7=3C 8=5D4D F=- idle=2 quiet=2 runs=0,0 flags=-"
        ),
        "",
        "run",
        "h7",
        (("hw", "ends"),),
        "",
        "both",
    ),
    (
        (
            "rules=onepack turn=A A.R=- A.H=qs A.W=KSJSAD4C7C5CQCQD9C9HKD B.R=- B.H=th "
            "B.W=KC5H3HTC6DJCTS6SAS6C4H8C show=- 1=7D8D9DTDJD 2=2HAHKH 3=7S8S9S 4=8H7H6H 5=QHJH 6=2S3S4S5S "
            "7=3C2CAC 8=5D4D3D2D F=- idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "join",
        "52*",
        (("t", "first"),),
        "",
        "space",
    ),
    (
        "",
        "",
        "fill",
        "w5",
        (("t", ""), ("15 25 35 45 65 75 85", "apart")),
        "apart",
        "sum",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().ONE_PACK
