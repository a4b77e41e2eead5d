"""Tests of two apps that play over a cable: whole games, and what can go wrong with the cable and at either end."""

import random

import pytest

from engine.game import ATTEMPT_STANDS, ATTEMPT_STOPPED
from engine.moves import free_moves
from engine.opponent import Opponent
from engine.position import IDLE, TURN
from engine.verdict import LEGAL, can_stand, judge
from engine.workspace import Workspace
from firmware import text
from firmware.app import actions as A
from firmware.app.remote_session import RemoteSession
from firmware.app.saves import Saves
from firmware.app.session import STARTER_BY_RULES, STARTER_OPPONENT, STARTER_YOU
from firmware.link import Cables
from firmware.link.frames import MAX_MESSAGE, LineParser, crc24
from firmware.link.messages import (
    ACCEPT, DECLINE, MESSAGE_SIZES, MOVE, OFFER, PEER_LEFT, PROTOCOL_VERSION, STATUS, log_checksum
)
from firmware.screens.stop_call_menu import OFFENCE_VERDICTS
from firmware.table.states import PLAY
from firmware.text import menus, words
from hostsim.players.driver import MemoryStore
from hostsim.torture.link_campaign import FaultyCable, line_of
from tests.support.app_driver import look_for
from tests.support.link_on_board import LinkRobot
from tests.support.linked_pair import LinkedPair

# Messages and lines


def messages(data):
    """Return the valid messages in bytes."""
    lines = LineParser()
    return [bytes(lines.data[: lines.n]) for byte in data if lines.feed(byte)]


def test_crc_is_openpgps_crc_24():
    assert crc24(b"123456789", 9) == 0x21CF02


def test_lines_among_noise_yield_each_message():
    rng = random.Random(1)
    for n in range(1, MAX_MESSAGE - 2):
        message = rng.randbytes(n)
        said = line_of(message)
        assert said[:1] == b"~" and said[-1:] == b"\n" and said.isascii() and len(said) == 2 * (n + 3) + 2
        assert messages(b"noise~12" + said + b"\r\n>>> " + said[:-1] + b"\r") == [message, message]


def test_lines_with_any_bit_changed_yield_no_message():
    said = line_of(bytes(range(18)))
    for at in range(len(said)):
        for bit in range(8):
            wrong = bytearray(said)
            wrong[at] ^= 1 << bit
            assert messages(bytes(wrong)) in ([], [bytes(range(18))] if wrong[at] == 13 else [])
        assert not messages(said[:at]) and not messages(said[:at] + said[at + 1 :])
    assert not messages(b"~" + b"00" * 500 + b"\n")


# Whole games


def play(pair, most_ms=3_000_000, resets=0, seed=0, plies=10_000):
    """Play so many plies, or a game to its end, by buttons, both ends as an adviser would."""
    rng = random.Random(seed)
    advisers = [Opponent("greedy", 1), Opponent("greedy", 2)]
    last = pair.a.game.ply + plies
    while not all(end.session.is_over() or end.game.ply >= last for end in pair.ends):
        end = pair.mover()
        if end and end.app.screen is end.table and end.table.state == PLAY:
            end.move_as(advisers[end.end])
        if resets and rng.randrange(resets) == 0:
            rng.choice(pair.ends).switch_on()
        pair.go()
        assert pair.ms < most_ms, "it never ended"
    pair.go(5000)
    assert pair.same() and not pair.a.link.game.games_differ and not pair.b.link.game.games_differ


@pytest.mark.parametrize("rules", ["classic", "onepack", "foster", "cats"])
def test_game_over_a_good_cable_ends_alike_at_both_ends(rules):
    pair = LinkedPair().begin(rules, seed=3)
    play(pair)
    assert pair.a.session.seat == 1 - pair.b.session.seat
    assert pair.a.session.points_won() == pair.b.session.points_won()[::-1]
    assert [end.app.screen.heading for end in pair.ends].count(text.results().WINS_GAME["you"]) == 1


