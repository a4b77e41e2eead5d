# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is kept through a power-off, read again as the game starts: a Session, and the Settings."""

from binascii import crc32

from engine.const import const
from engine.game import Game
from engine.opponent import LEVELS, STATE
from engine.position import SIZE
from engine.rules import NAMES
from firmware.app import settings
from firmware.app.saves import ASIDE, CLEARED, SLOTS, VERSION
from firmware.app.session import BY_THE_RULES, SOLITAIRE, STOP_PLAY, Session

DAMAGED = "the record is damaged"
_HEAD = const(11)  # bytes of a record up to the number of players
_OLD_SAVE = const(2)  # version of the saves, when no opponent searched
_OLD_STATE = const(10)  # bytes of its state, which are those that the state begins with now
_OLD = const(2)  # version of the settings, when the levels were these:
_OLD_LEVELS = ("novice", "greedy")  # the first one was `random`, which nobody is offered any more


def unseal(version, data):
    """Return what `seal` was given, or raise ValueError: `damaged` or `of another version`."""
    whole = len(data) > 7 and data[:2] == b"PB"
    if not whole or crc32(data[:-4]) & 0xFFFFFFFF != int.from_bytes(data[-4:], "little"):
        raise ValueError("damaged")
    if data[2] != version:
        raise ValueError("of another version")
    return data[3:-4]


def load(saves):
    """Return the Session of the newest good slot of a Saves, or None. A bad slot is put aside and noted."""
    numbers = [-1, -1]
    data = [None, None]
    old = [False, False]
    for i in range(2):
        data[i] = saves.store.read(SLOTS[i])
        if data[i] is None or data[i] == CLEARED:
            continue
        try:
            old[i] = data[i][2:3] == bytes((_OLD_SAVE,))
            body = unseal(_OLD_SAVE if old[i] else VERSION, data[i])
            if len(body) < 4:
                raise ValueError("damaged")
            numbers[i] = int.from_bytes(body[:4], "little")
            data[i] = body
        except ValueError as error:
            _put_aside(saves, i, data[i], str(error))
    session = None
    saves.sequence = max(numbers) + 1
    newest = 1 if numbers[1] > numbers[0] else 0
    for i in (newest, 1 - newest):
        if numbers[i] >= 0 and session is None:
            try:
                session = restore(memoryview(data[i])[4:], _OLD_STATE if old[i] else STATE)
                saves.slot = 1 - i
            except (ValueError, IndexError, KeyError):
                _put_aside(saves, i, saves.store.read(SLOTS[i]), "damaged")
    return session


def _put_aside(saves, i, data, why):
    saves.note = "A save was %s and is put aside" % why
    try:
        saves.store.write(ASIDE[i], data)
        saves.store.write(SLOTS[i], CLEARED)
    except OSError:
        pass  # it is noted anyway, and the next save writes over it


def restore(record, each=STATE):
    """Return the Session of a record. ValueError for one that is no record or whose moves are not legal.

    each: bytes of each opponent's state in it.
    """
    if len(record) < _HEAD or record[1] > SOLITAIRE + STOP_PLAY:
        raise ValueError(DAMAGED)
    number = int.from_bytes
    solitaire = record[1] & SOLITAIRE != 0
    players = record[10]
    scores = _HEAD
    states = scores + 2 * players
    at = states + each * (0 if solitaire else players - 1)
    parts = []
    for _ in range(4):
        size = number(record[at : at + 2], "little")
        at += 2 + size
        parts.append(bytes(record[at - size : at]))
    if at != len(record):
        raise ValueError(DAMAGED)
    rules = str(parts[0], "utf-8")
    level = str(parts[1], "utf-8")
    target = number(record[2:4], "little")
    stop_play = record[1] & STOP_PLAY != 0
    self = Session(rules, level, number(record[4:10], "little"), BY_THE_RULES, target, solitaire, stop_play)
    if players != self.players or record[0] >= players:
        raise ValueError(DAMAGED)
    self.seat = record[0]
    self.score = [number(record[scores + 2 * i : scores + 2 * i + 2], "little") for i in range(players)]
    if parts[2] != self.game.base:
        # Dealt by another version: the position is played on all the same, if it is one of these rules.
        if len(parts[2]) != SIZE or parts[2][:7] != self.game.base[:7]:
            raise ValueError(DAMAGED)
        self.game = Game(parts[2])
    log = parts[3]
    if len(log) & 1:
        raise ValueError(DAMAGED)
    for i in range(0, len(log), 2):
        self.game.play(log[i], log[i + 1])
    for i in range(len(self.opponents)):
        state = bytes(record[states + each * i : states + each * (i + 1)])
        self.opponents[i].restore(state + bytes(STATE - each))
    self.follow()
    return self


def set_from(self, data):
    """Set a Settings from what it has saved; if that cannot be read, nothing is set and it is noted."""
    try:
        old = data[2:3] == bytes((_OLD,))
        body = bytearray(unseal(_OLD if old else settings.VERSION, data))
        if len(body) != 3 + settings.CHOICE or body[0] > 3 or body[1] >= len(settings.TARGETS) or body[2] > 1:
            raise ValueError("damaged")
        if old:
            body[4] = LEVELS.index(_OLD_LEVELS[min(body[4], 1)])
        _choose(self.game, body[3:])
        self.speed = body[0]
        self.target = body[1]
        self.asks = body[2] == 1
    except ValueError as error:
        self.note = "The settings were %s and start afresh" % error


def _choose(choice, data):
    bounds = (len(NAMES), len(LEVELS), 3, 2, 2)
    for i in range(5):
        if data[i] >= bounds[i] or (i == 1 and data[i] < settings.LOWEST):
            raise ValueError("damaged")
    choice.rules, choice.level, choice.begins, choice.alone, choice.stop = data[:5]
    choice.options = int.from_bytes(data[5:], "little")
