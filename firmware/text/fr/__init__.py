"""French, with "vous"."""
