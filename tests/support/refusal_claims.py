"""Check what a refusal says, in English, against the engine: each sentence is read back into the claim that it makes.

A claim about what a card needs is tried: such a card is laid where it would have to be, and the engine is asked.
"""

import re
from collections.abc import Callable

from engine import one_pack
from engine.moves import GROUP, free_moves, generate_moves
from engine.option_duties import can_make_space
from engine.placement import group_bottom, may_place
from engine.position import (
    COUNT, DUTIES, FACE_DOWN, FAMILY, FLAGS, FOUNDATION, FOUNDATION_COUNTS, HAND, HOUSES, ORDER, OUT_OF_USE, PASS,
    RESERVE, RESERVE_LOCKED, RULE_SET_ID, RUNS, SHOW, STYLE, TOP, TURN, UNDEALT, UNDER, WASTE, pile
)
from engine.rules import FOSTER, GROUPS, MAY_PASS, MUST_LOAD, MUST_SPACE, RELEASE, UNCOVER, rule_set_by_id
from engine.verdict import LEGAL, NO_FIT, NOT_AVAILABLE, first_compulsory, is_available, judge
from engine.workspace import Workspace
from firmware import text
from firmware.table import refusal_reasons
from firmware.table.cursor import source_of
from firmware.table.refusal_reasons import refusal
from firmware.text import phrases
from firmware.text.move_description import MoveDescription

_CARD = r"(?:10|[A2-9JQK])[\1-\4]"
_RANK = r"(?:10|[A2-9JQK])"
# What the sentences that explain a place end with.
_NEEDS = (
    "NEEDS_BLACK", "NEEDS_RED", "NEEDS_SPACE", "NEEDS_EITHER", "NEEDS_ONE", "KINGS_TO_SPACES", "CHANGES_NOTHING",
    "SPACE_CHANGES_NOTHING", "ONLY_TURNED_UP", "NO_CARD_THERE", "FACE_DOWN_THERE", "HOUSE_IS_COMPLETE", "NOT_IN_PLAY",
    "NOT_IN_THESE_RULES",
)  # fmt: skip
_WHOLE = (
    "RESERVE_FIRST_FROM", "RESERVE_FIRST", "FOUNDATION_FIRST_FROM", "FOUNDATION_FIRST", "SPACE_FIRST_RESERVE",
    "SPACE_FIRST_WASTE", "NO_CARD_TO_TURN_UP", "RESERVE_GOES_FIRST", "HOUSE_GOES_FIRST", "THIRD_RUN", "LOAD_FIRST",
    "TURN_UP_RESERVE_FIRST", "RELEASE_FIRST", "UNCOVER_FIRST", "MAKE_SPACE_FIRST", "COMES_FIRST",
    "COULD_GO_UP_RESERVE", "COULD_GO_UP_FOUNDATION", "MUST_FILL_SPACE", "NO_FIT_FOUNDATION", "MAY_NOT_GO",
    "HAS_NO_PLACE", "ALREADY_TURNED_UP", "CARDS_LEFT_IN_HAND", "NO_PASS", "RESERVE_LOCKED", "RESERVE_STAYS_DOWN",
    "NOT_PLAYED_FROM", "CANNOT_MOVE", "ONE_AT_A_TIME",
)  # fmt: skip


def read(said: str, names: tuple[str, ...]) -> tuple[str, list[str]]:
    """Return the name of the text that a sentence is, and what stands in its places."""
    for name in names:
        pattern = re.escape(getattr(text.refusals(), name))
        for i in range(3):
            pattern = pattern.replace(r"\{%d\}" % i, "(.+)" if i else _CARD.join("()") if "CARD" in name else "(.+?)")
        found = re.fullmatch(pattern, said)
        if found:
            return name, list(found.groups())
    raise AssertionError("no text reads %r" % said)


