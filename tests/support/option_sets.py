"""The rule sets with options that tests play besides the plain rule sets."""

OPTIONS = [
    "classic+groups+waste",
    "classic+backs+closed",
    "classic+cut+fewest+mustload+mustspace+peek+r11",
    "classic+closed+groups+release+uncover",
    "simple+backs+groups+waste",
    "three+backs+closed+groups+waste",
    "onepack+thirty",
]
