# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How much room the game's calls in one another take, by what a board's stack needs for each."""


class CallStack:
    """For sys.setprofile; cost(code): the room of a call. most: how much was taken at once, deepest: by which calls."""

    def __init__(self, cost):
        self.cost = cost
        self.codes = []
        self.size = self.most = 0
        self.deepest = []

    def __call__(self, frame, event, argument):
        code = frame.f_code
        if event == "call" and ("/firmware/" in code.co_filename or "/engine/" in code.co_filename):
            self.codes.append(code)
            self.size += self.cost(code)
            if self.size > self.most:
                self.most = self.size
                self.deepest = ["%s:%s" % (each.co_filename.split("/")[-1], each.co_name) for each in self.codes]
        elif event == "return" and self.codes and self.codes[-1] is code:
            self.size -= self.cost(self.codes.pop())
