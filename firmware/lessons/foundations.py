"""Made from 20_foundations.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "anything"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=kh4c5hthts6c8s4hjsjcas2h3H "
            "A.H=qc8hqsjh7h6s5cqhkc8d5s4dtc3c2d6djd8cqdks3d2s6h4s7c7dkd2c9d9h7s9c3sad5d A.W=- "
            "B.R=5sad4s7dkd7hqd5dtsthkh3cJD "
            "B.H=8hjctcks6h2c2h2s4hah9c4dkctd3h8s2das9hqs9sjh8c6d9d6s3sqc5h4c6c7c8djs3d B.W=- show=- 1=AC 2=TD "
            "3=AH 4=9S 5=7S 6=AC 7=QH 8=5C F=S00H00D00C00 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "ace",
        "1f 3f 6f",
        (("t", ""), ("42 2R", "first")),
        "",
        "must",
    ),
    (
        "",
        "",
        "others",
        "1f 3f 6f",
        (),
        "",
        "",
    ),
    (
        "",
        "",
        "last",
        "1f 3f 6f",
        (),
        "",
        "spaces",
    ),
    (
        "",
        "",
        "fill",
        "r1 r3 r6",
        (("t", ""), ("42 2R", "notyet")),
        "notyet",
        "",
    ),
    (
        "",
        "",
        "two",
        "rf",
        (("t r1 r3 r6", ""),),
        "",
        "up",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().FOUNDATIONS