@pytest.mark.slow
@pytest.mark.parametrize("rules, seed", [("classic", 8), ("onepack", 9), ("foster", 10)])
def test_game_over_a_bad_cable_with_resets_ends_alike_at_both_ends(rules, seed):
    pair = LinkedPair(seed, faults=100, echo=True).begin(rules, seed=seed)
    play(pair, resets=300, seed=seed)


def test_move_costs_as_many_bytes_as_the_readme_says():
    pair = LinkedPair().begin(seed=3)
    pair.go(3000)
    end = pair.mover()
    before = len(pair.cable.sent_lines)
    end.play(*end.game.moves[:2])
    pair.must(pair.same)
    pair.go(100)
    said = [bytes(bytearray.fromhex(text[1:-1].decode())) for _, text in pair.cable.sent_lines[before:]]
    assert [message[1] for message in said].count(MOVE) == 1
    assert len(line_of(bytes(MESSAGE_SIZES[MOVE]))) == 42 and len(line_of(bytes(MESSAGE_SIZES[STATUS]))) == 44
    assert sum(len(text) for _, text in pair.cable.sent_lines[before:]) == 42 + 3 * 44 == 174  # as README.md says


# Offers


def test_declining_an_offer_tells_the_other_end_and_begins_nothing():
    pair = LinkedPair()
    pair.a.offer(seed=5)
    pair.go(3000)
    pair.b.offer("onepack")
    pair.must(lambda: pair.b.link.agreement.peer_offer)
    pair.go()
    assert text.cable().CABLE_OFFERS in pair.b.said and "Deal 5" in pair.b.said
    pair.b.choose(menus().NO)
    pair.must(lambda: text.cable().CABLE_ANSWERS[0] in pair.a.said)
    pair.go(5000)
    assert not pair.a.app.session and not pair.b.app.session and not pair.b.link.agreement.peer_offer


@pytest.mark.parametrize("starter", [0, 1, 2])
@pytest.mark.parametrize("stop", [False, True])
def test_accepted_offer_gives_both_ends_the_same_match(starter, stop):
    pair = LinkedPair().begin(stop=stop, seed=12, starter=starter)
    a, b = pair.a.session, pair.b.session
    assert (a.rules, a.seed, a.target, a.stop_play) == (b.rules, b.seed, b.target, b.stop_play) == (
        "classic", 12, a.target, stop)
    assert {a.seat, b.seat} == {0, 1}
    if starter:
        assert a.is_local_turn() == (starter == 1)
        assert text.cable().CABLE_BEGINS[starter - 1] != ""


def test_offers_at_the_same_time_ask_only_one_person():
    pair = LinkedPair()
    for end in pair.ends:
        end.offer(("classic", "onepack")[end.end])
    pair.go(4000)
    assert sum(end.link.agreement.peer_offer is not None for end in pair.ends) == 1
    asked = pair.a if pair.a.link.agreement.peer_offer else pair.b
    asked.choose(text.cable().CABLE_YES)
    pair.must(pair.both_play)


@pytest.mark.parametrize("numbers", [(7, 8), (8, 7)], ids=["lower number offers", "higher number offers"])
@pytest.mark.parametrize("late", [0, 1], ids=["the offering end starts late", "the waiting end starts late"])
def test_offer_at_any_delay_between_the_ends_begins_a_game(numbers, late):
    for delay in range(0, 201, 5):
        robots = [LinkRobot(look_for(128, 64), MemoryStore(), lambda kind, wire=wire: wire, number, offers)
                  for wire, number, offers in zip(FaultyCable().ends, numbers, (("simple", 284), None))]
        starts = [delay if end == late else 0 for end in (0, 1)]
        for now in range(0, 6000, 5):
            for robot, start in zip(robots, starts):
                if now == start:
                    robot.begin(0)
                elif now > start and (now - start) % 20 == 0:
                    robot.step(now - start)
            if all(robot.app.session for robot in robots):
                break
        sessions = [robot.app.session for robot in robots]
        assert all(sessions), "no game began with a delay of %d ms" % delay
        assert [session.rules for session in sessions] == ["simple", "simple"]
        assert sessions[0].remote.id == sessions[1].remote.id


