# SPDX-FileCopyrightText: 2026 Pocket Bank contributors
# SPDX-License-Identifier: MIT
"""Many games by machines: with the compiled engine, where there is one."""

from hostsim import fast

fast.use()  # here, for it must be before the engine is loaded, in every process that plays
