"""Made from 10_houses.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "anything"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=8sjs2s4d7d6s2d8H "
            "A.H=qc4c7h5dtc4h3dtdtsjc6cjd8cad5s3h5c9h2hqh4skd7sac8dqs6d6hasah9dkcth A.W=3S2C "
            "B.R=6d3c2s5h7hadjhqhac9c3d2dTHJH "
            "B.H=ah7sjdts5s4d3hksqskc7c2c6s4s4c5c3s9dkh7dtd6hqc5d9has8hjs4hjc9s8c8s B.W=6C7CKDQD show=- 1=5H 2=KH"
            " 3=3C 4=9S8D 5=TC 6=2H 7=KSQD 8=9C F=S00H00D00C00 idle=0 quiet=4 runs=0,0 flags=-"
        ),
        "",
        "lay",
        "r8",
        (("r4", "rank"), ("r1 r2 r3 r5 r6 r7", "fits"), ("48 63", "yours")),
        "yours",
        "downwards",
    ),
    (
        "",
        "",
        "next",
        "r3",
        (("63", "instead"), ("r6", "colour")),
        "instead",
        "bares",
    ),
    (
        (
            "rules=classic turn=A A.R=4h6h2s6s3d8h5s3s4S "
            "A.H=4dts8s9skdtd2ckc6c4ctc2hqc3c5c6d5hthksjs3h2d8cqdasac9d7skhjd9c9h A.W=JC7D B.R=9c6s7c4c3sksadac5D"
            " B.H=2h6h9hjckh2s7s8djs6cthas7h5hqd8s8hjh3d2d3cqh2c6d5s4sqs8c5cahtc B.W=KC4D5D4H3H show=- 1=KDQCJH "
            "2=QSJD 3=7H 4=7D 5=QH 6=7C 7=TS9D 8=TD9S8D F=S00H10D10C00 idle=0 quiet=2 runs=0,0 flags=-"
        ),
        "",
        "move",
        "68",
        (("t", "turn"),),
        "turn",
        "one",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().HOUSES
