"""Made from 50_turning.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "table"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=qh4s8das8sjckc3c4c7djs6s7C6C "
            "A.H=jd5c9c3htd2h8h5h2sqdac8cqsqckd9h6h2c3s5s2dahjh9d7htc4dksad6dkh5d3d A.W=9S B.R=3h2cts6hjhqhJS "
            "B.H=3skcthah7c2d2s4hjd8s6dkhqs4dtd5d6cqdad2htc8d3d3casqc5h7d6s9h5c7h9c B.W=4C9S show=- 1=KS 2=TS9D8C"
            " 3=JCTH 4=4S 5=5S4H 6=KD 7=7S 8=8H7S F=S00H00D00C10 idle=0 quiet=3 runs=0,0 flags=-"
        ),
        "",
        "turn",
        "t",
        (),
        "",
        "",
    ),
    (
        "",
        "",
        "fits",
        "h4",
        (("hw", "ends"),),
        "",
        "on",
    ),
    (
        "",
        "",
        "more",
        "t",
        (),
        "",
        "",
    ),
    (
        "",
        "",
        "nowhere",
        "hw",
        (),
        "",
        "over",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().TURNING
