"""Say moves, refusals and results of seeded games in every way that the game has, to compare them with golden files.

`python -m tests.support.move_sentences` writes the golden files anew, one for each language. A line of one is a group
of sentences in a game, its name and a byte for each sentence, in base64. After them stand samples: of the sentences
that differ only by cards and numbers the first, so that a change of words can be read.
"""

import base64
import functools
import re
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED, replay_move
from engine.moves import ABANDON, GROUP
from engine.opponent import Opponent
from engine.position import (
    ALL, DRAW, FACE_DOWN, FOUNDATION, HAND, OVER, PASS, PLAYERS, RESERVE, SHOW, STALEMATE, TOP, TURN, WASTE, pile
)
from engine.review import GAME_LOST
from engine.rng import Rng
from engine.verdict import LEGAL, NOT_AVAILABLE, can_stand, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app.app import App
from firmware.app.hot_seat import use_player_names
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, STARTER_YOU, Session
from firmware.console.move_sentences import played_move_lines
from firmware.draw import table_view_state as V
from firmware.draw.one_bit.short_labels import IN_WORDS, short_label, short_pile_name
from firmware.draw.text.text_scene import spell_out_signs
from firmware.screens import make
from firmware.screens.coach import Coach
from firmware.screens.result import Result
from firmware.table.cursor import Cursor
from firmware.table.hint_planner import move_and_reason
from firmware.table.refusal_reasons import no_move_reason, only_card_reason, refusal, refusal_reason, undo_refusal
from firmware.table.views.decision_review import describe_better_move
from firmware.table.views.dialog import explain_stop
from firmware.table.views.playback import position_after
from firmware.table.views.solution_text import describe_gains
from firmware.table.views.turn_summary import TurnSummary
from firmware.text import phrases
from firmware.text.languages import LANGUAGE_CODES
from firmware.text.move_description import MoveDescription
from hostsim.players.driver import MemoryStore
from tests.support.app_driver import look_for
from tests.support.paths import GOLDEN

NAMES = ("Ann", "", "Bertolt")
# rules, seed, the plies that are played before the game is given up or, by good play, finished; more of the Session
GAMES: tuple[tuple[str, int, int, int, dict[str, Any]], ...] = (
    ("classic", 1, 90, STARTER_BY_RULES, {}),
    ("classic+groups+strict", 2, 60, STARTER_OPPONENT, {}),
    ("classic+waste+uncover+peek", 3, 60, STARTER_BY_RULES, {"plays_all_sides": True}),
    ("simple", 4, 400, STARTER_YOU, {}),
    ("simple+mustload", 5, 60, STARTER_BY_RULES, {"hot_seat_names": NAMES[:2]}),
    ("simple+groups", 6, 70, STARTER_BY_RULES, {"stop_play": True}),
    ("foster", 7, 80, STARTER_BY_RULES, {"hot_seat_names": NAMES[:2], "stop_play": True}),
    ("foster32", 8, 60, STARTER_OPPONENT, {}),
    ("cats", 9, 80, STARTER_BY_RULES, {}),
    ("onepack", 10, 90, STARTER_BY_RULES, {}),
    ("onepack", 11, 60, STARTER_OPPONENT, {"stop_play": True}),
    ("onepack", 12, 300, STARTER_BY_RULES, {"hot_seat_names": NAMES[:2]}),
    ("onepack", 13, 30, STARTER_BY_RULES, {"plays_all_sides": True}),
    ("three", 14, 80, STARTER_BY_RULES, {}),
    ("three", 15, 60, STARTER_BY_RULES, {"hot_seat_names": NAMES}),
    ("three", 16, 50, STARTER_OPPONENT, {"plays_all_sides": True}),
    ("klondike", 17, 60, STARTER_BY_RULES, {}),
)  # fmt: skip
EVERY = 6  # of so many positions of a game one is spoken of
MOST_MOVES = 3  # of a position that are said

Moves = list[tuple[int, int]]


@functools.cache
def log_of(at: int) -> bytes:
    """Return the log of a game of the table: mixed play, with wrong moves where they can be stopped."""
    session = session_of(at)
    game = session.game
    random = Rng(at + 1)
    adviser = Opponent("greedy", at)
    while not game.pos[OVER] and game.ply < GAMES[at][2]:
        if session.stop_play and not random.below(4):
            for src, dst in attempts(game.pos, random, 40):
                verdict = judge(game.pos, src, dst, game.work)
                if verdict != LEGAL:
                    stands = random.below(2) and can_stand(game.pos, verdict, src, dst)
                    game.play(src | (ATTEMPT_STANDS if stands else ATTEMPT_STOPPED), dst)
                    break
            else:
                continue
            continue
        adviser.choose(game.pos)
        move = adviser.src, adviser.dst
        if not random.below(4) or move[0] == ABANDON:
            i = 2 * random.below(game.n) if game.n else 0
            move = (game.moves[i], game.moves[i + 1]) if game.n else (ABANDON, ABANDON)
        game.play(*move)
    if not game.pos[OVER] and at % 3:
        game.play(ABANDON, ABANDON)
    return bytes(game.log[: 2 * game.ply])


