"""A screen of characters: a terminal."""
