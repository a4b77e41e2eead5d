"""Made from 95_stop_play.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "stop"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=ad6ckdqh3s2hthkh4S "
            "A.H=jh5h7d8d6stsjc8c2c2d7stcqs6h5s4d9sqc4cahackc4h3c5d8s9d7c6d5cqd A.W=JS "
            "B.R=9s4h9dad3cjh7dkh8d8cth8hKD "
            "B.H=kc2d2sah5djd2h7c6h5s3htcqctsqdqhjs7s4c4dksastd2c8s5c3d7h6d5h6cqs6sac B.W=9H8H7H show=- 1=9H 2=KS"
            " 3=JD 4=3D 5=3S 6=4S3H2S 7=JCTD9C 8=9C F=S10H00D00C00 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "err",
        "!t",
        (("6f", "rule"), ("23 r1", "")),
        "",
        "cost",
    ),
    (
        (
            "rules=classic turn=B A.R=thqh9htcJS A.H=8c3h7s4cks4sqd5h3cts7h8s5sqs2djc9s5d6h2s9djd4h7c4dtd6dkh6sqc"
            " A.W=3DKCKD B.R=kc6hkh9h8c3cjh8dac6d6sKS B.H=qctcqd2h7s3h6c3s5h9sth8hkd4hjc4c5c5sasahtstdadqh7c2d7d "
            "B.W=JD9D8D show=- 1=5C4D3S 2=9C8H 3=7D6C5D4S 4=9C 5=QSJH 6=8S7H 7=3D2C 8=JS F=S20H20D10C20 idle=0 "
            "quiet=0 runs=0,0 flags=-"
        ),
        "!t !hw",
        "call",
        "call:foundation-first",
        (("t", ""),),
        "look",
        "yours",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().STOP_PLAY