@pytest.mark.parametrize("ids", [(1, 2), (2, 1)])
def test_decline_that_is_lost_is_repeated(ids):
    pair = LinkedPair()
    for end, id in zip(pair.ends, ids):
        end.app.show("cable", RemoteSession("classic", "greedy", 1, STARTER_BY_RULES, 300, False, id, 0))
        pair.go(100)  # The first end then offers, and the second one is asked.
    pair.must(lambda: pair.b.link.agreement.peer_offer)
    pair.cable.is_unplugged = True
    pair.b.choose(menus().NO)
    pair.cable.is_unplugged = False
    pair.must(lambda: pair.a.link.agreement.peer_offer)
    assert pair.a.link.agreement.peer_offer.remote.id == ids[1]
    pair.go()
    pair.a.choose(text.cable().CABLE_YES)
    pair.must(pair.both_play)


def test_offer_to_an_end_that_does_not_wait_is_ignored():
    pair = LinkedPair()
    pair.a.offer()
    pair.go(5000)
    assert pair.b.link is None and not pair.b.app.session
    pair.b.app.start("classic", "greedy", 1)
    pair.b.press(0)
    pair.go(5000)
    assert pair.b.session.remote is None


def offer(pair, change):
    """Return the line of the first end's offer, its message changed by `change`; the second end waits for an offer."""
    pair.a.offer(seed=5)
    pair.go(3000)
    sent = [text for end, text in pair.cable.sent_lines if end == 0][-1]
    message = bytearray.fromhex(sent[1:-7].decode())
    assert message[1] == OFFER
    change(message)
    pair.cable.is_unplugged = True
    pair.b.offer()
    pair.cable.ends[1].received.extend(line_of(message))
    pair.go()


def test_offer_of_another_version_is_reported():
    pair = LinkedPair()

    def newer(message):
        message[0] = PROTOCOL_VERSION + 1

    offer(pair, newer)
    assert text.cable().CABLE_ANSWERS[5] in pair.b.said


@pytest.mark.parametrize("at, value, why", [(7, 200, 1), (7, 7, 1), (11, 255, 1), (25, 99, 3), (18, 2, 1), (6, 2, 1)])
def test_offer_that_is_invalid_is_declined_with_the_reason(at, value, why):
    pair = LinkedPair()
    offer(pair, lambda message: message.__setitem__(at, value))
    assert text.cable().CABLE_ANSWERS[why] in pair.b.said and not pair.b.link.agreement.peer_offer
    assert messages(pair.cable.sent_lines[-1][1])[0][1:] == bytes((DECLINE,)) + pair_id(pair) + bytes((why,))


def pair_id(pair):
    """Return the number of the offered game, as it is sent."""
    return pair.a.link.agreement.own_offer.remote.id.to_bytes(4, "little")


def test_offer_too_large_for_the_screen_is_declined():
    pair = LinkedPair()
    pair.a.offer()
    pair.go(3000)
    pair.b.offer()
    pair.b.app.too_large = lambda rules: "no"
    pair.must(lambda: text.cable().CABLE_ANSWERS[2] in pair.a.said)


def test_next_game_begins_when_both_continue():
    pair = LinkedPair().begin("onepack", seed=3)
    play(pair)
    before = pair.a.session
    want = before.next_session()
    for end in pair.ends:
        end.choose(text.results().NEXT_GAME)
        pair.go(20)
    pair.must(lambda: pair.both_play() and pair.a.session is not before)
    assert pair.a.session.seed == pair.b.session.seed == want.seed
    assert pair.a.session.score == pair.b.session.score[::-1] == want.score
    assert pair.a.session.seat == 1 - pair.b.session.seat == want.seat


def test_declining_to_continue_prompts_again():
    pair = LinkedPair().begin("onepack", seed=3)
    play(pair)
    pair.a.choose(text.results().NEXT_GAME)
    pair.must(lambda: pair.b.link.agreement.peer_offer and text.cable().CABLE_OFFERS in pair.b.said)
    pair.b.choose(text.cable().CABLE_YES)
    pair.must(lambda: pair.both_play() and not pair.a.session.is_over())


