"""The common part of the looks with pixels: one page kit and one menu renderer, loaded at the first use."""

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.draw.pages.menu_view import MenuView
    from firmware.draw.pages.page_kit import PageKit
    from firmware.draw.pages.page_style import PageStyle
    from firmware.draw.scene import Scene


class PictureLook:
    """A look of width x height pixels. A subclass defines page_style(), the style of its menus and pages."""

    width: int
    height: int
    scene: "Scene"
    page_style: "Callable[[], type[PageStyle]]"

    def resize(self, width: int, height: int) -> None:
        """Follow a screen that has another size now, in pixels."""
        self.width = width
        self.height = height

    def make_page_kit(self) -> "PageKit":
        """Return the PageKit that draws pages."""
        from firmware.draw.pages.page_kit import PageKit

        return PageKit(self.scene, self.width, self.height, self.page_style())

    def make_menu_view(self, read_first: bool) -> "MenuView":
        """Return a MenuView; read_first: whether the menu begins with its text if not everything fits."""
        from firmware.draw.pages.menu_view import MenuView

        return MenuView(self.scene, self.width, self.height, self.page_style(), read_first)
