"""The format of saves.

schemas.py lists the fields of saves, packing.py and unpacking.py turn them into bytes and back, writer.py and reader.py
write, read and check slots, and released_v3.py reads the saves of the released version 0.1.0.

Each kind of save has two slots in a store, written in turn, so that one is always whole if the power is cut. A slot
holds

    "PB", SAVE_VERSION, the kind, a sequence number (4 bytes), the record, the CRC-32 of all that (4 bytes)

with all numbers low byte first. A store that guarantees by itself that a write is atomic has `is_log`. It has one slot
for each kind, which holds SAVE_VERSION and the record.

A new field is one more row in schemas.py. If a release has written the current SAVE_VERSION, a change to the schemas,
or to the order of bytes in an Opponent's state, needs a new version: let reader.py read the saves of that release, and
put some of them into tests/golden.
"""
