#define MICROPY_HW_BOARD_NAME "Pocket Bank on a board with an RP2350B"
