# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The graph of a game in words (the interface: looks.py)."""

from engine.review import EVEN
from firmware import text
from firmware.draw.text.scene import PAGE


def show_graph(look, graph):
    """Tell a firmware.screens.review.Graph: who was ahead by how many cards after every turn, and where it turned."""
    scene = look.scene
    scene.begin(PAGE)
    if graph.share < 100:
        scene.say(text.words.REVIEW_GOES.format(graph.share))
        return
    scene.say(text.words.REVIEW)
    leads = graph.leads
    for side in (1, -1):
        turns = ["%d (%d)" % (i, abs(leads[i] - EVEN)) for i in range(len(leads)) if (leads[i] - EVEN) * side > 0]
        if turns:
            scene.say(text.words.AHEAD_AFTER.format(graph.names[side < 0], ", ".join(turns)))
    for i in range(len(graph.decisions)):
        scene.say(text.words.NUMBERED_ROW.format(i + 1, graph.line(i)))
    if graph.decisions:
        scene.say(text.words.REVIEW_READ)
    else:
        scene.say(text.words.REVIEW_CLEAN)
        scene.say(text.words.DIALOG_READ)
