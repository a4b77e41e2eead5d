# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""English. A language is one file like this one: the same names, each with its words."""
