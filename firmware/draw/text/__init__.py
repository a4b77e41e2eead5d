"""A screen that is read out: lines of words in place of sprites."""
