"""Made from 60_loading.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "anything"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=6hjcadqsjstc6dqh5s9cas5hQCKC "
            "A.H=8s3cah7ckdkstd2c7h3h4c9h4dkh3d7s8h6stsjh3skcqd9dac4h2d5c A.W=8CJD9S B.R=6ctd2hqcjs6stcJH "
            "B.H=5s7h7c3h7s8h8c6dkd7d2d9hjcqd9c8d3s3dthksac2stsah4s9d5cjd3ckh B.W=QSQH6H5D show=- 1=TH 2=2H "
            "3=9S8D 4=4H 5=5H4S 6=2C 7=8S7D6C5D4C 8=4D F=S20H00D10C00 idle=1 quiet=4 runs=0,0 flags=-"
        ),
        "",
        "waste",
        "8W",
        (("1R", "later"), ("t", "chance")),
        "chance",
        "more",
    ),
    (
        "",
        "",
        "reserve",
        "1R",
        (("r8 38 58 78", "free"), ("t", "")),
        "",
        "double",
    ),
    (
        "",
        "",
        "reward",
        "r1 r8",
        (("t", ""), ("31 38 51 58 71 78", "yours")),
        "yours",
        "why",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().LOADING
