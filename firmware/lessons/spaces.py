"""Made from 40_spaces.txt by hostsim.lines.lessons: change it there."""

from firmware import text

LESSON_KIND = "anything"
LESSON_STEPS = (
    (
        (
            "rules=classic turn=A A.R=2s3hjd8d2h9h2d3c7H "
            "A.H=8sqd6cqsksjcah7c3skdts8c9d3d5s4c5h5c9ckhkctd6sjh4d5d4s9sjstcqhas8h6h4h A.W=- "
            "B.R=5cas6cqcjc3dthkdjh5d4s3cKS "
            "B.H=4h6s7dkc8s9h5stc7s9d8c7cqs5hqhtsjsjd4c6dkh9c3sqdahtd2d2cac9s8dad4d2h3h B.W=- show=- 1=7D 2=6D "
            "3=QC 4=- 5=2S 6=8H7S6H 7=TH 8=7H F=S00H00D10C20 idle=0 quiet=0 runs=0,0 flags=-"
        ),
        "",
        "fill",
        "r4",
        (("t", "before"), ("64", "reserve")),
        "reserve",
        "rid",
    ),
    (
        (
            "rules=classic turn=A A.R=qc5s8c3dkd8dtstc6d5h9s3s7D "
            "A.H=5c7skskh6c8hqdjdtd6h9d2skcqs2cqh7hjh4h2d8s9h2hjc4c4d6sas4sad3cah9c5d A.W=- B.R=2d6h4ctdacqh6s3D "
            "B.H=5h9ckhjhkcqd7d3sqc9h3hkd7s8h9s5c4sjc7c6d8s3c4d7h6c8c9djsthas2cah5stc B.W=4H3H2H show=- 1=JSTH "
            "2=5D 3=KS 4=7C 5=2S 6=8D 7=QS 8=JDTS F=S00H00D10C10 idle=0 quiet=1 runs=0,0 flags=-"
        ),
        "",
        "make",
        "46",
        (("t", "first"),),
        "first",
        "made",
    ),
    (
        "",
        "",
        "again",
        "r4",
        (("t", ""), ("14 64 84", "waste")),
        "waste",
        "engine",
    ),
    (
        (
            "rules=classic turn=A A.R=2c3c7s6c3d5s8h4S "
            "A.H=6d3sqcjc7h8c5cqh4cqcjd6s6d3cts8s8c5hqd4skd3s4d3d8dac5h2hth7c8s2d6s7hkhqs7d9c7djh5dkcahjd A.W=JC "
            "B.R=ac9sqh4h9s9htcts5d9D B.H=3h9dkd2s8dah6c4djs4cqs9hasjhtdjs7cas4h6htd2d3hksksthad2h5c5s2s B.W=2C "
            "show=- 1=KC 2=- 3=9C 4=- 5=KH 6=8H7S6H 7=QD 8=TC F=S00H00D10C00 idle=0 quiet=2 runs=0,0 flags=-"
        ),
        "",
        "run",
        "63x3",
        (),
        "together",
        "carried",
    ),
)


def sentences() -> dict[str, str]:
    """Return the sentences of the lesson by their ids."""
    return text.lessons().SPACES