def test_end_without_its_save_can_resume_the_game():
    pair = LinkedPair().begin(seed=3)
    play(pair, plies=30)
    ply = pair.a.session.game.ply
    pair.b.store.data.clear()
    pair.b.switch_on(999)
    pair.b.offer("onepack")
    pair.must(lambda: text.cable().CABLE_GOES_ON in pair.b.said)
    pair.b.choose(text.cable().CABLE_YES)
    pair.must(lambda: pair.both_play() and pair.same() and pair.b.session.game.ply == ply)
    play(pair, plies=30)


# The cable


def test_pulled_cable_is_reported_and_the_game_resumes_when_it_is_back():
    pair = LinkedPair().begin(seed=3)
    pair.go(2000)
    pair.cable.is_unplugged = True
    pair.must(lambda: pair.a.link.game.peer.is_lost and pair.b.link.game.peer.is_lost, 5000)
    pair.go()
    assert all(text.cable().CABLE_STATES[1] in end.app.status for end in pair.ends)
    end = pair.mover()
    end.play(*end.game.moves[:2])
    pair.go(5000)
    assert not pair.same()
    pair.cable.is_unplugged = False
    pair.must(pair.same, 3000)
    pair.go(100)
    assert not pair.a.link.game.peer.is_lost and text.cable().CABLE_AGAIN in end.app.status


def test_leaving_for_another_game_is_reported_at_the_other_end():
    pair = LinkedPair().begin(seed=3)
    pair.go(2000)
    pair.a.app.start("classic", "greedy", 1)
    pair.must(lambda: pair.b.link.game.peer.has_left)
    pair.go()
    assert text.cable().CABLE_STATES[2] in pair.b.app.status
    assert pair.b.session.remote and not pair.a.link.wire.is_open


def test_saved_game_without_a_cable_says_so():
    pair = LinkedPair().begin(seed=3)
    pair.b.switch_on()

    def none(kind):
        raise OSError

    pair.b.app.features.cables = Cables(b"\0", none)
    pair.b.app.resume(pair.b.session)
    pair.b.press(0)
    assert text.cable().CABLE_STATES[4] in pair.b.app.status


def test_games_that_differ_are_reported_at_once():
    pair = LinkedPair().begin(seed=3)
    pair.must(pair.same)
    end = pair.mover()
    other = pair.other(end)
    other.game.pos[IDLE] += 1  # simulates an engine that counts differently
    end.play(*end.game.moves[:2])
    pair.must(lambda: all(text.cable().CABLE_STATES[3] in e.app.status for e in pair.ends), 2000)


# Undo


def may_undo(pair):
    """Play until the player to move can undo; return that end and the other."""
    advisers = [Opponent("greedy", 1), Opponent("greedy", 2)]
    for _ in range(20_000):
        end = pair.mover()
        if end and end.table.state == PLAY and pair.same():
            if end.session.can_undo():
                pair.go(3000)
                return end, pair.other(end)
            end.move_as(advisers[end.end])
        pair.go()
    raise AssertionError("nothing could be taken back")


def both_at(pair, ply):
    """Let time pass until both ends are at this ply."""
    pair.must(lambda: pair.same() and pair.a.game.ply == ply)


def asks(pair):
    """Play until one end can undo, and let it ask; return that end, and the other, whose player is asked."""
    end, other = may_undo(pair)
    end.table.mode.undo()
    assert end.app.status == text.cable().UNDO_REQUEST_SENT
    pair.must(lambda: text.cable().UNDO_REQUESTED in getattr(other.app.screen, "lines", ()))
    return end, other


@pytest.mark.parametrize("faults", [0, 150])
def test_undo_that_is_granted_happens_at_both_ends(faults):
    pair = LinkedPair(4, faults).begin(seed=3)
    for _ in range(3):
        end, other = asks(pair)
        ply = end.game.ply
        assert other.game.ply == ply
        other.choose(text.cable().ALLOW_UNDO)
        both_at(pair, ply - 1)
        assert end.app.status == words.MOVE_UNDONE
    play(pair, plies=30)


