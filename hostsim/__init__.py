"""The laptop's side of the game, for CPython only: command line, players, builds and tools."""
