"""English. Each language is a folder with the same files, and in them the same names.

They have words and no code; comments stand here alone, and hold for every language. {0}, {1} and so on are places for
str.format; a language may change their order, and leave one out where it says the same without. {OK}, {BACK}, {TURN},
{STOP}, {MENU}, {STEPS}, {LR} and {SEE} stand for what the buttons here are labelled; touch.py has a text for a finger
for each text with one. Tuples have as many entries in each language, dicts the same keys, and lessons the same ids. In
the fonts \\1 to \\4 are the suits S H D C, \\5 and \\6 point left and right.
"""