class Claims:
    """The claims about a position, an attempt (src, dst) in it, and the player to move who reads them.

    dst: -1 for a card that was touched without a place. check() raises AssertionError for a claim that is not true.
    """

    def __init__(self, pos: bytearray, src: int, dst: int) -> None:
        self.pos = pos
        self.src = src
        self.dst = dst
        self.seat = pos[TURN]
        self.work = Workspace()
        n = generate_moves(pos, self.work)
        self.legal = [(self.work.moves[i], self.work.moves[i + 1]) for i in range(0, 2 * n, 2)]
        self.order = pos[ORDER]
        self.duties = pos[DUTIES]
        self.source = src & 15 if src & GROUP else src
        self.spaces = [house for house in range(1, pos[HOUSES] + 1) if not pos[TOP + house]]

    def check(self, said: str) -> str:
        """Check a sentence; return the name of the text that it is."""
        name, parts = read(said, _WHOLE)
        checker: Callable[..., None] = getattr(self, "_" + name.lower())
        checker(*parts)
        return name

    # Another move first

    def _named(self, said: str) -> tuple[int, int]:
        # Return the legal move that these words name, rather one from the pile of the attempt.
        found = [move for move in self.legal if MoveDescription(self.pos, *move).full(self.seat, False) == said]
        assert found, "%r is no legal move" % said
        return max(found, key=lambda move: source_of(move[0]) == self.source)

    def _goes_up(self, card: str, place: str, from_reserve: bool) -> None:
        first = first_compulsory(self.pos, self.work.moves, len(self.legal))
        assert first >= 0
        src = self.work.moves[first]
        assert from_reserve == (src == RESERVE and not self.order & FOSTER)
        assert phrases.card(self.pos, self.pos[TOP + pile(self.pos, src)]) == card
        assert not place or phrases.pile_name(self.pos, pile(self.pos, src), self.seat) == place
        assert place or src == SHOW

    def _reserve_first(self, card: str) -> None:
        self._goes_up(card, "", True)

    def _reserve_first_from(self, card: str, place: str) -> None:
        self._goes_up(card, place, True)

    def _foundation_first(self, card: str) -> None:
        self._goes_up(card, "", False)

    def _foundation_first_from(self, card: str, place: str) -> None:
        self._goes_up(card, place, False)

    def _could_go_up_reserve(self, card: str) -> None:
        what, _, place = card.partition(" from ")
        self._goes_up(what, place, True)

    def _could_go_up_foundation(self, card: str) -> None:
        what, _, place = card.partition(" from ")
        self._goes_up(what, place, False)

    def _space_first_reserve(self, space: str) -> None:
        assert int(space) in self.spaces
        assert (RESERVE, int(space)) in self.legal or (RESERVE, RESERVE) in self.legal

    def _space_first_waste(self, space: str) -> None:
        assert self.pos[FAMILY] and (WASTE, int(space)) in self.legal

    def _must_fill_space(self, place: str, space: str) -> None:
        # What follows a stop fills it, whatever the options demand (RULES 9).
        code = WASTE if self.pos[FAMILY] else RESERVE
        assert int(space) in self.spaces and self.pos[TOP + pile(self.pos, code)]
        assert place.lower() == phrases.pile_name(self.pos, pile(self.pos, code), self.seat)

    def _reserve_goes_first(self, move: str) -> None:
        assert self._named(move)[0] == RESERVE != self.source
        assert {src for src, dst in self.legal} == {RESERVE}

    def _house_goes_first(self, move: str) -> None:
        src, dst = self._named(move)
        assert source_of(src) == self.source and self.pos[TOP + (dst & 15)] and dst & 15 <= self.pos[HOUSES]

    def _third_run(self, move: str) -> None:
        src, dst = self._named(move)
        pos = self.pos
        assert pos[RUNS + 2 * pos[TURN]] >= 2 and src in (RESERVE, WASTE, SHOW) and 0 < dst < RESERVE
        assert self.src == PASS or (self.src, self.dst) == (SHOW, WASTE)

    def _load_first(self, move: str) -> None:
        src, dst = self._named(move)
        assert self.duties & MUST_LOAD and WASTE < dst < FOUNDATION and not src & GROUP
        assert all(WASTE < to < FOUNDATION or what == HAND or to == RESERVE for what, to in self.legal)

    def _turn_up_reserve_first(self) -> None:
        assert (RESERVE, RESERVE) in self.legal

    def _release_first(self, move: str) -> None:
        src, _ = self._named(move)
        assert self.duties & RELEASE and 0 < src < RESERVE
        card = self.pos[UNDER + self.pos[TOP + src]]
        found = False
        while card and card < FACE_DOWN:
            found = found or (card & 15) - 1 in self.pos[FOUNDATION_COUNTS + 2 * (card >> 4 & 3) :][:2]
            card = self.pos[UNDER + card]
        assert found

    def _uncover_first(self, move: str) -> None:
        src, _ = self._named(move)
        card = self.pos[TOP + src]
        while card and card < FACE_DOWN:
            card = self.pos[UNDER + card]
        assert self.duties & UNCOVER and card

    def _make_space_first(self) -> None:
        assert self.duties & MUST_SPACE and self.src == HAND and can_make_space(self.pos)

    def _comes_first(self, move: str) -> None:
        src, _ = self._named(move)
        # Only the order of CatsAtCards asks for a move for which there are no other words.
        assert src == self.source and (self.src, self.dst) not in self.legal

    # A place that does not take the card

    def _card(self) -> int:
        if not self.src & GROUP:
            return self.pos[TOP + pile(self.pos, self.src)]
        if self.pos[FAMILY]:
            return one_pack.house_bottom(self.pos, self.source)
        return group_bottom(self.pos, self.source, self.dst >> 4)

    def _place(self) -> int:
        return self.dst & 15 if self.src & GROUP else self.dst

    def _with_top(self, place: int, card: int) -> bytearray:
        # Return the position with this card as the only one of a pile, 0 for none.
        pos = bytearray(self.pos)
        p = pile(pos, place)
        pos[TOP + p] = card
        pos[COUNT + p] = 1 if card else 0
        if card:
            pos[UNDER + (card & 127)] = 0
        return pos

    def _would_go(self, pos: bytearray, place: int) -> bool:
        # Return whether the card might go to a place in another position, but for what must come first.
        dst = self.dst & 0xF0 | place if self.src & GROUP else place
        if pos[FAMILY]:
            return judge(pos, self.src, dst, Workspace()) == LEGAL
        return may_place(pos, self.src, dst)

    def _takes(self, place: int, cards: list[int]) -> None:
        # Check that the card might go to a place with each of these cards, and that none lies there.
        assert cards
        for card in cards:
            other = card ^ 64 if card == self._card() else card
            assert self._would_go(self._with_top(place, other), place), (place, card)
            assert (self.pos[TOP + pile(self.pos, place)] ^ card) & 0xBF

    def _cards(self, rank: str, suits: tuple[int, ...]) -> list[int]:
        last = rule_set_by_id(self.pos[RULE_SET_ID]).ranks
        return [suit << 4 | n for suit in suits for n in range(1, last + 1) if phrases.rank(self.pos, n) == rank]

    def _needed(self, why: str) -> list[int]:
        # Return the cards one of which a card is said to need.
        name, parts = read(why, _NEEDS)
        if name in ("NEEDS_BLACK", "NEEDS_RED"):
            return self._cards(parts[0], (0, 3) if name == "NEEDS_BLACK" else (1, 2))
        cards = []
        for part in parts:
            suits = (ord(part[-1]) - 1,) if part[-1] < " " else (0, 1, 2, 3)
            cards += self._cards(part.rstrip("\1\2\3\4"), suits)
        return cards

    def _no_fit_foundation(self, card: str, why: str) -> None:
        assert phrases.card(self.pos, self._card()) == card
        assert judge(self.pos, self.src, self.dst, self.work) == NO_FIT
        pos = bytearray(self.pos)
        at = FOUNDATION_COUNTS + 2 * (self._card() >> 4 & 3)
        if why == text.refusals().NOT_IN_THESE_RULES:
            pos[at] = (self._card() & 15) - 1
            assert not may_place(pos, self.src, FOUNDATION)
            return
        needs = self._needed(why)
        assert [n & 15 for n in needs] == [(self._card() & 15) - 1] and needs[0] & 15 not in pos[at : at + 2]
        pos[at] = needs[0] & 15
        assert may_place(pos, self.src, FOUNDATION)

    def _may_not_go(self, card: str, place_and_why: str, why: str = "") -> None:
        place, why = (place_and_why, why) if why else place_and_why.split(": ", 1)
        assert phrases.card(self.pos, self._card()) == card
        assert judge(self.pos, self.src, self.dst, self.work) == NO_FIT
        to = self._place()
        assert phrases.pile_name(self.pos, pile(self.pos, to), self.seat) == place
        name, parts = read(why, _NEEDS)
        top = self.pos[TOP + pile(self.pos, to)]
        if name == "NEEDS_SPACE":
            assert top and self._would_go(self._with_top(to, 0), to)
        elif name.startswith("NEEDS"):
            self._takes(to, self._needed(why))
        elif name == "KINGS_TO_SPACES":
            assert not top and not self._would_go(self.pos, to) and self._card() & 15 != 13
        elif name == "CHANGES_NOTHING":
            assert not top and 0 < self.source < RESERVE and not self.pos[UNDER + (self._card() & 127)]
        elif name == "ONLY_TURNED_UP":
            assert to == WASTE and self.src != SHOW
        elif name == "NO_CARD_THERE":
            assert not top and self._goes_on_some(to)
        elif name == "FACE_DOWN_THERE":
            assert top >= FACE_DOWN and self._goes_on_some(to)
        elif name == "HOUSE_IS_COMPLETE":
            assert self.pos[COUNT + to] == one_pack.COMPLETE_HOUSE
        elif name == "NOT_IN_PLAY":
            assert to > self.pos[HOUSES] or top in (UNDEALT, OUT_OF_USE)
        else:
            assert name == "NOT_IN_THESE_RULES"
            assert not (self._goes_on_some(to) if top else self._would_go(self.pos, to))

    def _goes_on_some(self, place: int) -> bool:
        ranks = rule_set_by_id(self.pos[RULE_SET_ID]).ranks
        cards = [suit << 4 | rank for suit in range(4) for rank in range(1, ranks + 1)]
        return any(self._would_go(self._with_top(place, card), place) for card in cards)

    def _has_no_place(self, card: str, why: str) -> None:
        pos = self.pos
        assert phrases.card(pos, self._card()) == card
        if why == text.refusals().HOUSE_IS_COMPLETE:
            assert pos[COUNT + self.src] == one_pack.COMPLETE_HOUSE
            return
        assert self.dst < 0
        self.dst = 0
        assert self.src not in [source_of(src) for src, _ in self.legal]
        if not pos[FAMILY]:
            n = free_moves(pos, self.work)
            assert self.src not in [source_of(self.work.moves[i]) for i in range(0, 2 * n, 2)]
            assert not may_place(pos, self.src, FOUNDATION)
        words = text.refusals()
        houses = [house for house in range(1, pos[HOUSES] + 1) if pos[TOP + house] not in (UNDEALT, OUT_OF_USE)]
        other = [house for house in houses if house != self.src and pos[COUNT + house] != one_pack.COMPLETE_HOUSE]
        a_space = other and self._would_go(self._with_top(other[0], 0), other[0])
        assert not (a_space and self.spaces)
        bare = why
        for form in (words.OR_SPACE, words.NOT_A_SPACE):
            if why.endswith(form.format("")):
                bare = why[: -len(form.format(""))]
        name, _ = read(bare, _NEEDS)
        if bare != why:
            assert (why == words.OR_SPACE.format(bare)) == bool(a_space) and bool(a_space) != bool(self.spaces)
        elif name == "NEEDS_SPACE":
            assert a_space and not self.spaces
            return
        elif name == "SPACE_CHANGES_NOTHING":
            assert 0 < self.src < RESERVE and not pos[UNDER + self._card()]
            return
        elif name == "NOT_IN_THESE_RULES":
            assert not a_space and not any(self._goes_on_some(house) for house in other)
            return
        else:
            assert not a_space and not self.spaces
        for house in other:
            self._takes(house, self._needed(bare))

    # A card that is not there, or may not be moved

    def _never_goes(self) -> None:
        pos = self.pos
        for dst in [*range(1, WASTE + 7), FOUNDATION]:
            to = self.dst & 0xF0 | dst if self.src & GROUP else dst
            if to != RESERVE or self.src != RESERVE:
                assert not is_available(pos, self.src, to), dst

    def _no_card_to_turn_up(self) -> None:
        hand = COUNT + pile(self.pos, HAND)
        assert not self.pos[hand] + self.pos[hand + 1] + self.pos[TOP + SHOW]

    def _already_turned_up(self) -> None:
        assert self.pos[TOP + SHOW] and self.src in (HAND, PASS)

    def _cards_left_in_hand(self) -> None:
        hand = COUNT + pile(self.pos, HAND)
        assert self.src == PASS and self.pos[hand] + self.pos[hand + 1]

    def _no_pass(self) -> None:
        assert self.src == PASS and not self.order & (MAY_PASS | FOSTER)

    def _reserve_locked(self) -> None:
        assert self.src == RESERVE and self.pos[FLAGS] & RESERVE_LOCKED and self.pos[TOP + SHOW]

    def _reserve_stays_down(self) -> None:
        assert self.src == RESERVE and (RESERVE, RESERVE) not in self.legal

    def _not_played_from(self, place: str) -> None:
        p = pile(self.pos, self.src)
        assert place == phrases.capitalize(phrases.pile_name(self.pos, p, self.seat))
        assert 0 < self.pos[TOP + p] < FACE_DOWN
        self._never_goes()

    def _cannot_move(self) -> None:
        self._never_goes()

    def _one_at_a_time(self) -> None:
        assert self.src & GROUP and not self.pos[STYLE] & GROUPS and not self.pos[FAMILY]