def session_of(at: int) -> Session:
    """Return the Session of a game of the table, at its deal."""
    rules, seed, _, starter, how = GAMES[at]
    return Session(rules, "greedy", seed, starter, 300, **how)


def attempts(pos: bytearray, random: Rng, n: int) -> Iterator[tuple[int, int]]:
    """Yield n moves, legal or not, of cards that lie face up, or from the hand or reserve."""
    for _ in range(n):
        src = random.below(WASTE + 1)
        dst = (*range(1, WASTE + 3 * pos[PLAYERS] - 2), FOUNDATION)[random.below(WASTE + 3 * pos[PLAYERS] - 2)]
        if src == HAND:
            yield (HAND, SHOW) if random.below(2) else (PASS, PASS)
        elif src == RESERVE and not random.below(4):
            yield RESERVE, RESERVE
        elif src and src < RESERVE and dst < RESERVE and src != dst and not random.below(3):
            yield src | GROUP, dst | (2 + random.below(2)) << 4
        elif 0 < pos[TOP + pile(pos, src)] < FACE_DOWN and src != dst:
            yield src, dst


class Moment:
    """A position of a game with the moves to speak of.

    index: its number in the game, by which the choice of what is said changes
    session: its game is at the position
    moves: some legal ones; later: the legal ones that are played next, up to the end of the turn
    """

    def __init__(self, index: int, session: Session, moves: Moves, later: Moves) -> None:
        self.index = index
        self.session = session
        self.pos = session.game.pos
        self.viewer = session.viewer
        self.moves = moves
        self.later = later


