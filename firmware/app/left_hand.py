"""A board for the left hand: the buttons of its two sides have changed places."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    # BUTTONS, LONG_PRESSES and BUTTON_LABELS of a board
    ButtonWiring = tuple[dict[int, str], dict[int, str], dict[int, str]]


class LeftHand:
    """What Controls asks of a module of boards/, with the buttons of its LEFT_HAND instead of its own."""

    def __init__(self, wiring: "ButtonWiring") -> None:
        self.BUTTONS, self.LONG_PRESSES, self.BUTTON_LABELS = wiring
