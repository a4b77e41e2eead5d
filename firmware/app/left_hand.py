"""A board for the left hand: the buttons of its two sides have changed places."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.controls import Wiring


class LeftHand:
    """What Controls asks of a module of boards/, with the buttons of its LEFT_HAND instead of its own."""

    def __init__(self, wiring: "Wiring") -> None:
        self.BUTTONS, self.LONG_PRESSES, self.BUTTON_LABELS = wiring
