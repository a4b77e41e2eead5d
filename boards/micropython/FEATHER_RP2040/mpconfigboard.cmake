# Adafruit's Feather RP2040. The pico-sdk's file of this board waits longer for the crystal, which starts slowly.
set(PICO_BOARD "adafruit_feather_rp2040")
set(PICO_PLATFORM "rp2040")
set(MICROPY_HW_FLASH_STORAGE_BYTES 6815744)  # of 8 MB; the firmware has 1,536 kB
include(${CMAKE_CURRENT_LIST_DIR}/../pocket_bank.cmake)
