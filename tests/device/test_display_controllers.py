"""Models of the one-bit display controllers, by their data sheets; test_uf2_build.py tests the boards."""

import pytest

from hostsim.device.display_controllers import SH1107, SSD1306


def send(chip, *codes):
    for code in codes:
        chip.command(code)


def lit(chip):
    """Return the places (x, y) that are lit."""
    wire = chip.rgb565()
    assert len(wire) == 2 * chip.width * chip.height and set(wire) <= {0, 0xFF}
    return {(i % chip.width, i // chip.width) for i in range(chip.width * chip.height) if wire[2 * i]}


def ssd1306(width=128, height=64, column=0):
    chip = SSD1306(width, height, column)
    send(chip, 0xA1, 0xC8, 0xA8, height - 1, 0x8D, 0x14, 0xAF)
    return chip


def sh1107(offset=0x60):
    chip = SH1107(128, 64, offset)
    send(chip, 0xA8, 63, 0xD3, offset, 0xAF)
    return chip


def put(chip, page, column, *values):
    send(chip, 0xB0 | page, column & 15, 0x10 | column >> 4)
    chip.data(bytes(values))


# SSD1306


def test_ssd1306_byte_is_eight_pixels_with_the_lowest_bit_on_top():
    chip = ssd1306()
    put(chip, 2, 5, 0x81, 0x02)
    assert lit(chip) == {(5, 16), (5, 23), (6, 17)}


def test_ssd1306_page_mode_wraps_to_the_first_column():
    chip = ssd1306()
    put(chip, 7, 126, 1, 1, 1)
    assert lit(chip) == {(126, 56), (127, 56), (0, 56)}


@pytest.mark.parametrize("mode, places", [
    (0, [(10, 8), (11, 8), (12, 8), (10, 16), (11, 16), (12, 16), (10, 8)]),
    (1, [(10, 8), (10, 16), (11, 8), (11, 16), (12, 8), (12, 16), (10, 8)]),
])
def test_ssd1306_window_is_filled_by_pages_or_by_columns(mode, places):
    chip = ssd1306()
    send(chip, 0x20, mode, 0x21, 10, 12, 0x22, 1, 2)
    for i, (x, y) in enumerate(places):
        chip.data(b"\x01")
        assert (x, y) in lit(chip) and len(lit(chip)) == min(i + 1, 6)


def test_ssd1306_directions_mirror_the_picture():
    chip = ssd1306()
    put(chip, 0, 3, 0x02)
    assert lit(chip) == {(3, 1)}
    send(chip, 0xA0)
    assert lit(chip) == {(124, 1)}
    send(chip, 0xC0)
    assert lit(chip) == {(124, 62)}
    send(chip, 0xA1)
    assert lit(chip) == {(3, 62)}


def test_ssd1306_start_line_scrolls_and_offset_shifts():
    chip = ssd1306()
    put(chip, 0, 0, 0x01)
    put(chip, 1, 1, 0x01)
    send(chip, 0x40 | 8)
    assert lit(chip) == {(0, 56), (1, 0)}
    send(chip, 0x40, 0xD3, 8)  # The first row is at COM 7, the eighth from below.
    assert lit(chip) == {(0, 56), (1, 0)}
    send(chip, 0xC0)  # The first row is at COM 56.
    assert lit(chip) == {(0, 7), (1, 63)}


def test_ssd1306_rows_beyond_the_multiplex_ratio_are_dark():
    chip = ssd1306()
    for page in range(8):
        put(chip, page, 0, 0xFF)
    assert len(lit(chip)) == 64
    send(chip, 0xA8, 47)  # COM 47 to 0 are the lowest 48 rows of the glass.
    assert lit(chip) == {(0, y) for y in range(16, 64)}
    send(chip, 0xD3, 8)  # This shifts them to COM 55 to 8.
    assert lit(chip) == {(0, y) for y in range(8, 56)}
    send(chip, 0xD3, 0, 0xA5)
    assert lit(chip) == {(x, y) for x in range(128) for y in range(16, 64)}


def test_ssd1306_small_glass_lies_at_its_column():
    chip = ssd1306(72, 40, 28)
    for x, page in ((27, 0), (28, 0), (99, 4), (100, 4), (28, 5)):
        put(chip, page, x, 0x01)
    assert lit(chip) == {(0, 0), (71, 32)}


def test_ssd1306_inversion_display_off_charge_pump_and_reset():
    chip = ssd1306()
    put(chip, 0, 0, 0x01)
    send(chip, 0xA7)
    assert len(lit(chip)) == 128 * 64 - 1 and (0, 0) not in lit(chip)
    send(chip, 0xA6, 0xAE)
    assert not lit(chip)
    send(chip, 0xAF)
    assert lit(chip) == {(0, 0)}
    send(chip, 0x8D, 0x10)
    assert not lit(chip)
    send(chip, 0x8D, 0x14)
    assert lit(chip) == {(0, 0)}
    chip.reset()
    assert not lit(chip)
    send(chip, 0x8D, 0x14, 0xAF)
    assert lit(chip) == {(127, 63)}  # A reset leaves the memory, but not the directions.


def test_ssd1306_parameters_are_not_taken_for_commands():
    chip = ssd1306()
    put(chip, 0, 0, 0x01)
    send(chip, 0x81, 0xAE, 0xD5, 0xA7, 0xD9, 0xA5, 0xDA, 0xAE, 0xDB, 0xAE, 0xAD, 0xAE, 0x26, *[0xAE] * 6)
    assert lit(chip) == {(0, 0)} and chip.contrast == 0xAE


def test_ssd1306_changed_is_set_by_each_change():
    chip = ssd1306()
    for change in (lambda: put(chip, 0, 0, 1), lambda: send(chip, 0xA7), chip.reset):
        chip.changed = False
        change()
        assert chip.changed
    chip.changed = False
    send(chip, 0x81)  # The command waits for its parameter.
    assert not chip.changed


# SH1107


def test_sh1107_pages_run_across_and_columns_upwards():
    chip = sh1107()
    put(chip, 2, 0, 0x81, 0x02)
    assert lit(chip) == {(16, 63), (23, 63), (17, 62)}


def test_sh1107_next_byte_goes_to_the_next_column_or_page():
    chip = sh1107()
    put(chip, 15, 62, 1, 1, 1)  # The third lies beside the glass.
    assert lit(chip) == {(120, 1), (120, 0)}
    chip = sh1107()
    send(chip, 0x21)
    put(chip, 14, 5, 1, 1, 1)
    assert lit(chip) == {(112, 58), (120, 58), (0, 57)}
    send(chip, 0x20)
    put(chip, 1, 0, 1, 1)
    assert lit(chip) >= {(8, 63), (8, 62)}


def test_sh1107_directions_start_line_and_offset_move_the_picture():
    chip = sh1107()
    put(chip, 0, 3, 0x02)
    assert lit(chip) == {(1, 60)}
    send(chip, 0xA1)
    assert lit(chip) == {(126, 60)}
    send(chip, 0xA0, 0xDC, 2)
    assert lit(chip) == {(1, 62)}
    send(chip, 0xDC, 0, 0xD3, 0x61)
    assert lit(chip) == {(1, 61)}
    # Rows 0 to 63 are now at COM 0 to 63. The glass begins at COM 32, so half of it shows the later half of the rows.
    send(chip, 0xD3, 0)
    assert not lit(chip)
    put(chip, 0, 32, 0x01)
    assert lit(chip) == {(0, 63)}


def test_sh1107_reversed_commons_flip_the_picture():
    chip = sh1107()
    put(chip, 0, 0, 0x01)
    put(chip, 0, 63, 0x02)
    assert lit(chip) == {(0, 63), (1, 0)}
    send(chip, 0xC8, 0xD3, 0x20)  # COM 95 shows row 0
    assert lit(chip) == {(0, 0), (1, 63)}


def test_sh1107_inversion_all_on_and_display_off():
    chip = sh1107()
    put(chip, 0, 0, 0x01)
    send(chip, 0xA7)
    assert len(lit(chip)) == 128 * 64 - 1
    send(chip, 0xA5)
    assert len(lit(chip)) == 128 * 64
    send(chip, 0xA4, 0xA6, 0xAE)
    assert not lit(chip)
    send(chip, 0x81, 0xAF, 0xAF)
    assert lit(chip) == {(0, 63)} and chip.contrast == 0xAF
