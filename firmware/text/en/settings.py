"""English texts of the settings: NAME, NAME_VALUES and NAME_ABOUT for each."""

# Screens: settings
SPEED = "Opponent's pace"  # at most 20
SPEED_VALUES = ("slow", "normal", "fast", "instant")  # at most 10
SOUND = "Sound"  # at most 10
SOUND_VALUES = ("off", "quiet", "loud")  # at most 10
TAP = "A tap on a card"  # at most 20
TAP_VALUES = ("picks it up", "plays one place", "plays the best")  # at most 20
TAP_ABOUT = (  # at most 110
    "A tap picks a card up, the next one says where it goes. A double tap sends it to a foundation.",
    "A card with only one place goes there at the first tap. Undo takes it back.",
    "A tap plays a card: up, else on your opponent, on a house or into a space. Undo takes it back.",
)
VIBRATION = "Vibration"  # at most 15
TARGET = "Match length"  # at most 20
TARGET_ABOUT = "From the next match on. Auto: as long as fits the game chosen."  # at most 65
POINTS = "{0} points"  # at most 10; {0} points: 150
FITTING_POINTS = "auto"  # at most 5
SINGLE_GAME = "one game"  # at most 12
NAMES_OF_PILES = "Pile names"  # at most 20
ASKS_TO_DISCARD = "Discard playable cards"  # at most 25
ASKS_TO_DISCARD_VALUES = ("at once", "ask")  # at most 10
ASKS_TO_DISCARD_ABOUT = "Ask: you are asked before you discard a card that could still be played."  # at most 80
PLAYS_FORCED = "Forced moves"  # at most 20
PLAYS_FORCED_VALUES = ("manual", "automatic")  # at most 15
PLAYS_FORCED_ABOUT = "The only move left plays itself; a card with one place takes one press."  # at most 75
TEACHES = "Teach as you play"  # at most 20
TEACHES_ABOUT = "Each rule is explained once, and your first games end with a thing to learn."  # at most 80
LEVEL = "Next opponent"  # at most 20
LANGUAGE = "Language"  # at most 10
CARD_LETTERS = "Card letters"  # at most 20
AS_LANGUAGE = "auto"  # at most 5

# Screens: a new game
STARTER = "First turn"  # at most 10
STARTER_VALUES = ("by the rules", "you", "your opponent")  # at most 15
STYLE = "Style"  # at most 10
STYLE_VALUES = ("Assisted", "Stop play")  # at most 15
STYLE_ABOUT = (  # at most 135
    "Assisted: an illegal move is refused, with the reason.",
    "Stop play: you may try anything. A wrong move is stopped and ends your turn; you call your opponent's mistakes.",
)
STOP_PRICE = "False call"  # at most 20
STOP_PRICE_VALUES = ("nothing", "the turn")  # at most 10
STOP_PRICE_ABOUT = (  # at most 120
    "A wrong call of stop costs you nothing.",
    "A wrong call of stop costs you the turn, or your next one while your opponent is moving.",
)

# Screens: for everyone's eyes and hands
ACCESSIBILITY = "Accessibility"  # at most 15
FELT = "Felt"  # at most 10
FELT_VALUES = ("green", "dark", "light")  # at most 10
PICTURE = "Picture"  # at most 10
PICTURE_VALUES = ("light on dark", "dark on light")  # at most 15
SUIT_COLOURS = "Colours of suits"  # at most 20
SUIT_COLOURS_VALUES = ("two", "four")  # at most 10
# at most 95
SUIT_COLOURS_ABOUT = "With four, diamonds are orange and clubs are blue; they still count as red and black."
MARKS = "Ranks and suits"  # at most 20
MARKS_VALUES = ("normal", "large")  # at most 10
LEFT_HANDED = "Left-handed"  # at most 15
LEFT_HANDED_VALUES = ("no", "yes")  # at most 5
# at most 90
LEFT_HANDED_ABOUT = "The table is mirrored, and so are the buttons where they can be: How to play names them."

# Screens: a duplicate match, the deal of the day
MATCH = "Match"  # at most 5
MATCH_VALUES = ("Normal", "Duplicate")  # at most 10
MATCH_ABOUT = (  # at most 120
    "Normal: each game has its own cards.",
    "Duplicate: each deal is played twice, the second time from the other seat. Only the difference counts, not luck.",
)

# Persons who share one device
HAND_OVER = "Hand-over screen"  # at most 20
HAND_OVER_ABOUT = "A screen between the turns hides the cards until the next player has the device."  # at most 90
TURNED_ROUND = "Flip the picture"  # at most 20
TURNED_ROUND_ABOUT = "The picture turns for a player opposite, where two people share the device."  # at most 90
