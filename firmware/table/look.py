# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Looking into a pile: the cursor over the piles with more than one card to see, and one spread out."""

from engine.position import FACE_DOWN, HOUSES, PACK_ROOM, RESERVE, cards
from firmware.app import actions as A
from firmware.draw import sprites as S
from firmware.text import phrases


class Look:
    """Over the table, until BACK. n: how many piles there are to look into."""

    def __init__(self, app):
        self.app = app
        session = app.session
        pos = session.game.pos
        self.room = bytearray(PACK_ROOM)
        self.piles = bytearray(20)
        self.n = 0
        self.at = 0
        self.spread = False
        self.status = ""
        own = RESERVE + 3 * session.seat
        piles = list(range(1, pos[HOUSES] + 1))
        for i in range(session.players):
            reserve = RESERVE + 3 * ((session.seat + i) % session.players)
            piles += [reserve, reserve + 2]
        for p in piles:
            if self.seen(p) > 1:
                if p == own + 2:
                    self.at = self.n
                self.piles[self.n] = p
                self.n += 1

    def seen(self, p):
        """Put the cards of a pile that can be seen into room; return how many."""
        n = cards(self.app.session.game.pos, p, self.room)
        down = 0
        while down < n and self.room[down] & FACE_DOWN:
            down += 1
        for i in range(down, n):
            self.room[i - down] = self.room[i]
        return n - down

    def open(self, now):
        self.app.changed = True

    def tick(self, now):
        return -1

    def press(self, action, now):
        if self.spread:
            self.spread = False
            if action == A.BACK or action == A.OK:
                self.app.changed = True
                return
        if action == A.OK:
            self.spread = True
        elif action == A.LEFT:
            self.at = (self.at - 1) % self.n
        elif action == A.RIGHT:
            self.at = (self.at + 1) % self.n
        elif action == A.UP or action == A.DOWN:
            self.at = self.beyond(-1 if action == A.UP else 1)
        elif action == A.MENU:
            self.app.show_pause()
            return
        else:
            self.app.show_table()
            return
        self.app.changed = True

    def beyond(self, step):
        view = self.app.table.view
        p = self.piles[self.at]
        for away in range(1, 4):
            best = -1
            for i in range(self.n):
                q = self.piles[i]
                if view.line(q) == (view.line(p) + step * away) % 4:
                    if best < 0 or abs(view.x(q) - view.x(p)) < abs(view.x(self.piles[best]) - view.x(p)):
                        best = i
            if best >= 0:
                return best
        return (self.at + step) % self.n

    def draw(self):
        """Draw the table with the cursor on a pile, or the pile spread out."""
        session = self.app.session
        p = self.piles[self.at]
        n = self.seen(p)
        name = phrases.place(session.game.pos, p, session.reader, session.reader)
        name = name[0].upper() + name[1:]
        if self.spread:
            self.status = "%s: %d cards, the last lies on top" % (name, n)
            self.show_spread(n)
        else:
            self.status = "%s, %d cards. OK spreads it, BACK leaves" % (name, n)
            self.app.table.show_look(p, self.status)

    def show_spread(self, n):
        if self.app.mono:
            self.app.table.view.show_spread(n, self.room, self.status.split(" cards")[0])
            return
        scene = self.app.scene
        view = self.app.table.view
        w = self.app.width
        view.clear()
        scene.rect(S.NAVY, 0, 0, w, self.app.height)
        top = 2 if scene.small else 4
        for line in phrases.wrap(scene, self.status, w - 6):
            scene.text(line, 4, top, S.GOLD)
            top += 10
        top += 2
        step = scene.card_w + 2
        across = w // step
        lines = (n + across - 1) // across
        room = self.app.height - top - view.height - 3
        pitch = view.height + 3
        if lines > 1:
            pitch = min(pitch, room // (lines - 1))
        for i in range(n):
            covered = i + across < n and pitch < view.height
            scene.card(self.room[i], i % across * step + 1, top + i // across * pitch, pitch if covered else 0)
        x = (n - 1) % across * step
        y = top + (n - 1) // across * pitch - 1
        scene.frame(S.GOLD, x, y, step, view.height + 2, 2)
