# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How long the tests wait for another program."""

# Seconds until a hanging program is killed. No test depends on time otherwise, because the machine may be busy.
PATIENCE = 600
