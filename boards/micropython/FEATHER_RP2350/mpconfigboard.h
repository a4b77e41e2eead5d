#define MICROPY_HW_BOARD_NAME "Pocket Bank on an Adafruit Feather RP2350"
