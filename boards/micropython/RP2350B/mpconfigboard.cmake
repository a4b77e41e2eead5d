# A board with an RP2350B, the larger package of the chip, and 16 MB, on its ARM processors. The pico-sdk's board is
# Pimoroni's PGA2350, which is no more than that.
set(PICO_BOARD "pimoroni_pga2350")
set(PICO_PLATFORM "rp2350")
set(PICO_NUM_GPIOS 48)  # for MicroPython's table of pins
set(MICROPY_HW_FLASH_STORAGE_BYTES 15204352)  # of 16 MB; the firmware has 1,536 kB
include(${CMAKE_CURRENT_LIST_DIR}/../pocket_bank.cmake)
