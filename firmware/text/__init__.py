# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""What a person reads. `text.words` is the module of the language in use; who says something names it there."""

from firmware.text import en as words  # noqa: F401
