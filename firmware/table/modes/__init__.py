"""The modes of a table, one for each kind of play."""
