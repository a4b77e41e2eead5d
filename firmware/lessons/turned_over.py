"""Made from 70_turned_over.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "table"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=- A.H=- A.W=QD8D7D B.R=4hqstdkcts3dks2sjsaskh9cQCKC B.H=6d4sac8c "
            "B.W=7D6D5D4D8S3C2CQD6S5C6C7C8CTC9CQH7S3S4S3S2SKD5S8D9DTDJDJHTH9H8HJCTC show=- 1=KSQHJCTH9S 2=9S "
            "3=KDQCJHTS9D 4=8S7H6S5H4C 5=- 6=7S6H5S 7=KHQSJD 8=JS F=S10H93D52C70 idle=0 quiet=0 runs=1,0 flags=-"
        ),
        "",
        "over",
        "t",
        (("15 35 45 65 75", "space"),),
        "space",
        "bottom",
    ),
    (
        "",
        "",
        "queen",
        "h5",
        (("hw", "ends"),),
        "space",
        "known",
    ),
    (
        "",
        "",
        "next",
        "t",
        (),
        "space",
        "",
    ),
    (
        "",
        "",
        "eight",
        "h2 h1",
        (("hw", "ends"), ("85", "not")),
        "not",
        "order",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().TURNED_OVER
