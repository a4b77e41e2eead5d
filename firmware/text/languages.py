# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""The languages, in the order of the numbers that settings are kept with: a new one comes last."""

CODES = ("en", "de", "fr", "pt", "es")  # the modules here; as a browser and the command line call them
NAMES = ("English", "Deutsch", "Français", "Português (BR)", "Español")
CARDS = bytes((0, 1, 2, 0, 0))  # which letters are on the cards there, by phrases.letters
