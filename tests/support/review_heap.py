"""Print the heap that a review uses on MicroPython.

The figures are for the result, the most during the review, and the result again.
"""

import gc
import sys

sys.path.insert(0, ".")


def heap_in_use() -> int:
    gc.collect()
    return gc.mem_alloc()


def main() -> None:
    from tests.support.app_driver import AppDriver
    from tests.support.reviewed import played

    d = AppDriver()
    game = played("simple", 4, ("novice", "greedy"))
    d.start("simple", 4)
    d.session.game = game
    figures = []
    most = 0
    for _ in range(3):  # modules that are loaded the first time stay
        d.call(d.app.show_result)
        d.session.spare_tables.clear()  # The memory of searches stays with the session.
        figures.append(heap_in_use())
        d.app.show("review")
        d.tick()
        while d.wait >= 0:
            d.tick()
            most = max(most, gc.mem_alloc())
        d.keys("OK OK BACK BACK")
    print(figures[1], most, figures[2])


main()