@pytest.mark.parametrize("faults", [0, 150])
def test_undo_that_is_denied_changes_nothing(faults):
    pair = LinkedPair(4, faults).begin(seed=3)
    end, other = asks(pair)
    ply = end.game.ply
    other.choose(menus().NO)
    pair.must(lambda: end.app.status == text.cable().UNDO_DECLINED)
    pair.go(3000)
    assert pair.same() and end.game.ply == ply and other.app.screen is other.table
    play(pair, plies=30)


@pytest.mark.parametrize("moment", range(0, 100, 10))
@pytest.mark.parametrize("who", [0, 1])
def test_reset_during_an_undo_leaves_both_ends_alike(who, moment):
    pair = LinkedPair().begin(seed=3)
    end, other = asks(pair)
    ply = end.game.ply
    other.choose(text.cable().ALLOW_UNDO)
    pair.go(moment)
    (end, other)[who].switch_on()
    pair.go(3000)
    if text.cable().UNDO_REQUESTED in getattr(other.app.screen, "lines", ()):
        other.choose(text.cable().ALLOW_UNDO)  # it no longer knew that it had agreed
    pair.must(pair.same)
    assert end.game.ply in (ply - 1, ply)  # as far as it came


# Stop play


def err(end):
    """Play a wrong move that stands, if there is one, else a legal move; return whether it was wrong."""
    game = end.game
    work = Workspace()
    tried = Workspace()
    n = free_moves(game.pos, tried)
    for i in range(0, 2 * n, 2):
        src, dst = tried.moves[i], tried.moves[i + 1]
        verdict = judge(game.pos, src, dst, work)
        if verdict != LEGAL and can_stand(game.pos, verdict, src, dst):
            end.table.mode.play(src, dst, end.ms)
            end.press(0)
            assert game.log[2 * game.ply - 2] & ATTEMPT_STANDS
            return True
    return False


def until_wrong(pair):
    """Play until one end errs; return that end and the other."""
    advisers = [Opponent("greedy", 1), Opponent("greedy", 2)]
    for _ in range(20_000):
        end = pair.mover()
        if end and end.app.screen is end.table and end.table.state == PLAY and pair.same():
            if err(end):
                return end, pair.other(end)
            adviser = advisers[end.end]
            adviser.choose(end.game.pos)
            end.table.mode.play(adviser.src, adviser.dst, end.ms)
            end.press(0)
        pair.go()
    raise AssertionError("nobody could err")


def call(pair, end):
    """Call one offence after the other, until one is right."""
    for offence in OFFENCE_VERDICTS:
        if end.app.screen is not end.table:
            return
        end.press(A.STOP)
        end.table.mode.resolve_call(offence)
        end.press(0)


@pytest.mark.parametrize("faults", [0, 150])
def test_call_of_stop_holds_at_both_ends(faults):
    pair = LinkedPair(6, faults).begin(stop=True, seed=3)
    for _ in range(4):
        end, other = until_wrong(pair)
        ply = end.game.ply
        pair.must(pair.same)
        call(pair, other)
        assert other.game.ply == ply and other.game.log[2 * ply - 2] & ATTEMPT_STOPPED
        pair.must(pair.same)
        for e, who in ((end, "opponent"), (other, "you")):
            assert text.stop_play().STOPS[who] in e.app.status, e.app.status
            while e.app.screen is not e.table:
                e.press(A.OK)
    assert pair.a.session.remote.epoch == pair.b.session.remote.epoch == 4


def test_attempt_that_fits_nowhere_is_undone_at_both_ends():
    pair = LinkedPair().begin(stop=True, seed=3)
    pair.must(pair.same)
    end = pair.mover()
    other = pair.other(end)
    end.table.mode.play(1, 2, end.ms)  # does not fit in this deal
    assert end.game.log[0] & ATTEMPT_STOPPED
    pair.must(lambda: other.game.ply and pair.same())
    pair.go()
    assert text.stop_play().STOPS["you"] in other.app.status and text.stop_play().STOPS["opponent"] in end.app.status


