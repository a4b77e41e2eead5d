# A Pico 2, on its ARM processors.
set(PICO_BOARD "pico2")
set(PICO_PLATFORM "rp2350")
set(MICROPY_HW_FLASH_STORAGE_BYTES 2621440)  # of 4 MB; the firmware has 1,536 kB
include(${CMAKE_CURRENT_LIST_DIR}/../pocket_bank.cmake)
