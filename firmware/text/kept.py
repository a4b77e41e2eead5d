# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What is said of saves and settings that could not be read or written: one line each."""

# For the game, for the settings: damaged, so that the one before is taken; damaged; of another version; torn by a power
# cut, with all that was kept; not written.
LINES = (
    (
        "The last save was damaged: the game goes on from the one before",
        "The saved game was damaged and has been put aside",
        "The saved game is from another version and has been put aside",
        "The power went in the midst of a save: what was saved is lost",
        "The game cannot be saved: no room, or read-only",
    ),
    (
        "The last settings were damaged: the ones before are used",
        "The settings were damaged and start afresh",
        "The settings are from another version and start afresh",
        "",
        "The settings cannot be saved",
    ),
)