@pytest.mark.parametrize("moment", range(0, 300, 20))
@pytest.mark.parametrize("who", [0, 1])
def test_reset_during_a_call_of_stop_leaves_both_ends_alike(moment, who):
    pair = LinkedPair().begin(stop=True, seed=3)
    end, other = until_wrong(pair)
    pair.must(pair.same)
    call(pair, other)
    pair.go(moment)
    (end, other)[who].switch_on()
    pair.must(pair.same)
    assert end.session.remote.epoch == 1


@pytest.mark.slow
def test_stop_play_over_a_bad_cable_ends_alike_at_both_ends():
    pair = LinkedPair(5, 60, True).begin(stop=True, seed=4)
    rng = random.Random(5)
    advisers = [Opponent("greedy", 1), Opponent("greedy", 2)]
    calls = errors = 0
    while not all(end.session.is_over() for end in pair.ends):
        for end in pair.ends:
            if end.app.screen is not end.table:
                end.press(A.OK)  # what was stopped
        end = pair.mover()
        if end and end.app.screen is end.table and end.table.state == PLAY:
            if rng.randrange(3) == 0 and end.table.mode.can_call_stop():
                before = end.session.remote.epoch
                call(pair, end)
                calls += end.session.remote.epoch != before
            elif rng.randrange(4) == 0 and err(end):
                errors += 1
            elif end.app.screen is end.table and end.session.is_local_turn():
                adviser = advisers[end.end]
                adviser.choose(end.game.pos)
                end.table.mode.play(adviser.src, adviser.dst, end.ms)
                end.press(0)
        if rng.randrange(400) == 0:
            rng.choice(pair.ends).switch_on()
        pair.go()
        assert pair.ms < 3_000_000
    pair.go(8000)
    assert pair.same() and errors > 5 and calls > 0


def test_giving_up_ends_the_game_at_both_ends():
    pair = LinkedPair().begin(seed=3)
    end = pair.mover()
    end.session.resign()
    end.app.after_move(end.session, end.session.seat)
    end.app.show_result()
    other = pair.other(end)
    pair.must(other.session.is_over)
    pair.must(lambda: text.results().OPPONENT_RESIGNS in getattr(other.app.screen, "heading", ""))


# Hostile ends


def hostile(rng, pair):
    """Return random bytes: noise, fragments, and messages right and wrong in every way, of this game and of others."""
    session = pair.b.session
    remote = session.remote
    roll = rng.random()
    if roll < 0.2:
        return rng.randbytes(rng.randrange(60))
    if roll < 0.3 and pair.cable.sent_lines:
        said = bytearray(rng.choice(pair.cable.sent_lines)[1])  # as it was once, or spoilt
        if rng.random() < 0.5:
            said[rng.randrange(len(said))] = rng.randrange(256)
        return bytes(said)
    kind = rng.choice((OFFER, ACCEPT, DECLINE, STATUS, MOVE, MOVE, MOVE, rng.randrange(256)))
    n = MESSAGE_SIZES[kind] if kind < len(MESSAGE_SIZES) and rng.random() < 0.95 else rng.randrange(2, MAX_MESSAGE - 3)
    m = bytearray(rng.randbytes(max(n, 18)))
    m[0] = PROTOCOL_VERSION if rng.random() < 0.95 else rng.randrange(256)
    m[1] = kind
    if rng.random() < 0.9:
        m[2:6] = remote.id.to_bytes(4, "little")
    m[6] = rng.choice((0, 1, 1 - session.seat, 1 - session.seat, rng.randrange(256)))
    if kind in (STATUS, MOVE) and rng.random() < 0.9:
        m[7:9] = (remote.epoch + rng.choice((0, 0, 0, 1, -1, 2)) & 0xFFFF).to_bytes(2, "little")
        ply = max(0, session.game.ply + rng.choice((0, 0, 0, 1, -1, -3)))
        m[9:11] = ply.to_bytes(2, "little")
        if kind == MOVE:
            game = session.game
            if game.n and rng.random() < 0.7:
                i = 2 * rng.randrange(game.n)
                m[11:13] = game.moves[i : i + 2]
            m[11] |= rng.choice((0, 0, 0, 0, 0, 0, ATTEMPT_STANDS, ATTEMPT_STOPPED))
            if rng.random() < 0.8 and ply <= game.ply:
                m[13:17] = log_checksum(game, ply, m[11], m[12], m[7], m[8]).to_bytes(4, "little")
        else:
            m[11:13] = ply.to_bytes(2, "little")
    return line_of(m[:n]) if rng.random() < 0.9 else line_of(m[:n])[: rng.randrange(40)]


