"""What is said in English in the list of the lessons, and around each lesson.

lessons.py has what is said in each.
"""

# The page that opens the lessons: the aim, whose cards are whose, what loading is.
LEARN_AIM = (  # at most 190
    (
        "The aim",
        "You each have cards of your own. Be the first to play them all, and you win.",
        "Most go to the middle of the table, which you share. Some can go onto your opponent's piles: that is called "
        "loading, and leaves your opponent one more to play.",
    ),
)
LEARN_BEGINS = "{OK}: the first lesson"  # at most 30
LESSON_SHOW = "Show me"  # at most 10
LESSON_LEAVE = "All lessons"  # at most 15
LESSON_DONE = "Well done!"  # at most 15
LESSON_NEXT = "Next lesson"  # at most 15
# For each lesson, by its name in firmware/lessons: title, subject, conclusion.
LESSONS = {  # at most 120
    "houses": (
        "Building on houses",
        "Downwards, red on black.",
        "One lower, and of the other colour: that is all there is to the houses, which both players use.",
    ),
    "foundations": (
        "Foundations",
        "Aces start them, and what fits must go up.",
        "Ace to king in suit. A card that fits a foundation goes there before you do anything else.",
    ),
    "reserve": (
        "Reserve first",
        "When two cards can go up.",
        "If two cards can go up, your reserve's goes first. It is the mistake most often called.",
    ),
    "spaces": (
        "Spaces",
        "An empty house, and what fills it.",
        "Any card may go into a space. While you have a reserve, fill spaces before you turn up a card, best from "
        "there.",
    ),
    "turning": (
        "Turning up",
        "The hand, and what ends a turn.",
        "A turn goes on while the cards you turn up fit. The first that you lay on your waste ends it.",
    ),
    "loading": (
        "Loading",
        "Your cards for your opponent.",
        "One higher or lower in suit, on your opponent's waste or reserve. On the reserve it also buries the cards "
        "below.",
    ),
    "turned_over": (
        "The waste turned over",
        "A new hand, in an order that you know.",
        "The waste turned over comes up in the order in which you laid it down. Remember it, and you can plan.",
    ),
    "endgame": (
        "The endgame",
        "Spaces for the last cards.",
        "Count your cards and your spaces before you turn up a card. The last card wins the game.",
    ),
    "one_pack": (
        "One pack",
        "Runs, joining them, and spaces.",
        "One suit, up or down, and round from king to ace. Join runs, and fill the spaces from your waste.",
    ),
    "stop_play": (
        "Stop play",
        "Mistakes, and how to call them.",
        "Nothing is refused in stop play: see to your own foundations, and watch your opponent's.",
    ),
    "foster_two": (
        "Foster's game, two packs",
        "A game to watch, step by step, as printed in 1922.",
        "Loads, spaces that move runs, and a reserve gone in a single turn: all in Foster's own example.",
    ),
    "foster_one": (
        "Foster's game, one pack",
        "A game to watch: how it was lost, and how to win it.",
        "Joining runs and getting cards under them: the art of the one-pack game.",
    ),
}
LESSON_RIGHT = "Right!"  # at most 10
LESSON_SHOWS = "{0}"  # at most 5; {0} what is shown: 10\1
LESSON_CALLS = "Call stop: {STOP}. Choose: {0}"  # at most 70; {0} a mistake: Foundation first
