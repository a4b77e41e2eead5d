# A Pico, and every other board with an RP2040 and at least 2 MB of flash that starts as a Pico does.
set(PICO_BOARD "pico")
set(PICO_PLATFORM "rp2040")
set(MICROPY_HW_FLASH_STORAGE_BYTES 524288)  # of 2 MB; the firmware has 1,536 kB
include(${CMAKE_CURRENT_LIST_DIR}/../pocket_bank.cmake)
