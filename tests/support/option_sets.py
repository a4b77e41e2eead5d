# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Rule sets with options that the tests play besides the plain ones."""

OPTIONS = [
    "classic+groups+waste",
    "classic+backs+closed",
    "classic+cut+fewest+mustload+mustspace+peek+r11",
    "classic+closed+groups+release+uncover",
    "simple+backs+groups+waste",
    "three+backs+closed+groups+waste",
    "onepack+thirty",
]
