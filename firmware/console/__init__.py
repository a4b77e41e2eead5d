"""A player at a console: lines that are typed, and lines that are told."""
