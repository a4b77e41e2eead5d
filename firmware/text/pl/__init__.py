"""Polish, with "ty"."""
