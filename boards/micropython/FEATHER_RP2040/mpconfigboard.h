#define MICROPY_HW_BOARD_NAME "Pocket Bank on an Adafruit Feather RP2040"

// Adafruit's own numbers, as in MicroPython's definition of this board.
#define MICROPY_HW_USB_VID (0x239A)
#define MICROPY_HW_USB_PID (0x80F2)
