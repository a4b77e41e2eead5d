# What all definitions have in common. Each sets its board, its chip and the size of its file system first.
set(MICROPY_FROZEN_MANIFEST ${CMAKE_CURRENT_LIST_DIR}/manifest.py)

# MicroPython before 1.29 takes the size of the file system from C alone.
list(APPEND MICROPY_DEF_BOARD MICROPY_HW_FLASH_STORAGE_BYTES=${MICROPY_HW_FLASH_STORAGE_BYTES})

# What MicroPython leaves out. The path is that from the definition's folder, which the compiler searches.
list(APPEND MICROPY_DEF_BOARD MP_CONFIGFILE=<../pocket_bank.h>)

# The target exists only after this file was read, so its options are set at the end.
set(POCKET_BANK_LD ${CMAKE_CURRENT_LIST_DIR}/pocket_bank.ld)
function(pocket_bank_link)
    target_link_options(${MICROPY_TARGET} PRIVATE
        -Wl,--defsym=__micropy_flash_storage_bytes__=${MICROPY_HW_FLASH_STORAGE_BYTES})
    # With -T and among the libraries, so that it follows MicroPython's own script, whatever its name is.
    target_link_libraries(${MICROPY_TARGET} -T${POCKET_BANK_LD})
    set_property(TARGET ${MICROPY_TARGET} APPEND PROPERTY LINK_DEPENDS ${POCKET_BANK_LD})
endfunction()
cmake_language(DEFER CALL pocket_bank_link)
