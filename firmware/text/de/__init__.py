"""German, with "du"."""
