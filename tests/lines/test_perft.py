"""The number of move sequences of each length (perft).

The cases are in tests/perft; the command perft counts them, too.
"""


import pytest

from engine import notation
from engine.dealing import deal
from engine.rules import RULE_SET_NAMES, options
from hostsim.lines.perft import counts
from tests.support.paths import PERFT
from tests.support.refusals import refused

FILES = sorted(PERFT.glob("*.txt"))


def read(path):
    """Return the cases of a file.

    Each is the deal or position as written there, the position as text, and its counts.
    """
    lines = [line for line in path.read_text().splitlines() if line and line[0] != "#"]
    cases = []
    for what, numbers in zip(lines[::2], lines[1::2], strict=True):
        assert numbers[:2] == "  " and what[0] != " ", what
        word, _, rest = what.partition(" ")
        rules, _, seed = rest.partition(" ")
        text = notation.position_text(deal(rules, int(seed))) if word == "deal" else what
        cases.append((what, text, list(map(int, numbers.split()))))
    return cases


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_perft_counts_match_the_file(path):
    for what, text, expected in read(path):
        assert list(counts(notation.parse_position(text), len(expected))) == expected, what


def test_perft_files_cover_every_rule_set_and_option():
    assert [path.stem for path in FILES] == sorted(RULE_SET_NAMES)
    for dealt in (True, False):
        cases = [case for path in FILES for case in read(path)]
        rules = [text.split()[0][6:] for what, text, _ in cases if what.startswith("deal") == dealt]
        assert {each.split("+")[0] for each in rules} == set(RULE_SET_NAMES)
        assert {option for each in rules for option in each.split("+")[1:]} == {option.name for option in options()}


@pytest.mark.slow
def test_perft_counts_agree_with_moves_and_apply(cli):
    """Count to depth 3 with only the output of the commands `moves` and `apply`."""
    cases = [case for path in FILES for case in read(path)]
    reached = [[text] for _, text, _ in cases]  # by case: the positions at the current depth
    for depth in range(3):
        flat = [(i, text) for i, texts in enumerate(reached) for text in texts]
        moves = cli("moves", stdin="".join(text + "\n" for _, text in flat)).stdout.splitlines()
        assert len(moves) == len(flat)
        plies = [(i, text + "\t" + token) for (i, text), line in zip(flat, moves) for token in line.split()]
        found = [0] * len(cases)
        for i, _ in plies:
            found[i] += 1
        for i, (what, _, expected) in enumerate(cases):
            if reached[i] and depth < len(expected):
                assert found[i] == expected[depth], (what, depth + 1)
        if depth < 2:
            plies = [(i, line) for i, line in plies if found[i] <= 40]
            after = cli("apply", stdin="".join(line + "\n" for _, line in plies)).stdout.splitlines()
            assert len(after) == len(plies)
            reached = [[] for _ in cases]
            for (i, _), text in zip(plies, after):
                reached[i].append(text)


def test_perft_command_prints_a_deal_and_each_position(cli):
    dealt = cli("perft", "--rules", "classic", "--seed", "1", "--depth", "4")
    assert (dealt.returncode, dealt.stdout) == (0, "1 2\n2 3\n3 4\n4 4\n")
    position = cli("deal", "--rules", "classic", "--seed", "1").stdout
    lines = cli("perft", "--depth", "4", stdin=position + "no position\n" + position)
    assert lines.stdout == "2 3 4 4\nerror: rules: expected here, found 'no'\n2 3 4 4\n"
    assert (lines.returncode, lines.stderr) == (2, "")
    over = cli("perft", "--depth", "2", stdin=position.replace(" turn=B ", " turn=over:A "))
    assert (over.returncode, over.stdout) == (0, "0 0\n")


@pytest.mark.parametrize("args, words", [
    (("--seed", "1"), "--seed chooses a deal, so it needs --rules"),
    (("--rules", "clasic"), "clasic"),
    (("--depth", "0"), "--depth"),
])  # fmt: skip
def test_perft_command_refuses_wrong_arguments_in_one_line(cli, args, words):
    refused(cli("perft", *args), words)
