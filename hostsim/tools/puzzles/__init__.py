"""Find puzzles in games, judge them by enumerating the turn, and pack them for a board."""
