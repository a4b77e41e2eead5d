"""A screen that is read: lines of text in place of sprites."""
