"""Compute the layout of the table on a colour screen from the screen's size and the kind of its cards.

Cards are described by (width, least width, height, open, closed, folded, strip). The last four are rows of a covered
card that show: in an open fan, in a closed one, folded in the middle of a long one (0: none is folded), and of a pile
that shows only its upper part.
"""

from firmware.draw.layouts.table_layout import BATTERY_SIZE, LINE_PITCH, TableLayout, is_tall, is_wide
from firmware.draw.sprites.sprite_index import BOLD, FONT

TYPE_CHECKING = False  # mypy treats it as true
if TYPE_CHECKING:
    from firmware.draw.layouts.table_layout import Spot

    Cards = tuple[int, int, int, int, int, int, int]

# Ways to arrange a table of several players, the best first. The text is at the bottom in all but the first.
_TALL = 4  # rows, on a screen that is higher than wide: one for each opponent; the text is above the player's piles
_ROWS = 0  # opponents, foundations, houses and the player are rows of whole cards
_BESIDE = 1  # the same, except that the foundations stand in columns beside the houses
_COLUMNS = 2  # all other piles stand beside the houses, which are as high as the screen
_STRIPS = 3  # rows, except that opponents and foundations show only the upper parts of their cards

# Widths in pixels: a count; a name with the mark of its turn; a name's first letter.
_COUNT_WIDTH = 13
_NAME_WIDTH = 67
_LETTER_WIDTH = 10
_MARK_OFFSET = 51  # pixels from the left edge of a name to the mark
# A tall or wide screen has room for large letters: pixels from a line to the next, and numbers of lines.
_LARGE_PITCH = 12
_TALL_LINES = 4
_WIDE_LINES = 3
_LEAST_COLUMN = 18  # pixels from a pile beside the houses to the next, with a letter and a count under it


def pack_table(
    cards: "Cards", width: int, height: int, players: int, houses: int, family: int, mirrored: int = 0
) -> "TableLayout":
    """Return the layout of a table. Raise ValueError if it does not fit a screen of width x height pixels.

    houses: in all; family: 0 with two packs, 1 the one-pack game; mirrored: whether it is for the left hand
    """
    packer = _TablePacker(cards, width, height, mirrored)
    if players == 1:
        fits = packer.arrange_patience(houses)
    else:
        fits = False
        for way in (_TALL, _ROWS, _BESIDE, _COLUMNS, _STRIPS):
            if packer.arrange(way, players, houses, family):
                fits = True
                break
    if not fits:
        raise ValueError("this table needs a larger screen than %d x %d" % (width, height))
    return packer.table


