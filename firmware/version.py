"""The version of the game; no other file states it."""

VERSION = "0.2.0"
