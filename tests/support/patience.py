# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""How long the tests wait for another program."""

# Seconds until a hanging program is ended. No test decides by time otherwise, because the machine may be busy.
PATIENCE = 600