def refusals_of(pos: bytearray, src: int, dst: int) -> list[str]:
    """Return what is said of an attempt by each of those who refuse it: the table, stop play and text play."""
    verdict = judge(pos, src, dst, Workspace())
    if verdict == LEGAL:
        return []
    said = [refusal_reasons.refusal_reason(pos, verdict, src, dst, pos[TURN])]
    if verdict not in (NO_FIT, NOT_AVAILABLE):
        said.append(refusal(pos, verdict, src, dst, pos[TURN]))
    return said


def attempts(pos: bytearray) -> list[tuple[int, int]]:
    """Return every attempt that can be made or typed in a position, legal or not, of cards that are there."""
    found = [(HAND, SHOW), (PASS, PASS), (RESERVE, RESERVE)]
    sources = [SHOW, *range(1, pos[HOUSES] + 1), RESERVE, WASTE, RESERVE + 3, WASTE + 3, WASTE + 6]
    places = [*range(1, pos[HOUSES] + 1), WASTE, RESERVE + 3, WASTE + 3, RESERVE + 6, WASTE + 6, FOUNDATION]
    for src in sources:
        if src >= RESERVE + 3 * rule_set_by_id(pos[RULE_SET_ID]).players:
            continue
        card = pos[TOP + pile(pos, src)]
        if card in (0, OUT_OF_USE, UNDEALT) or card >= FACE_DOWN and src != RESERVE:
            continue
        piles = 3 * rule_set_by_id(pos[RULE_SET_ID]).players
        found += [(src, dst) for dst in places if dst != src and dst - RESERVE < piles or dst == FOUNDATION]
        if 0 < src < RESERVE:
            for size in (2, 3, 15):
                found += [(src | GROUP, size << 4 | house) for house in range(1, pos[HOUSES] + 1) if house != src]
    return found


def untouchable(pos: bytearray, legal: list[tuple[int, int]]) -> list[int]:
    """Return the piles whose card is touched in vain: the player's and the houses, without a legal move."""
    sources = {source_of(src) for src, _ in legal}
    codes = [*range(1, pos[HOUSES] + 1), RESERVE, WASTE]
    none = (0, OUT_OF_USE, UNDEALT)
    return [code for code in codes if code not in sources and pos[TOP + pile(pos, code)] not in none]
