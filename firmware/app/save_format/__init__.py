"""The format of saves: written by writer.py, read by reader.py.

packing.py has the ids.

Each kind of save (session, settings, records, lessons, puzzles, career) has two slots in a store, written in turn, so
that one of them is always whole, whenever the power is cut. A slot holds

    "PB", SAVE_VERSION, the kind, a sequence number (4 bytes), the body, the CRC-32 of all that (4 bytes)

with all numbers low byte first. A store that by itself keeps either all of what is written or what was there before
says so by `is_log`. It has one slot for each kind, which holds SAVE_VERSION and the body.

The body of a session is what stays the same during a game (`start_of`, packing.py), then what changes
(`pack_progress`):
    the number of the rule set, its options (4), the seed (6), the number of the level, the points that win the match
    (2), its flags (FLAG_ALL_SIDES and so on, writer.py), the CRC-32 of the cards at the
    start (4); for the level adaptive its strength by ids (2); for FLAG_OWN_START, where they were not dealt, that
    position as text (RULES 2) after its length (2);
    for FLAG_HOT_SEAT, who pass the device round, the name of each after its length, the first one first, in ASCII,
    empty for none;
    for FLAG_REMOTE the game's number (4) and the kind of cable;
    the player's seat, of several players the first one's; each player's points before this game (2);
    for FLAG_DUPLICATE whether it is the second game with these cards, and then each player's points from the first (2);
    the bytes of an opponent's state, the state of each opponent, the log of moves to the end.
That of the settings is Settings.numbers (firmware/app/settings.py); that of the records is in packing.py; that of the
lessons is a bit a lesson, by its number, low bit first, and that of the puzzles a bit a puzzle; that of the career is
in player_stats_packing.py.

Whoever changes any of it, or the order of bytes in an Opponent's state, takes a new SAVE_VERSION, lets reader.py read
the old one, and puts files of the old one into tests/golden.
"""
