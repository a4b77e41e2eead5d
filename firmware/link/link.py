# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""A game of two apps with a cable between them: what the package says, from one end.

Both ends hold the deal and the log and say ever again how far they are; who is ahead sends the next move. So nothing
need arrive, and whatever comes twice, late or after a reset finds both where they were, or is passed over.
"""

from binascii import crc32

from engine.const import const
from engine.game import STOPPED, WRONG
from engine.moves import apply
from engine.position import FOUNDATION, GROUP, HAND, ORDER, OVER, PASS, PILES, RESERVE, SHOW, TURN
from engine.rules import COMPULSORY, FOSTER
from engine.verdict import FOUNDATION_FIRST, OK, can_stand, judge, stop
from engine.workspace import Workspace
from firmware.app.by_cable import EPOCHS, IDS, ByCable, Remote
from firmware.app.save_format.numbers import dealt, names_of, rules_bytes
from firmware.app.session import BY_THE_RULES, MOST_PLIES
from firmware.link.frames import LINE, MOST, Lines, put_line

VERSION = const(1)  # of all this

# Kinds of messages.
OFFER = const(1)  # of a game: its number, who sits where, all that the deal follows from, how far it is
ACCEPT = const(2)
DECLINE = const(3)
STATUS = const(4)  # how far the game is here, and what is asked
MOVE = const(5)
SIZES = (0, 31, 10, 7, 18, 17)  # bytes, by kind, without the check

# Why an offer is declined, and what else is to be said: places in text.words.CABLE_SAYS.
SAID_NO = const(0)
UNKNOWN = const(1)  # a game that the other does not have
TOO_LARGE = const(2)  # for the other's screen
OTHER_DEAL = const(3)  # the other deals other cards from the same number
HAS_LEFT = const(4)
OTHER_VERSION = const(5)
NO_CABLE = const(6)
_REASONS = const(5)  # those that a DECLINE may name

# Bits of a STATUS.
HAS_NEXT = const(1)  # the next move is there, and waits to be shown
ASKS = const(2)  # to take the last move back
GRANTS = const(4)  # that
DENIES = const(8)
DIFFERS = const(16)
CALLED = const(32)  # what went back last, went back by a call of stop

LISTEN_MS = const(1200)  # before an offer: who waits already, offers
OFFER_MS = const(700)  # from one to the next
SAY_MS = const(1000)  # from one STATUS to the next where nothing happens
AGAIN_MS = const(240)  # until what was not answered is sent again; the second seat takes longer, so that two who
STAGGER_MS = const(90)  # speak at the same moment on one wire do not do so for ever
LOST_MS = const(3500)  # without a word from the other
LOOK_MS = const(10)  # from one look at the cable to the next
MOST_AT_ONCE = const(256)  # bytes taken in one look
_WRAP = const(0x3FFFFFFF)  # the app's clock starts again there
_30_BITS = const(0x3FFFFFFF)


class Link:
    """One end. app: its `cables` opens a cable when that is asked for.

    session: the game that is played by cable, or None; mine: the ByCable offered to the other; theirs: the one that the
    other offers, which waits for a yes; going_on: whether that is a game that the other is in already; agreed: whether
    yes was said; said: a place in text.words.CABLE_SAYS, or -1; lost: whether nothing was heard for long; asked:
    whether the other asks to go back, to the ply back_to; asking: whether this side asks; differs: whether the two
    games are not the same; ply: how far the game was when it was looked at last. on: whether there is anything to do.
    """

    def __init__(self, app):
        self.app = app
        self.wire = None
        self.kind = -1  # of cable
        self.on = False
        self.session = None
        self.mine = None
        self.theirs = None
        self.going_on = False
        self.agreed = False
        self.said = -1
        self._waits = False  # somebody waits for an offer, or to be heard
        self._lines = Lines()
        self._got = bytearray(32)
        self._message = bytearray(MOST)
        self._line = bytearray(LINE)
        self.offering = False
        self._refused = -1  # the game that was said no to last
        self._offered = 0  # when what the other offers was heard last
        self._heard = 0  # when the other was, in the game
        self._spoke = 0  # when this end did, -1 for not yet,
        self._called = 0  # and when it called for the other before a game
        self._sum = 0  # of log and position,
        self._sum_of = None  # of this game
        self._sum_ply = -1  # after so many plies
        self._sum_epoch = -1
        self._forget()

    def _forget(self):
        # What is known of the other in a game.
        self.lost = False
        self.asking = False
        self.asked = False
        self.back_to = -1
        self.differs = False
        self.left = False
        self._granted = -1  # the ply to which the other may go back
        self._denied = False
        self.ply = 0  # as it was here when it was last looked at
        self._epoch = 0
        self._fresh = True  # nothing was played here since this end was switched on: what it lost it is given
        self._due = True  # a STATUS
        self._next = False  # a MOVE
        self._peer_ply = 0
        self._peer_waits = False  # it has the next move, and shows the one before
        self._peer_epoch = -1  # nothing heard yet

    # What the app asks for

    def plug(self, kind):
        """Have the cable of a kind; return whether it is there."""
        if self.wire is None or self.kind != kind:
            self.unplug()
            try:
                self.wire = self.app.cables.plug(kind)
                self.kind = kind
            except OSError:
                self.wire = None
        self.on = self.wire is not None
        return self.on

    def unplug(self):
        """Let go of the cable."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None
        self.on = False

    def offer(self, session):
        """Offer a game, a ByCable, or hear what the other offers, if that is sooner."""
        self.mine = session
        self.theirs = None
        self.agreed = False
        self.said = -1
        self._waits = True
        self.offering = False
        self._refused = -1
        self._called = -1
        if not self.plug(session.remote.cable):
            self.said = NO_CABLE

    def withdraw(self):
        """Offer no more, and hear no offers."""
        self.mine = self.theirs = None
        self.agreed = self._waits = False
        if not self.session:
            self.unplug()

    def accept(self):
        """Say yes to what the other offers."""
        self.agreed = True
        self.said = -1
        self._called = -1

    def decline(self, why=SAID_NO):
        """Say no to it, and why."""
        if self.theirs:
            self._decline(self.theirs.remote.id, why)
            self._refused = self.theirs.remote.id
        self.theirs = None
        self.agreed = False

    def play(self, session):
        """Go on with a game, from wherever it is."""
        if session is not self.session:
            self._forget()
        self.session = session
        self.mine = self.theirs = None
        self.agreed = self._waits = False
        self._spoke = -1
        self.ply = session.game.ply
        self._epoch = session.remote.epoch
        if not self.plug(session.remote.cable):
            self.said = NO_CABLE

    def leave(self):
        """Tell the other that this end plays no more."""
        if self.session and self.wire is not None:
            self._decline(self.session.remote.id, HAS_LEFT)
        self.session = None
        if not self._waits:
            self.unplug()

    def ask(self):
        """Ask the other to let the last move be taken back."""
        self.asking = True
        self._due = True

    def answer(self, yes):
        """Answer what the other asks."""
        if self.asked:
            self.asked = False
            self._granted = self.back_to if yes else -1
            self._denied = not yes
            self._due = True

    # Time

    def tick(self, now):
        """Hear what came and say what is due."""
        app = self.app
        session = self.session
        if session and app.session is not session and not self._waits:
            self.leave()
            return
        if self._spoke < 0:
            self._spoke = self._heard = now
        if self._called < 0:
            self._called = self._offered = now
        self._read(now)
        if self.wire is None:
            return
        if self.session:
            self._play_on(now)
        if self._waits or self.theirs:
            self._offer_on(now)

    def wait(self, ms):
        """Return for how long the app may wait that would wait for so many ms, -1 for a button."""
        return LOOK_MS if ms < 0 or ms > LOOK_MS else ms

    def _since(self, then, now):
        return now - then & _WRAP

    def _read(self, now):
        lines = self._lines
        got = self._got
        left = MOST_AT_ONCE
        while left > 0 and self.wire is not None:
            n = self.wire.read(got)
            if not n:
                break
            left -= n
            for i in range(n):
                if lines.take(got[i]):
                    self._take(lines.data, lines.n, now)

    def _take(self, data, n, now):
        if data[0] != VERSION:
            if self._waits and not self.theirs:
                self.said = OTHER_VERSION
            return
        kind = data[1] if n > 1 else 0
        if not OFFER <= kind <= MOVE or n != SIZES[kind]:
            return
        id = _four(data, 2)
        if kind == OFFER:
            self._take_offer(data, id, now)
        elif kind == ACCEPT:
            self._take_yes(data, id, now)
        elif kind == DECLINE:
            self._take_no(data, id)
        else:
            theirs = self.theirs
            if self.agreed and theirs and id == theirs.remote.id and data[6] == 1 - theirs.seat:
                self._begin(theirs, self.going_on, now)
            mine = self.mine
            if mine and id == mine.remote.id and data[6] == 1 - mine.seat:
                self._begin(mine, False, now)  # the yes itself was lost
            session = self.session
            if not session or id != session.remote.id or data[6] != 1 - session.seat:
                return  # another game, or the echo of what this end says
            self._hear(now)
            if self.app.lesson:
                return  # the game waits
            if kind == STATUS:
                self._take_status(data, now)
            else:
                self._take_move(data, now)

    def _hear(self, now):
        self._heard = now
        self.left = False
        if self.lost:
            self.lost = False
            self._due = True
            self.app.changed = True

    # Offers

    def _offer_on(self, now):
        since = self._since(self._called, now)
        if self.theirs:
            if self._since(self._offered, now) >= LOST_MS:
                self.theirs = None
                self.agreed = False
                self.app.changed = True
            elif self.agreed and since >= AGAIN_MS:
                self._accept(self.theirs)
                self._called = now
        elif self.mine and since >= (OFFER_MS if self.offering else LISTEN_MS):
            self.offering = True
            self._offer(self.mine, 0)
            self._called = now

    def _offer(self, session, ply):
        m = self._message
        remote = session.remote
        parts = session.rules.split("+")
        _put(m, 2, 4, remote.id)
        m[6] = session.seat
        m[7:12] = rules_bytes(parts[0], parts[1:])
        m[12:18] = session.seed.to_bytes(6, "little")
        m[18] = 1 if session.stop_play else 0
        _put(m, 19, 2, session.target)
        _put(m, 21, 2, session.score[0])
        _put(m, 23, 2, session.score[1])
        _put(m, 25, 4, dealt(session.game.base) & _30_BITS)
        _put(m, 29, 2, ply)
        self._send(OFFER)

    def _accept(self, session):
        _put(self._message, 2, 4, session.remote.id)
        _put(self._message, 6, 4, dealt(session.game.base) & _30_BITS)
        self._send(ACCEPT)

    def _decline(self, id, why):
        _put(self._message, 2, 4, id)
        self._message[6] = why
        self._send(DECLINE)

    def _take_offer(self, data, id, now):
        session = self.session
        mine = self.mine
        if session and id == session.remote.id:
            return  # this very game: an echo, or the other has not yet heard that it is played
        if mine and id == mine.remote.id:
            if data[6] == 1 - mine.seat:
                self._take_yes_to(mine, _four(data, 25), now)  # the same is offered from both ends
            return
        if session and not session.is_over() and not self._waits:
            if data[29] == data[30] == 0:
                self._offer(session, session.game.ply + 1)  # whoever has lost the game can go on with it
            return
        going_on = data[29] or data[30]
        if id == self._refused or self.agreed or self.theirs and id != self.theirs.remote.id and not going_on:
            return
        if mine and self.offering and not going_on and id > mine.remote.id:
            return  # two who offer: the lower number is taken
        if self.theirs and id == self.theirs.remote.id:
            self._offered = now
            return
        why, offered = self._read_offer(data, id)
        if offered is None:
            self._decline(id, why)
            self.said = why
            self._refused = id
        else:
            self._offered = now
            self.theirs = offered
            self.going_on = going_on != 0
            self.said = -1
        self.app.changed = True

    def _read_offer(self, data, id):
        # Why not, and None; or the Session as it is from this end.
        seat = data[6]
        target = _two(data, 19)
        score = [_two(data, 23), _two(data, 21)]
        try:
            rule_set, options = names_of(bytes(data[7:12]))
            seed = int.from_bytes(bytes(data[12:18]), "little")
            rules = "+".join([rule_set] + sorted(options))
            session = ByCable(rules, self.app.settings.level(), seed, BY_THE_RULES, target, data[18] == 1,
                              Remote(id, self.kind))
        except ValueError:
            return UNKNOWN, None
        if id >= IDS or seat > 1 or data[18] > 1 or not 0 < target or max(score) >= target:
            return UNKNOWN, None
        if session.stop_play and not session.game.pos[ORDER] & COMPULSORY:
            return UNKNOWN, None
        if self.app.too_large(rules):
            return TOO_LARGE, None
        if dealt(session.game.base) & _30_BITS != _four(data, 25):
            return OTHER_DEAL, None
        session.seat = 1 - seat
        session.score = score
        return 0, session

    def _take_yes(self, data, id, now):
        mine = self.mine
        session = self.session
        if session and id == session.remote.id:
            if not self.agreed:
                self._due = True
        elif mine and id == mine.remote.id:
            self._take_yes_to(mine, _four(data, 6), now)

    def _take_yes_to(self, mine, deal, now):
        if dealt(mine.game.base) & _30_BITS == deal:
            self._begin(mine, False, now)

    def _begin(self, session, going_on, now):
        self.app.begin(session)
        self.play(session)
        self._fresh = going_on
        self._hear(now)

    def _take_no(self, data, id):
        why = data[6]
        if why >= _REASONS:
            return
        session = self.session
        if why == HAS_LEFT:
            if session and id == session.remote.id:
                self.left = True
                self.lost = True
        elif self.mine and id == self.mine.remote.id:
            self.said = why
            self.mine = None
        else:
            return
        self.app.changed = True

    # The game

    def _play_on(self, now):
        session = self.session
        remote = session.remote
        game = session.game
        if not self.lost and self._since(self._heard, now) >= LOST_MS:
            self.lost = True
            self.app.changed = True
        if game.ply != self.ply or remote.epoch != self._epoch:
            # Something was played here, or shown; what was asked is past.
            if remote.ready and game.ply == remote.number + 1:
                remote.ready = False
            else:
                self._fresh = False
                self._next = True
            self.ply = game.ply
            self._epoch = remote.epoch
            self.asking = self.asked = self._denied = False
            self._granted = -1
            self._due = True
        since = self._since(self._spoke, now)
        again = AGAIN_MS + STAGGER_MS * session.seat
        if self._behind() and (self._next or since >= (SAY_MS if self.lost else again)):
            self._next = False
            self._spoke = now
            self._send_next()
        if self._due or since >= (again if self.asking else SAY_MS):
            self._due = False
            self._spoke = now
            self._send_status()

    def _behind(self):
        # Whether the other lacks a move that is here.
        remote = self.session.remote
        if self._peer_epoch == remote.epoch:
            return self._peer_ply < self.session.game.ply and not self._peer_waits
        return self._peer_epoch >= 0 and _is_newer(remote.epoch, self._peer_epoch) and self._was_called()

    def _was_called(self):
        session = self.session
        at = session.remote.mark
        return session.game.ply > at and session.game.log[2 * at] & STOPPED != 0

    def _send_next(self):
        session = self.session
        remote = session.remote
        ply = self._peer_ply if self._peer_epoch == remote.epoch else remote.mark
        m = self._game_message()
        _put(m, 9, 2, ply)
        m[11] = session.game.log[2 * ply]
        m[12] = session.game.log[2 * ply + 1]
        _put(m, 13, 4, log_sum(session.game, ply + 1))
        self._send(MOVE)

    def _send_status(self):
        remote = self.session.remote
        m = self._game_message()
        _put(m, 9, 2, remote.mark)
        _put(m, 11, 2, self.ply)
        _put(m, 13, 4, self._sum_now())
        flags = HAS_NEXT if remote.ready else 0
        if self.asking:
            flags |= ASKS
        if self._granted >= 0:
            flags |= GRANTS
        if self._denied:
            flags |= DENIES
        if self.differs:
            flags |= DIFFERS
        if self._was_called():
            flags |= CALLED
        m[17] = flags
        self._send(STATUS)

    def _game_message(self):
        m = self._message
        remote = self.session.remote
        _put(m, 2, 4, remote.id)
        m[6] = self.session.seat
        _put(m, 7, 2, remote.epoch)
        return m

    def _sum_now(self):
        # Of the game as it is here; the same only where log and position are.
        game = self.session.game
        if self._sum_of is not game or self._sum_ply != game.ply or self._sum_epoch != self.session.remote.epoch:
            self._sum_of = game
            self._sum_ply = game.ply
            self._sum_epoch = self.session.remote.epoch
            self._sum = crc32(game.pos, log_sum(game, game.ply)) & _30_BITS
        return self._sum

    def _take_status(self, data, now):
        session = self.session
        remote = session.remote
        game = session.game
        epoch = _two(data, 7)
        mark = _two(data, 9)
        ply = _two(data, 11)
        flags = data[17]
        waits = flags & HAS_NEXT != 0
        # What it has taken was the answer to a move: there may be another.
        self._next = self._next or ply > self._peer_ply or waits != self._peer_waits or epoch != self._peer_epoch
        self._peer_epoch = epoch
        self._peer_ply = ply
        self._peer_waits = waits
        if epoch == remote.epoch:
            if ply == game.ply:
                self._set_differs(_four(data, 13) != self._sum_now())
                self._take_question(flags)
                self._take_answer(flags, now)
            remote.hurry = ply > game.ply + 3
        elif _is_newer(epoch, remote.epoch):
            if game.ply <= mark:
                self._go_back(game.ply, epoch, mark, now)
            elif flags & CALLED:
                pass  # that comes as a move
            elif self._granted == mark:
                self._go_back(mark, epoch, mark, now)
            elif self._denied:
                self._set_differs(True)
            else:
                self._ask_person(mark)
        else:
            self._due = self._due or self._since(self._spoke, now) >= AGAIN_MS

    def _take_question(self, flags):
        # Whether the other may take its last move back.
        session = self.session
        game = session.game
        if not flags & ASKS:
            self.asked = self._denied = False
            self._granted = -1
        elif self._granted < 0 and not self._denied:
            if game.pos[TURN] != session.seat and game.ply > game.floor and not game.pos[OVER]:
                self._ask_person(game.ply - 1)

    def _ask_person(self, ply):
        if not self.asked or self.back_to != ply:
            self.asked = True
            self.back_to = ply
            self.app.changed = True

    def _take_answer(self, flags, now):
        session = self.session
        if not self.asking:
            return
        if flags & DENIES:
            self.asking = False
            self._due = True
            if self._table():
                self._table().refuse_undo()
        elif flags & GRANTS:
            self.asking = False
            if session.can_undo():
                session.game.undo()
                session.remote.rewound(session.game.ply)
                self._after_change()
                if self._table():
                    self._table().take_back(now)

    def _go_back(self, ply, epoch, mark, now):
        # As the other has done, which is known to be meant.
        session = self.session
        if ply < session.game.ply:
            session.game.rewind(ply)
        remote = session.remote
        remote.epoch = epoch
        remote.mark = mark
        remote.ready = False
        self._after_change()
        if self._table():
            self._table().set_back(now)

    def _after_change(self):
        # What this end has changed itself is nothing that the person did.
        session = self.session
        self.ply = session.game.ply
        self._epoch = session.remote.epoch
        self.asking = self.asked = self._denied = False
        self._granted = -1
        self._due = True
        self.app.save()

    def _set_differs(self, differs):
        if differs != self.differs:
            self.differs = differs
            self._due = True
            self.app.changed = True

    def _take_move(self, data, now):
        session = self.session
        remote = session.remote
        game = session.game
        epoch = _two(data, 7)
        number = _two(data, 9)
        src = data[11]
        dst = data[12]
        self._due = True  # it is answered, whatever it is
        if epoch != remote.epoch:
            if _is_newer(epoch, remote.epoch) and self._is_call(number, src, dst, _four(data, 13)):
                self._take_call(number, epoch, src, dst, now)
            return
        if number != game.ply or remote.ready or game.pos[OVER] or number > MOST_PLIES:
            return
        if log_sum(game, number, src, dst) != _four(data, 13) or not self._is_possible(src, dst):
            self._set_differs(True)
            return
        if game.pos[TURN] == session.seat:
            if self._fresh:
                game.play(src, dst)
                self._after_change()
                if self._table():
                    self._table().set_back(now)
            return  # nobody else plays for this end
        remote.src = src & ~(STOPPED | WRONG)
        remote.dst = dst
        remote.flags = src & (STOPPED | WRONG)
        remote.number = number
        remote.ready = True
        self.app.changed = True

    def _is_possible(self, src, dst):
        # Whether the engine takes it, from whoever is to move.
        session = self.session
        game = session.game
        plain = src & ~(STOPPED | WRONG)
        if src == plain:
            return game.is_legal(src, dst)
        if not session.stop_play or src & STOPPED and src & WRONG or not _is_move(plain, dst):
            return False
        verdict = judge(game.pos, plain, dst, game.work)
        if verdict == OK or src & STOPPED and game.pos[ORDER] & FOSTER and verdict != FOUNDATION_FIRST:
            return False
        return src & STOPPED != 0 or can_stand(game.pos, verdict, plain, dst)

    def _is_call(self, number, src, dst, told):
        # Whether the other calls stop at what this end tried then, and has played nothing since.
        session = self.session
        game = session.game
        if not session.stop_play or not src & STOPPED or number >= game.ply:
            return False
        if game.log[2 * number] != src & ~STOPPED | WRONG or game.log[2 * number + 1] != dst:
            return False
        if log_sum(game, number, src, dst) != told:
            return False
        pos = bytearray(game.base)
        for ply in range(game.ply):
            if ply >= number and pos[TURN] != session.seat:
                return False
            source = game.log[2 * ply]
            if source & STOPPED:
                stop(pos, source & ~STOPPED, game.log[2 * ply + 1], Workspace())
            else:
                apply(pos, source & ~WRONG, game.log[2 * ply + 1])
        return True

    def _take_call(self, number, epoch, src, dst, now):
        session = self.session
        remote = session.remote
        session.game.rewind(number)
        remote.epoch = epoch
        remote.mark = number
        remote.ready = False
        self.ply = number
        if self._waits:
            self.withdraw()
        table = self._table()
        if table:
            table.stopped_by_other(src & ~STOPPED, dst, now)
        else:
            session.game.play(src, dst)
        self._after_change()

    def _table(self):
        # The table that the game is on.
        table = self.app.table
        return table if table and table.session is self.session else None

    def _send(self, kind):
        m = self._message
        m[0] = VERSION
        m[1] = kind
        n = put_line(m, SIZES[kind], self._line)
        if self.wire is not None:
            self.wire.write(self._line, n)


def _is_move(src, dst):
    # Whether these bytes can be a move at all, of a player who tries anything.
    if src & GROUP:
        return GROUP < src <= GROUP + 9 and 1 <= dst & 15 <= 9
    if src == HAND or src == PASS:
        return dst == (SHOW if src == HAND else PASS)
    return src < PILES and dst <= FOUNDATION and (src < RESERVE or (src - HAND) % 3 != 0)


def _is_newer(epoch, than):
    return 0 < (epoch - than) % EPOCHS < EPOCHS // 2


def log_sum(game, ply, *more):
    """Return the check sum of a game's moves before a ply, and of one more."""
    value = crc32(memoryview(game.log)[: 2 * ply])
    return (crc32(bytes(more), value) if more else value) & _30_BITS


def _two(data, at):
    return data[at] | data[at + 1] << 8


def _four(data, at):
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16 | (data[at + 3] & 63) << 24


def _put(data, at, size, value):
    for i in range(at, at + size):
        data[i] = value & 255
        value >>= 8
