"""The table in play: the table itself, its modes, and the views over it."""