class _TablePacker:
    """Fill in a TableLayout."""

    def __init__(self, cards: "Cards", width: int, height: int, mirrored: int) -> None:
        self._cards = cards
        self._screen = (width, height)
        self._mirrored = mirrored
        self.table = TableLayout()
        self.table.width = cards[0]
        self.table.height = cards[2]
        self.table.foundations = None  # type: ignore[assignment]

    def _flip(self, x: int, width: int) -> int:
        return self._screen[0] - x - width if self._mirrored else x

    def _spread(self, left: int, room: int, n: int, groups: int = 1) -> "list[int]":
        # Return the x, before mirroring, of n cards that are spread over a room, evenly or in groups.
        w = self.table.width
        each = n // groups
        part = room // groups
        pitch = part // each
        if groups > 1:
            pitch = (part - min(part - each * (w + 1), part // 10)) // each
        left += (room - groups * part + part - (each - 1) * pitch - w) // 2
        return [left + part * (i // each) + pitch * (i % each) for i in range(n)]

    def _columns(self, lefts: "list[int]") -> "tuple[int, ...]":
        return tuple([self._flip(x, self.table.width) for x in lefts])

    def _spot(self, x: int, y: int, rows: int = 0, count_x: int = -1, count_y: int = -1) -> "Spot":
        # Return the spot of a pile whose count is on the card, under it, at another place, or nowhere.
        left = self._flip(x, self.table.width)
        if x <= count_x < x + self.table.width:
            count_x += left - x
        elif count_x >= 0:
            count_x = self._flip(count_x, _COUNT_WIDTH)
        return left, y, rows, count_x, count_y

    def _put_text_below(self) -> int:
        # Put the text at the bottom, as wide as the screen; return its y.
        width, height = self._screen
        lines = 3 if height >= 200 else 2
        y = height + 2 - 10 * lines
        self.table.text_box = (0, y, width, lines)
        return y

    def _set_large_text(self, x: int, y: int, width: int, lines: int) -> None:
        # Put text in large letters at a place, before mirroring.
        self.table.text_box = (self._flip(x, width), y, width, lines)
        self.table.text_font = BOLD
        self.table.line_pitch = _LARGE_PITCH

    def _set_houses(self, top: int, room: int, lefts: "list[int]", limit: int) -> None:
        # More height opens the fans, up to a bit more than half of a card, as long as nine cards fit.
        _, _, h, fan, closed, folded, _ = self._cards
        fan = max(fan, min(4 * h // 7, (room - h + 3) // 8))
        half = max(4 * h // 7, fan * 3 // 2) if 2 * room >= 7 * h else fan  # in a low room it would hide the captions
        self.table.fan = (fan, closed, folded, fan // 2, fan // 4, half)
        self.table.houses = (top, room, self._columns(lefts))
        self.table.house_number_limit = limit

    def _least_room(self) -> int:
        # Return the height of a house of 13 cards, some of them folded if that is possible.
        _, _, h, _, closed, folded, _ = self._cards
        return h + (8 if folded else 12) * closed

    def arrange_patience(self, houses: int) -> bool:
        # Hand, waste and foundations stand above the houses, or beside them on a wide screen; the text is below.
        width, height = self._screen
        h = self.table.height
        beside = width > height and width // (houses + 2) > self.table.width
        n = houses + 2 if beside else houses
        lefts = self._spread(0, width, n)
        hand = lefts[houses if beside else 0]
        waste = lefts[houses + 1 if beside else 1]
        if beside:
            top = 1
            second = 2 * h + 15
            tops = (h + 13,) * 4 + (second,) * 4
            suits = [hand, waste, hand, waste]
            low = second + h
        else:
            top = h + 7
            tops = (1,) * 8
            suits = lefts[houses - 4 :]
            low = top
        words = self._put_text_below()
        self.table.player_rows = ((
            None, self._spot(hand, 1, 0, hand, h - 9), self._spot(waste, 1, 0, waste, h - 9), None  # type: ignore
        ),)
        self.table.foundations = tops, h, self._columns([suits[f >> 1] for f in range(8)])
        room = words - 9 - top
        if room < self._least_room():
            room = words - 1 - top
        self._set_houses(top, room, lefts[:houses], words - 9)
        return width // n > self.table.width and low < words and room >= self._least_room()

    def arrange(self, way: int, players: int, houses: int, family: int) -> bool:
        # Arrange the table of several players in one of the ways; return whether it fits.
        width, height = self._screen
        if way == _TALL and not is_tall(width, height):
            return False
        self.table.text_font = FONT  # after a way that did not fit
        self.table.line_pitch = LINE_PITCH
        widest, narrowest, h, _, _, _, strip = self._cards
        first = 1 if family else 0  # there is no reserve
        piles = 4 - first
        # The width is shared evenly between the houses and the piles beside them.
        beside = 0
        if way == _COLUMNS:
            beside = 4
        elif way == _BESIDE and not family:
            beside = 2 if houses >= 8 else 1
        gutter = 2 if way == _COLUMNS else 0
        left = (width - gutter) * houses // (houses + beside)
        each = (left - (3 if houses == 9 else 0)) // houses
        if each <= narrowest:
            each = left // houses  # without gaps between the houses of three players
        w = min(widest, width // 8 - 1, each - 1)
        if beside:
            w = min(w, (width - left - gutter) // beside - 1)
        # All games on a screen are arranged in the way in which eight houses fit.
        if w < narrowest or (way == _BESIDE and width // 10 <= narrowest):
            return False
        self.table.width = w
        gap = max(1, min(4, width // max(8, houses) - w))
        lefts = self._spread(0, left, houses, 3 if houses == 9 else 1)  # three for each player
        side = self._spread(left + gutter, width - left - gutter, min(beside, piles)) if beside else []
        if way == _COLUMNS:
            return self._arrange_columns(players, lefts, side, first)
        if way == _TALL:
            return self._arrange_tall(players, lefts, first)

        rows = strip if way == _STRIPS else 0
        seen = rows or h
        # The text stands beside the player's piles if it has room there, otherwise below them.
        words = piles * (w + gap) + 2
        text_lines = h // (_LARGE_PITCH if is_wide(width) else LINE_PITCH)
        own_rows = 0
        if (width - words) * text_lines >= 440:
            own = height - 1 - h
            if is_wide(width):
                self._set_large_text(words, own + 1, width - words, text_lines)
            else:
                self.table.text_box = (self._flip(words, width - words), own + 1, width - words, text_lines)
        else:
            own_rows = rows
            own = self._put_text_below() - 2 - (own_rows or h)
        y = 0 if rows else 1
        top = y + seen
        if not family and way != _BESIDE:
            top += 1 if rows else 5
            suits = self._spread(0, width, 8) if houses >= 8 else [lefts[1 + (f >> 1)] for f in range(8)]
            self.table.foundations = (top,) * 8, seen, self._columns(suits)
            top += seen
        top += 3 if rows else 6
        if way == _BESIDE and not family:
            self.table.foundations = (
                tuple([top + 1 + (h + 2) * (f >> 1) for f in range(8)]), h,
                self._columns([side[f & 1 if beside == 2 else 0] for f in range(8)]),
            )
            if top + 4 * (h + 2) > own:
                return False
        # Under the houses there is room for a number and the names of the piles, unless the houses need it.
        room = own - 18 - top
        if room < self._least_room() and way != _ROWS:
            room = own - 1 - top
        self._set_houses(top, room, lefts, own - 9)
        self.table.captions = (own - 8, 1 if w < 25 else 0)
        if room < self._least_room():
            return False
        self.table.by_letter = players == 3
        if players == 3:
            return self._place_two_opponents(y, rows, own, gap)
        return self._place_opponent(y, rows, own, own_rows, gap, first)

    def _arrange_tall(self, players: int, lefts: "list[int]", first: int) -> bool:
        # Arrange rows that are as wide as the screen; return whether they fit.
        width, height = self._screen
        w, h = self.table.width, self.table.height
        own = height - 1 - h
        words = own - LINE_PITCH - 3 - _LARGE_PITCH * _TALL_LINES
        self._set_large_text(0, words, width, _TALL_LINES)
        self.table.captions = (own - 8, 0)
        x = self._flip(width - 1 - BATTERY_SIZE[0], BATTERY_SIZE[0])
        self.table.battery = (x, 1)
        rows = [self._place_own(own, (width - w - 2) // (3 - first), first)]
        names = []
        top = 1
        pitch = w + 1
        for _ in range(players - 1):
            x = self._flip(1, _NAME_WIDTH)
            names.append((x, top, x + _MARK_OFFSET, top))
            rows.append(self._place_with_counts(top + 11, 0, pitch, (width - 2 - pitch) // (3 - first), first))
            top += h + 16
        self.table.opponent_names = tuple(names)
        self.table.player_rows = tuple(rows)
        if not first:
            suits = self._spread(0, width, 8) if len(lefts) >= 8 else [lefts[1 + (f >> 1)] for f in range(8)]
            self.table.foundations = (top,) * 8, h, self._columns(suits)
            top += h + 6
        self._set_houses(top, words - 12 - top, lefts, words - 9)
        return words - 12 - top >= self._least_room()

    def _place_own(self, y: int, pitch: int, first: int) -> "tuple[Spot, ...]":
        # Return the spots of the player's piles, with their counts on the cards.
        low = y + self.table.height - 10
        xs = [1 + pitch * i for i in range(4 - first)]
        return self._row([self._spot(x, y, 0, x, low) for x in xs], first, xs[1 - first], y)

    def _row(self, spots: "list[Spot]", first: int, showing: int, y: int, rows: int = 0) -> "tuple[Spot, ...]":
        # Return the spots of piles from left to right as reserve, hand, waste and showing card, which has no count.
        return (
            None if first else spots[0], spots[3 - first], spots[2 - first], self._spot(showing, y, rows)
        )  # type: ignore[return-value]

    def _place_with_counts(self, y: int, rows: int, pitch: int, slot: int, first: int) -> "tuple[Spot, ...]":
        # Return the spots of a row whose counts stand beside the cards; each pile takes a slot, the showing card a
        # pitch.
        x = 1
        spots = []
        showing = 1
        for i in range(first, 4):
            count = x + self.table.width + min(2, pitch - self.table.width)
            spots.append(self._spot(x, y, rows, count, y + ((rows or self.table.height) - 8) // 2))
            if i == 1:
                showing = x
                x += pitch
            else:
                x += slot
        return self._row(spots, first, showing, y, rows)

    def _place_opponent(self, y: int, rows: int, own: int, own_rows: int, gap: int, first: int) -> bool:
        # Place the opponent's piles and name and the player's piles; return whether they fit.
        width = self._screen[0]
        w = self.table.width
        seen = rows or self.table.height
        pitch = w + gap
        slot = min(2 * pitch, (width - _NAME_WIDTH - 4 - pitch) // 3)
        name_width = _NAME_WIDTH
        counted = w + min(2, gap) + _COUNT_WIDTH
        self.table.by_letter = slot <= counted
        if self.table.by_letter:
            # The mark of the turn stands before the letter.
            name_width = _LETTER_WIDTH
            slot = min(2 * pitch, (width - _LETTER_WIDTH - 11 - pitch - counted) // 2)
            if slot <= counted:
                return False
        row = self._place_with_counts(y, rows, pitch, slot, first)
        end = 1 + pitch + slot * (3 - first)
        x = width - 1 - name_width
        name_y = y + max(0, min((seen - 9) // 2, seen - 19))
        self.table.battery = None
        if not self.table.by_letter and end <= x - BATTERY_SIZE[0] - 3:
            x -= BATTERY_SIZE[0] + 3
            self.table.battery = (self._flip(width - 1 - BATTERY_SIZE[0], BATTERY_SIZE[0]), 3)
        name = self._flip(x, name_width)
        if self.table.by_letter:
            self.table.opponent_names = ((name, name_y, self._flip(x - 9, 9), name_y + 1),)
            if own_rows:
                self.table.battery = (self._flip(width - 1 - BATTERY_SIZE[0], BATTERY_SIZE[0]), own + 1)
        else:
            self.table.opponent_names = ((name, name_y, name + _MARK_OFFSET, name_y),)
            if not self.table.battery and seen >= 20:
                self.table.battery = (name, name_y + 11)
        if own_rows:
            mine = self._place_with_counts(own, own_rows, pitch, slot, first)
        else:
            mine = self._place_own(own, pitch, first)
        self.table.player_rows = (mine, row)
        return True

    def _place_two_opponents(self, y: int, rows: int, own: int, gap: int) -> bool:
        # Place two opponents side by side, a letter before each, and the player's piles; return whether they fit.
        width = self._screen[0]
        half = width // 2
        seen = rows or self.table.height
        pitch = min(self.table.width + gap, (half - 12) // 4)
        if pitch <= self.table.width or seen < 20:
            return False
        all_rows = [self._place_own(own, self.table.width + gap, 0)]
        names = []
        for x in (1, half + 1):
            name = self._flip(x, _LETTER_WIDTH)
            name_y = y + min(4, seen - 20)
            names.append((name, name_y, name, name_y + 11))
            xs = [x + 11 + pitch * i for i in range(4)]
            spots = [self._spot(each, y, rows, each, y + seen - 10) for each in xs]
            all_rows.append(self._row(spots, 0, xs[1], y, rows))
        self.table.player_rows = tuple(all_rows)
        self.table.opponent_names = tuple(names)
        x = width - 1 - BATTERY_SIZE[0]
        self.table.battery = (self._flip(x, BATTERY_SIZE[0]), 3) if half + 12 + 4 * pitch < x else None
        return True

    def _arrange_columns(self, players: int, lefts: "list[int]", side: "list[int]", first: int) -> bool:
        # Arrange houses as high as the screen and all other piles beside them; return whether that fits.
        width, height = self._screen
        h = self.table.height
        if side[1] - side[0] < _LEAST_COLUMN or width - side[0] < _NAME_WIDTH:
            return False
        self.table.by_letter = players == 3
        if not is_wide(width):
            houses_floor = floor = self._put_text_below()
        else:
            # The text stands only under the houses.
            floor = height
            houses_floor = height - _LARGE_PITCH * _WIDE_LINES
            self._set_large_text(0, houses_floor, side[0] - 4, _WIDE_LINES)
        showing = side[1 - first]
        names = []
        if players == 3:
            # All counts are on the cards. An opponent's letter stands under the upper half of the showing card.
            own = floor - 1 - h
            opponents = []
            for y in (1, h + 3):
                spots = [self._spot(x, y, 0, x, y + h - 10) for x in side]
                opponents.append(self._row(spots, 0, showing, y, h // 2))
                x = self._flip(showing, self.table.width)
                names.append((x, y + h - 10, x + _LETTER_WIDTH, y + h - 9))
            counts = own + h - 10
            shift = 0
            self.table.captions = (0, 0)
            top = 2 * h + 5
        else:
            # The counts stand under the cards, beside the letters of the piles.
            own = floor - 12 - h
            counts = own + h + 1
            shift = min(7, self.table.width - 11)
            spots = [self._spot(x, 10, 0, x + 4, h + 11) for x in side]
            opponents = [self._row(spots, first, showing, 10)]
            x = self._flip(side[0], _NAME_WIDTH)
            names.append((x, 1, x + _MARK_OFFSET, 1))
            top = h + 20
            self.table.captions = (counts, 1)
        spots = [self._spot(x, own, 0, x + shift, counts) for x in side]
        self.table.player_rows = tuple([self._row(spots, first, showing, own)] + opponents)
        self.table.opponent_names = tuple(names)
        if not first:
            each = 2 if len(lefts) >= 8 else 1  # foundations per column
            rows = min(h, (own - top) // each - 4)
            if rows < 12:
                return False
            top += (own - top - each * (rows + 1)) // 2
            self.table.foundations = (
                tuple([top + (rows + 1) * (f & 1) if each == 2 else top for f in range(8)]), rows,
                self._columns([side[f >> 1] for f in range(8)]),
            )
        room = houses_floor - 2
        self._set_houses(1, room, lefts, houses_floor - 9)
        return room >= self._least_room() and own >= top
