"""Made from 96_foster_two.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "walk"
LESSON_STEPS = (
    (
        (
            "rules=foster turn=A A.R=8s2cqsacjc3d7d9c4c4htd2d "
            "A.H=qctckdqdjd9d8d5d4dqhth9h8h6h3h2hahjsts4skhkc5hks2sjh5sad7c3s6s7s5c9s8c6d A.W=- "
            "B.R=ts9htcjd3d2s4dad9dqs8dkh "
            "B.H=kc9c8c7c6c5c4c2cacqdtd7d6djhth8h7h5h4h3h2hahjs8s7s5s3sas6hjcqhks4sqc9s3c B.W=- show=- 1=3C 2=7H "
            "3=6C 4=AS 5=KD 6=2D 7=5D 8=6S F=S00H00D00C00 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "start",
        "",
    ),
    (
        "",
        "ace",
        "4f",
    ),
    (
        "",
        "tidy",
        "61 32 78",
    ),
    (
        "",
        "facedown",
        "u r3",
    ),
    (
        "",
        "fill",
        "u r4 u r6",
    ),
    (
        "",
        "onto",
        "u r8 u r4",
    ),
    (
        "",
        "last",
        "u r7 u r8",
    ),
    (
        "",
        "held",
        "u t",
    ),
    (
        "",
        "first",
        "hw",
    ),
    (
        "",
        "load",
        "7W u r7",
    ),
    (
        "",
        "places",
        "u r4 u r5",
    ),
    (
        "",
        "three",
        "u 4W rW",
    ),
    (
        "",
        "up",
        "u rf 1f 8f",
    ),
    (
        "",
        "empty",
        "16 36",
    ),
    (
        "",
        "straight",
        "u rf u rf u r8",
    ),
    (
        "",
        "run",
        "u r5 u r5 u r5",
    ),
    (
        "",
        "gone",
        "u r3",
    ),
    (
        "",
        "hand",
        "t h1",
    ),
    (
        "",
        "nine",
        "t hw",
    ),
    (
        "",
        "answer",
        "3W r3",
    ),
    (
        "",
        "clubs",
        "u rf u r7 u rf 1f",
    ),
    (
        "",
        "eight",
        "u r5",
    ),
    (
        "",
        "pair",
        "21 25 15",
    ),
    (
        "",
        "pairtoo",
        "41 43 13",
    ),
    (
        "",
        "dig",
        "51 52 54",
    ),
    (
        "",
        "six",
        "12 51",
    ),
    (
        "",
        "back",
        "41 24 21 41",
    ),
    (
        "",
        "waste",
        "w5 w3",
    ),
    (
        "",
        "under",
        "82 8f 8f",
    ),
    (
        "",
        "bring",
        "t h5 w5",
    ),
    (
        "",
        "diamonds",
        "wf 5f 3f 54 5f",
    ),
    (
        "",
        "spades",
        "t hW",
    ),
    (
        "",
        "five",
        "t hf 1f",
    ),
    (
        "",
        "eights",
        "14 1W 15",
    ),
    (
        "",
        "with",
        "t hW 8W",
    ),
    (
        "",
        "change",
        "51 58 18",
    ),
    (
        "",
        "knave",
        "31 3f 5f",
    ),
    (
        "",
        "come",
        "t h4 t hf t hf",
    ),
    (
        "",
        "second",
        "t hf 6f 2f",
    ),
    (
        "",
        "seven",
        "t hW 4W",
    ),
    (
        "",
        "aside",
        "42 4f 1f 84 8f 3f",
    ),
    (
        "",
        "free",
        "t h5 t h3 t h1",
    ),
    (
        "",
        "fetch",
        "t W2 h2",
    ),
    (
        "",
        "kings",
        "t h8 t hw",
    ),
    (
        "",
        "closed",
        "t hf 8f",
    ),
    (
        "",
        "home",
        "t hf wf wf wf wf wf wf",
    ),
    (
        "",
        "court",
        "t h8 t h1 t h1",
    ),
    (
        "",
        "end",
        "t hw",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().FOSTER_TWO
