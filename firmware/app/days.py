"""Calendar dates, written as the number of the deal of the day: 261122 is 22 November 2026."""

from engine.const import const

_MARCH = const(3)
_SATURDAY = const(5)  # Monday is 0


def day_number(date: int) -> int:
    """Return the number of days from 1 January 2000 to a date, which is given as a deal of the day."""
    year, month, day = date // 10000, date // 100 % 100, date % 100
    if month < _MARCH:  # years are counted from March, so that a leap day is the last of its year
        year -= 1
        month += 12
    return 365 * year + year // 4 + (153 * (month - _MARCH) + 2) // 5 + day + 59


def is_date(number: int) -> bool:
    """Return whether a number is a date in the form of the deal of the day."""
    month = number // 100
    return 0 < month % 100 <= 12 and 0 < number % 100 <= days_in_month(month)


def weekday(number: int) -> int:
    """Return the day of the week, 0 for Monday, of a day from day_number."""
    return (number + _SATURDAY) % 7


def add_months(month: int, months: int) -> int:
    """Return the month that is `months` after another; a month is a number such as 2611."""
    at = month // 100 * 12 + month % 100 - 1 + months
    return at // 12 * 100 + at % 12 + 1


def days_in_month(month: int) -> int:
    """Return the number of days in a month; a month is a number such as 2611."""
    return day_number(100 * add_months(month, 1) + 1) - day_number(100 * month + 1)