def moments(at: int) -> Iterator[Moment]:
    """Yield the moments of a game, the end of the game last."""
    log = log_of(at)
    session = session_of(at)
    game = session.game
    phrases.hot_seat_names[:] = phrases.hot_seat_initials[:] = []
    if session.hot_seat_names:
        use_player_names(session)
    for i in range(0, len(log), 2):
        session.turn_to_mover()
        if i // 2 % EVERY:
            game.play(log[i], log[i + 1])
            continue
        step = max(1, game.n // MOST_MOVES)
        moves = [(game.moves[2 * k], game.moves[2 * k + 1]) for k in range(i // 2 // EVERY % step, game.n, step)]
        later: Moves = []
        turn = game.pos[TURN]
        scratch = bytearray(game.pos)
        for k in range(i, min(i + 8, len(log)), 2):
            if log[k] & (ATTEMPT_STANDS | ATTEMPT_STOPPED) or log[k] == ABANDON or scratch[TURN] != turn:
                break
            later.append((log[k], log[k + 1]))
            replay_move(scratch, log[k], log[k + 1])
        yield Moment(i // 2 // EVERY, session, moves, later)
        game.play(log[i], log[i + 1])
    yield Moment(len(log) // 2 // EVERY, session, [], [])


# The groups of sentences


def _full(m: Moment) -> Iterator[str]:
    for src, dst in m.moves:
        for ends in (True, False):
            yield MoveDescription(m.pos, src, dst).full(m.viewer, ends)
    cursor = Cursor(m.session)
    cursor.reset()
    if not m.moves:
        return
    for i in range(m.index % 2, cursor.source_count, 2):
        cursor.at = i
        code, at = cursor.find_source_places()
        move = MoveDescription(m.pos, *cursor.move_at(at))
        if cursor.place_count < 2:
            yield move.choice(m.viewer)
        if not move.src & GROUP:
            yield move.choice(m.viewer, False)
        if code != HAND:
            yield phrases.card_and_pile(m.pos, code, m.viewer)
            if cursor.place_count > 1:
                yield phrases.describe_places(m.pos, code, cursor.moves, cursor.places, cursor.place_count, m.viewer)


def _opponent(m: Moment) -> Iterator[str]:
    others = [seat for seat in range(m.session.players) if seat != m.pos[TURN]] or [0]
    for src, dst in m.moves:
        viewer = others[m.index % len(others)]
        move = MoveDescription(m.pos, src, dst)
        yield move.spoken(viewer)
        yield move.spoken(viewer, True)
        yield move.spoken(m.viewer)
        if m.session.hot_seat_names:
            yield move.spoken(m.viewer | phrases.VIEWER_NOBODY, True)


def _short(m: Moment) -> Iterator[str]:
    state = V.TableViewState()
    state.win_frame = -1
    for src, dst in m.moves:
        state.move, state.short_text = MoveDescription(m.pos, src, dst), "2/5"
        kinds = [V.LABEL_PICK_UP, V.LABEL_MOVE, V.LABEL_COMING_MOVE, V.LABEL_REPLAY_STEP]
        if src != HAND and src != PASS:
            kinds.append(V.LABEL_ANY_PLACE)
        for kind in kinds:
            state.label_kind = kind
            for brief in range(IN_WORDS, 2):
                yield short_label(m.session, state, brief)
    cursor = Cursor(m.session)
    cursor.reset()
    state.label_kind = V.LABEL_PICK_UP
    for i in range(cursor.source_count if m.moves else 0):
        cursor.at = i
        _, at = cursor.find_source_places()
        state.move, state.place_count = MoveDescription(m.pos, *cursor.move_at(at)), cursor.place_count
        state.target_count = 0
        for k in range(cursor.place_count):
            src, dst = cursor.move_at(k)
            state.add_target(dst & 15 if src & GROUP else dst if dst == FOUNDATION else pile(m.pos, dst))
        for brief in range(IN_WORDS, 3):
            yield short_label(m.session, state, brief)
    if m.index % 5 == 0:
        state.text_kind = V.WARNING
        for p in range(1, RESERVE + 3 * m.session.players):
            yield short_pile_name(m.session, p, m.index // 5 % 3 + IN_WORDS)
        for brief in range(2):
            yield short_label(m.session, state, brief)


def _console(m: Moment) -> Iterator[str]:
    for src, dst in m.moves:
        yield MoveDescription(m.pos, src, dst).full(m.viewer, names_source=True)
        yield MoveDescription(m.pos, src, dst).full(m.viewer, False, names_source=True)
        after = bytearray(m.pos)
        replay_move(after, src, dst)
        yield from played_move_lines(m.pos, after, src, dst, m.viewer)
    if m.moves and m.index % 5 == 0:
        yield from played_move_lines(m.pos, m.pos, ABANDON, ABANDON, m.viewer)


def _spelled(m: Moment) -> Iterator[str]:
    for src, dst in m.moves[:1]:
        for letters in (True, False):
            yield spell_out_signs(MoveDescription(m.pos, src, dst).full(m.viewer, names_source=True), letters)


def _summary(m: Moment) -> Iterator[str]:
    since = max(0, m.session.game.ply - 12) if m.session.hot_seat_names else -1
    if m.index % 3 == 0:
        summary = TurnSummary(m.session, since)
        yield summary.sentence()
        yield summary.brief()


def _solution(m: Moment) -> Iterator[str]:
    if m.later and m.index % 2:
        plan = bytes(byte for move in m.later for byte in move)
        for at in range(len(m.later)):
            said = move_and_reason(position_after(m.pos, plan, at), plan, at, m.pos[TURN])
            yield text.words.NAME_AND_TEXT.format(*said)
        yield describe_gains(m.pos, plan)


def _review(m: Moment) -> Iterator[str]:
    if m.later and m.index % 3 == 0:
        plan = bytes(byte for move in m.later for byte in move)
        decision = SimpleNamespace(plan=plan, cards=(0, 1, 3, GAME_LOST)[m.index // 3 % 4], turn=m.index // 2)
        yield describe_better_move(m.pos, decision, m.viewer)  # type: ignore[arg-type]
        coach = SimpleNamespace(decision=decision, start=m.pos, session=m.session)
        yield Coach.sentence(coach)  # type: ignore[arg-type]


def _refusal(m: Moment) -> Iterator[str]:
    if not m.moves:
        return
    work = Workspace()
    for src, dst in attempts(m.pos, Rng(m.index + 1), 10):
        verdict = judge(m.pos, src, dst, work)
        if verdict != LEGAL:
            yield refusal_reason(m.pos, verdict, src, dst, m.viewer)
            yield explain_stop(m.pos, verdict, src, dst, m.viewer)
            if not src & GROUP:
                yield refusal(m.pos, verdict, src, dst, m.viewer)
    cursor = Cursor(m.session)
    cursor.reset()
    sources = cursor.sources[: cursor.source_count]
    for code in range(1, WASTE + 1):
        if code != HAND and code not in sources and 0 < m.pos[TOP + pile(m.pos, code)] < FACE_DOWN:
            yield no_move_reason(m.pos, code, m.viewer)
    if m.index % 5 == 0:
        yield refusal(m.pos, NOT_AVAILABLE, HAND, SHOW, m.viewer)
        yield only_card_reason(m.pos)
        yield undo_refusal(m.session)


def _result(m: Moment) -> Iterator[str]:
    if m.moves or m.session.players == 1:
        return
    language = text.language
    app = App(look_for(72, 40), MemoryStore(), lambda: 1, make)
    app.set_language(language)  # A new app begins in English.
    app.session = m.session
    over = m.pos[OVER]
    for m.pos[OVER], points in ((over, 0), (1, 0), (2, 290), (STALEMATE, 0), (DRAW, 0), (over, 290)):
        if m.pos[OVER]:
            m.session.score[m.index % m.session.players] = points
            result = Result(app)
            yield result.heading
            yield from result.lines
    m.pos[OVER] = over


def _people(m: Moment) -> Iterator[str]:
    if m.index % 5:
        return
    for player in range(m.session.players):
        yield phrases.player_name(m.pos, player, m.viewer)
        yield phrases.player_initial(m.pos, player, m.viewer)
        for texts in (text.words.TURN_OF, text.stop_play().STOPS):
            yield phrases.of_player(texts, m.pos, player, m.viewer)
    for p in range(1, RESERVE + 3 * m.session.players):
        yield phrases.pile_name(m.pos, p, m.viewer)
        yield phrases.pile_name(m.pos, p, m.viewer, (m.pos[TURN] + 1) % m.session.players)


GROUPS: dict[str, Callable[[Moment], Iterator[str]]] = {
    "full": _full, "opponent": _opponent, "short": _short, "console": _console, "spelled": _spelled,
    "summary": _summary, "solution": _solution, "review": _review, "refusal": _refusal, "result": _result,
    "people": _people,
}  # fmt: skip


def speak(code: str) -> None:
    """Say everything in a language from now on."""
    app = App(look_for(72, 40), MemoryStore(), lambda: 1, make)  # This sets the names of the buttons.
    app.set_language(LANGUAGE_CODES.index(code))


def silence() -> None:
    """Forget the language and the names of the players."""
    text.set_language(0)
    phrases.court_letters = 0
    phrases.hot_seat_names[:] = phrases.hot_seat_initials[:] = []


def sentences() -> dict[str, list[tuple[int, str]]]:
    """Return {group and game: [(ply, sentence)]} of all games, in the current language."""
    found: dict[str, list[tuple[int, str]]] = {}
    for at, (rules, seed, *_) in enumerate(GAMES):
        for moment in moments(at):
            before = bytes(moment.pos)
            for group, say in GROUPS.items():
                said = found.setdefault("%s %s %d" % (group, rules, seed), [])
                said += [(moment.index, each) for each in say(moment)]
            assert moment.pos[ALL] == before
    return found


def byte_of(said: str) -> int:
    """Return a byte of which another sentence has another one, but for one in 256."""
    return zlib.crc32(said.encode()) & 255


def shape_of(said: str) -> str:
    """Return a sentence without its cards and numbers."""
    return re.sub(r"#(, #)+", "#", re.sub(r"(10|[A2-9JQKBDVR])[\1-\4]|\d+", "#", said))


def readable(said: str) -> str:
    """Return a sentence with its pips as letters that can be read."""
    return said.translate({1: "♠", 2: "♥", 3: "♦", 4: "♣", 5: "←", 6: "→", 9: "⇥"})


def golden_path(code: str) -> Path:
    """Return the golden file of a language."""
    return GOLDEN / ("sentences-%s.txt" % code)


def golden_samples(found: dict[str, list[tuple[int, str]]]) -> list[str]:
    """Return from what sentences() returns those that are like none before, each as it can be read."""
    shapes = set()
    samples = []
    for name, said in found.items():
        for _, each in said:
            shape = name.split()[0] + shape_of(each)
            if shape not in shapes:
                shapes.add(shape)
                samples.append(readable(each))
    return samples


def write_golden(code: str) -> None:
    """Write the golden file of a language."""
    speak(code)
    found = sentences()
    lines = [
        "%s: %s" % (name, base64.b64encode(bytes(byte_of(each) for _, each in said)).decode())
        for name, said in found.items()
    ]
    golden_path(code).write_text("\n".join(lines + ["  " + sample for sample in golden_samples(found)]) + "\n")
    silence()


if __name__ == "__main__":
    for language in LANGUAGE_CODES:
        write_golden(language)
