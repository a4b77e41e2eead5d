"""Made from 97_foster_one.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "walk"
LESSON_STEPS = (
    (
        (
            "rules=onepack turn=A A.R=- A.H=kd7s3s7c9sjhts6c4s3h9hkcasjsjd7h4cqh2skstcac A.W=- B.R=- "
            "B.H=8dadkh2cjcqsqd3c5s7d5d4hthqc9dtd2d4d3d6sah8h5h8s5c6h B.W=- show=- 1=2H 2=8C 3=6D 4=9C 5=. 6=. "
            "7=. 8=. F=- idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "start",
        "",
    ),
    (
        "",
        "runs",
        "24",
    ),
    (
        "",
        "space",
        "t h2",
    ),
    (
        "",
        "ten",
        "t hw",
    ),
    (
        "",
        "dealer",
        "85 t h8 t h1",
    ),
    (
        "",
        "six",
        "t hw",
    ),
    (
        "",
        "nothing",
        "t hw t hw t hw t hw t hw t hw",
    ),
    (
        "",
        "four",
        "t h6",
    ),
    (
        "",
        "join",
        "t h8 58*",
    ),
    (
        "",
        "fill",
        "w5",
    ),
    (
        "",
        "jack",
        "t hw",
    ),
    (
        "",
        "load",
        "t hW t hW t hw",
    ),
    (
        "",
        "pass",
        "t hw t hw t hw",
    ),
    (
        "",
        "place",
        "t h8 t h3 t hw",
    ),
    (
        "",
        "corner",
        "t h2 t hw t hw",
    ),
    (
        "",
        "three",
        "t h8 18*",
    ),
    (
        "",
        "under",
        "w1 81*",
    ),
    (
        "",
        "ace",
        "w8",
    ),
    (
        "",
        "give",
        "t hW t hw",
    ),
    (
        "",
        "wait",
        "t h6 t hw t hw t hw",
    ),
    (
        "",
        "freed",
        "t h5 t h7 w7",
    ),
    (
        "",
        "clubs",
        "t h4 w4 64*",
    ),
    (
        "",
        "clever",
        "wW",
    ),
    (
        "",
        "round",
        "76 76 76",
    ),
    (
        "",
        "roundtoo",
        "47 47 47 47 47 47 47",
    ),
    (
        "",
        "diamonds",
        "w4 w4 w4",
    ),
    (
        "",
        "spades",
        "w8 t h8 t h6 t hw",
    ),
    (
        "",
        "jackc",
        "t hw",
    ),
    (
        "",
        "turned",
        "t h7 t hw",
    ),
    (
        "",
        "two",
        "w7 t hw t hw",
    ),
    (
        "",
        "king",
        "t h1 51*",
    ),
    (
        "",
        "undertwo",
        "w5 75*",
    ),
    (
        "",
        "apart",
        "27 52* 27*",
    ),
    (
        "",
        "jacks",
        "w2 62* w5 25*",
    ),
    (
        "",
        "queen",
        "w4 42 42 42 42",
    ),
    (
        "",
        "four2",
        "w8 w8 w4 34*",
    ),
    (
        "",
        "complete",
        "w1",
    ),
    (
        "",
        "rest",
        "w7 w3 w4 w4 34 w5",
    ),
    (
        "",
        "won",
        "t hW t h3",
    ),
    (
        (
            "rules=onepack turn=A A.R=- A.H=kd7s3s A.W=TCKS2SJDTD9DJS B.R=- B.H=8dadkh2cjc "
            "B.W=6S3D4D2DQCTH7D5S4SQDQS show=- 1=9H8H7H6H5H4H3H2HAH 2=ACKC 3=6D5D 4=9C8C7C6C5C4C3C 5=QHJH 6=- "
            "7=8S9STS 8=AS F=- idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "better",
        "",
    ),
    (
        "",
        "nine",
        "46 46 46 46 46 46 46",
    ),
    (
        "",
        "ten2",
        "w7 w4 w4 w4",
    ),
    (
        "",
        "borrow",
        "W7",
    ),
    (
        "",
        "kings",
        "w8 w7 87*",
    ),
    (
        "",
        "none",
        "w6 t h7 t h8",
    ),
    (
        "",
        "correct",
        "t hW",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().FOSTER_ONE
