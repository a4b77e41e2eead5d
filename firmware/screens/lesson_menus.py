"""The list of lessons, the menu of a lesson, and its end."""

from firmware import text
from firmware.lessons import LESSON_NUMBERS, LESSONS, load_lesson
from firmware.screens.checklist_menu import ChecklistMenu
from firmware.screens.help_pages import Help
from firmware.screens.menu import Menu
from firmware.text import phrases

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.app.app import App
    from firmware.screens.help_pages import Pages
    from firmware.table.modes.lesson import Lesson
    from firmware.table.views.lesson_playback import LessonPlayback


def begin_lesson(app: "App", name: str) -> None:
    """Put a lesson on the table, while the match waits."""
    app.begin_activity(open_lesson(app, name))


def open_lesson(app: "App", name: str) -> "Lesson | LessonPlayback":
    """Return the activity of a lesson, which depends on the lesson's kind."""
    module = load_lesson(name)
    if module.LESSON_KIND == "walk":
        from firmware.table.views.lesson_playback import LessonPlayback

        return LessonPlayback(app, name, module)
    from firmware.table.modes.lesson import Lesson, StopPlayLesson

    return (Lesson if module.LESSON_KIND == "table" else StopPlayLesson)(app, name, module)


def title_of(name: str) -> str:
    """Return the title of a lesson."""
    return text.learn().LESSONS[name][0]


def aim_pages() -> "Pages":
    """Return the page on the aim of the game. Its last line says how to begin the first lesson."""
    return (text.learn().LEARN_AIM[0] + (phrases.with_buttons(text.learn().LEARN_BEGINS),),)


class AimPage(Help):
    """The page on the aim of the game."""

    def rename_controls(self) -> None:
        """Say how to begin the lesson with the controls that the player uses now."""
        self.given = aim_pages()
        self.resize()


class LessonList(ChecklistMenu):
    """The list of lessons, with the cursor on the first not done; at_once: whether to open the page on the aim"""

    def __init__(self, app: "App", at_once: bool = False) -> None:
        ChecklistMenu.__init__(self, app, text.menus().LEARN, app.lesson_progress())
        self.at_once = at_once
        app.activity = None
        for i in range(len(LESSONS)):
            self.add_lesson(i)
        self.go_to_first_undone()
        aim = text.learn().LEARN_AIM[0]
        self.add(aim[0], self.show_aim, about=aim[1])

    def show_aim(self) -> None:
        """Show the page on the aim; the first lesson follows it."""
        app = self.app
        self.at_once = False
        app.push(AimPage(app, aim_pages(), lambda: begin_lesson(app, LESSONS[0])))

    def add_lesson(self, i: int) -> None:
        """Add the row of lesson i."""
        name = LESSONS[i]
        title, about = text.learn().LESSONS[name][0], text.learn().LESSONS[name][1]
        self.add_item(title, LESSON_NUMBERS[i], lambda: self.begin(i), about)

    def begin(self, i: int) -> None:
        """Begin lesson i. Until the first lesson is done, the page on the aim comes before it."""
        if i or self.progress.has(LESSON_NUMBERS[0]):
            begin_lesson(self.app, LESSONS[i])
        else:
            self.show_aim()

    def open(self, now: int) -> None:
        Menu.open(self, now)
        if self.at_once:
            self.show_aim()
        self.note = self.note or self.progress.note
        self.progress.note = ""


class LessonMenu(Menu):
    """The menu of a lesson, or of its LessonPlayback, which does not play, with its task."""

    def __init__(self, app: "App", lesson: "Lesson") -> None:
        Menu.__init__(self, app, title_of(lesson.name))
        self.lines = [lesson.task]
        plays = lesson.accepts_moves and lesson.session.is_local_turn()
        self.add(text.menus().GO_ON, self.back)
        self.add(text.learn().LESSON_SHOW, lambda: self.at_table(lesson.hint), shown=plays)
        self.add(text.menus().CALL_STOP, lambda: self.at_table(lesson.call_stop),
                 shown=plays and lesson.can_call_stop())
        self.add(text.menus().LOOK_INTO_PILE, app.show_pile_view)
        self.add(text.menus().LESSON_AGAIN, lambda: begin_lesson(app, lesson.name))
        self.add(text.learn().LESSON_LEAVE, lambda: app.show("learn"))
        self.add(text.menus().TITLE, app.show_title)


class LessonEnd(Menu):
    """The menu at the end of a lesson, with a row for the next one."""

    parent = "learn"

    def __init__(self, app: "App", name: str) -> None:
        Menu.__init__(self, app, text.learn().LESSON_DONE)
        at = LESSONS.index(name)
        self.lines = [text.learn().LESSONS[name][2]]
        if at + 1 < len(LESSONS):
            self.add(text.learn().LESSON_NEXT, lambda: begin_lesson(app, LESSONS[at + 1]),
                about=title_of(LESSONS[at + 1]))
        else:
            self.add(text.menus().NEW_GAME, lambda: app.show("first_game"))
        self.add(text.learn().LESSON_LEAVE, self.back)
        self.add(text.menus().TITLE, app.show_title)