@pytest.mark.slow
@pytest.mark.parametrize("stop", [False, True])
def test_hostile_bytes_never_play_anything_but_legal_moves_of_the_opponent(stop):
    rng = random.Random(42 + stop)
    pair = LinkedPair().begin(stop=stop, seed=3)
    pair.go(2000)
    pair.must(pair.same)
    b = pair.b
    pair.ends = [b]
    took = sent = 0
    adviser = Opponent("greedy", 1)
    while sent < 5000:  # in each style of play: 10,000 in all
        if b.session.is_local_turn() and b.app.screen is b.table and b.table.state == PLAY and rng.random() < 0.3:
            if not stop or rng.random() < 0.7 or not err(b):
                adviser.choose(b.game.pos)
                b.table.mode.play(adviser.src, adviser.dst, b.ms)
            b.press(0)
        session = b.session
        game = session.game
        if session.is_over() or game.ply > 200:
            pair = LinkedPair().begin(stop=stop, seed=rng.randrange(1000))
            pair.must(pair.same)
            b = pair.b
            pair.ends = [b]
            continue
        turn, ply, log, pos = game.pos[TURN], game.ply, bytes(game.log[: 2 * game.ply]), bytes(game.pos)
        pair.cable.ends[1].received.extend(hostile(rng, pair))
        sent += 1
        pair.go(20)
        assert b.session is session and b.session.game is game
        if game.ply != ply or bytes(game.log[: 2 * ply]) != log:
            if game.ply > ply:
                assert turn != session.seat and bytes(game.log[: 2 * ply]) == log
                took += 1
            else:  # a call of stop at what this end did
                assert stop and game.log[2 * game.ply - 2] & ATTEMPT_STOPPED
            while b.app.screen is not b.table and not session.is_over():
                b.press(A.BACK if isinstance(getattr(b.app.screen, "rows", 0), list) else A.OK)
        elif b.app.screen is not b.table:
            b.press(A.BACK)  # asked whether the other may take back: no
        if bytes(game.log[: 2 * game.ply]) == log:
            assert game.pos == pos
            continue
        check = type(game)(game.base)
        for i in range(0, 2 * game.ply, 2):
            check.play(game.log[i], game.log[i + 1])
        assert check.pos == game.pos
    assert took > 40


def test_late_notice_of_leaving_is_only_shown():
    pair = LinkedPair().begin(seed=3)
    pair.go(2000)
    message = bytes((PROTOCOL_VERSION, DECLINE)) + pair.b.session.remote.id.to_bytes(4, "little") + bytes((PEER_LEFT,))
    pair.cable.ends[1].received.extend(line_of(message))
    pair.go(20)
    pair.must(lambda: not pair.b.link.game.peer.is_lost)
    play(pair, plies=30)


@pytest.mark.parametrize("starter", [STARTER_YOU, STARTER_OPPONENT])
def test_saved_game_by_cable_is_loaded_whoever_is_to_move(starter):
    session = RemoteSession("classic", "greedy", 1, starter, 300, False, 7, 0)
    store = MemoryStore()
    Saves(store).save(session)
    saves = Saves(store)
    loaded = saves.load()
    assert saves.note == "" and loaded.remote.id == 7
    assert loaded.is_local_turn() == (starter == STARTER_YOU) and loaded.game.pos == session.game.pos
