"""Play the game by the picture of a handheld's screen in the terminal, in any window that has room for it."""

from hostsim.players.terminal import play_picture as play

__all__ = ["play"]
