"""The format of saves.

schemas.py has the fields of saves, packing.py and unpacking.py turn them into bytes and back, writer.py and reader.py
write, read and check slots, and released_v3.py has what the released version 0.1.0 wrote.

Each kind has two slots in a store, written in turn, so that one of them is always whole, whenever the power is cut. A
slot holds

    "PB", SAVE_VERSION, the kind, a sequence number (4 bytes), the record, the CRC-32 of all that (4 bytes)

with all numbers low byte first. A store that by itself keeps either all of what is written or what was there before
has `is_log`. It has one slot for each kind, which holds SAVE_VERSION and the record.

A field more is one row in schemas.py. Whoever changes the schemas, or the order of bytes in an Opponent's state, takes
a new SAVE_VERSION if a release has written the current one, lets reader.py read that release, and puts files of it into
tests/golden.
"""
