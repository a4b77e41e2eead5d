"""Wire a board for the left hand: the buttons of its two sides change places."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    # the BUTTONS, LONG_PRESSES and BUTTON_LABELS of a board
    ButtonWiring = tuple[dict[int, str], dict[int, str], dict[int, str]]


class LeftHand:
    """The part of a module of boards/ that Controls uses, with the buttons of its LEFT_HAND instead of its own."""

    def __init__(self, wiring: "ButtonWiring") -> None:
        self.BUTTONS, self.LONG_PRESSES, self.BUTTON_LABELS = wiring
