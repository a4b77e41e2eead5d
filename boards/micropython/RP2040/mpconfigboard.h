#define MICROPY_HW_BOARD_NAME "Pocket Bank on a board like a Pico"
