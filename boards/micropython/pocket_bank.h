// MicroPython reads this in place of its port's mpconfigport.h (MP_CONFIGFILE of py/mpconfig.h), so that what neither the
// game nor mpremote uses can be turned off. The prompt on USB, the file system and frozen machine code stay.
#include "mpconfigport.h"

// The file system is littlefs, and no card is read.
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)

// The game counts in whole numbers.
#define MICROPY_PY_MATH (0)
#define MICROPY_PY_CMATH (0)
#define MICROPY_PY_BUILTINS_COMPLEX (0)

// Modules that nothing imports. The module deflate stays, because binascii.crc32 depends on it.
#define MICROPY_PY_ASYNCIO (0)
#define MICROPY_PY_HEAPQ (0)
#define MICROPY_PY_JSON (0)
#define MICROPY_PY_RE (0)

// Assembler in Python sources. The compiler of machine code stays, because frozen machine code depends on it.
#undef MICROPY_EMIT_INLINE_THUMB
#define MICROPY_EMIT_INLINE_THUMB (0)

// Sensors and strips of lights; an RP2040 as a part on another's bus; SPI without the chip's unit.
#undef MICROPY_PY_MACHINE_BITSTREAM
#define MICROPY_PY_MACHINE_BITSTREAM (0)
#undef MICROPY_PY_MACHINE_DHT_READINTO
#define MICROPY_PY_MACHINE_DHT_READINTO (0)
#undef MICROPY_PY_ONEWIRE
#define MICROPY_PY_ONEWIRE (0)
#undef MICROPY_PY_MACHINE_I2C_TARGET
#define MICROPY_PY_MACHINE_I2C_TARGET (0)
#undef MICROPY_PY_MACHINE_SOFTSPI
#define MICROPY_PY_MACHINE_SOFTSPI (0)

// USB devices that are written in Python. The console on USB is MicroPython's own.
#undef MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE
#define MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE (0)

// Bytes at the end of the stack where a call raises "maximum recursion depth exceeded". The port's 256 are too few for an
// interrupt that comes at the deepest call: it was seen to use the stack up.
#undef MICROPY_STACK_CHECK_MARGIN
#define MICROPY_STACK_CHECK_MARGIN (512)

// Python's frames are on a stack of their own (pocket_bank.ld). By default those of more than 11 words are on the heap, where
// finding room for one takes up to half a millisecond.
#define MICROPY_ENABLE_PYSTACK (1)
#undef MICROPY_BOARD_EARLY_INIT
#define MICROPY_BOARD_EARLY_INIT() \
    do { \
        extern uint8_t __FramesBottom; \
        mp_pystack_init(&__FramesBottom, &__StackBottom); \
    } while (0)

// The functions of frozen modules stay in flash (frozen_functions.patch).
#define MICROPY_MODULE_FROZEN_MPY_FUN (1)

// The interpreter runs from RAM: from flash it shares a cache of 16 kB with the game. MicroPython up to 1.28 means to do so,
// but its script for the linker gives the files an ending that they do not have.
#define MICROPY_WRAP_MP_EXECUTE_BYTECODE(f) __attribute__((section(".time_critical." #f))) f
