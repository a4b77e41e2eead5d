// SPDX-FileCopyrightText: 2026 Pocket Bank contributors
// SPDX-License-Identifier: MIT

#define MICROPY_HW_BOARD_NAME "Pocket Bank on an Adafruit Feather RP2350"
