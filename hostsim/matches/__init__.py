"""Commands that play many games, on the compiled engine if there is one."""

from hostsim import fast

fast.use_compiled_engine()  # here, because every process that plays must call this before it loads the engine
