"""Made from 30_reserve.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "anything"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=3skcth5c2c5dtd8c5h2dksjdAD "
            "A.H=qckdjh9skhqs6c6s3djc7s7c6hqdjs4sts4h9c7h9d3cqh7d8s6d8h3h8d4d2sas9h5sah A.W=- "
            "B.R=kskd8had7s7ckh3c5ctd8d3hJH "
            "B.H=ts7hkcjd8s4h6hqc6d2c9h4s2s4c8c3djc5h6sqsqhas6c7d5s2dah9s2hactcjsqd5d4d B.W=- show=- 1=4C 2=AC "
            "3=TC 4=2H 5=9D 6=9C 7=3S 8=TH F=S00H00D00C00 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "both",
        "rf",
        (("2f", "order"), ("t", "")),
        "",
        "first",
    ),
    (
        "",
        "",
        "then",
        "2f",
        (("t", ""),),
        "",
        "",
    ),
    (
        (
            "rules=classic turn=A A.R=kh4c5hthts6c8s4hjsjcAS "
            "A.H=qc8hqsjh7h6s5cqhkc8d5s4dtc3c2d6djd8cqdks3d2s6h4s7c7dkd2c9d9h7s9c3sad5d A.W=- "
            "B.R=5sad4s7dkd7hqd5dtsthkh3cJD "
            "B.H=8hjctcks6h2c2h2s4hah9c4dkctd3h8s2das9hqs9sjh8c6d9d6s3sqc5h4c6c7c8djs3d B.W=- show=- 1=3H 2=TD "
            "3=- 4=9S 5=7S 6=- 7=QH 8=5C F=S00H20D00C11 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "again",
        "rf",
        (("1f", "later"), ("r3 r6", "up"), ("t", "")),
        "",
        "",
    ),
    (
        "",
        "",
        "three",
        "1f",
        (("t", ""),),
        "",
        "why",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().RESERVE
