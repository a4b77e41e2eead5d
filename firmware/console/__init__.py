"""A console: the player types lines, and the game prints lines."""
