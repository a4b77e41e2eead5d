"""Spanish, with "tú"."""
