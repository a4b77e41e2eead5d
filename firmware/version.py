"""The version of the game: this is the one place that says it."""

VERSION = "0.2.0"
