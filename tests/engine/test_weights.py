"""The weights: an index for each, and rows of as many."""

import pytest

from engine import weights
from engine.weights import CATS_WEIGHTS, ONE_PACK_WEIGHTS, ONE_ROW, TWO_PACK_WEIGHTS, W_ROW


@pytest.mark.parametrize("prefix, length, tables", [
    ("W_", W_ROW, (TWO_PACK_WEIGHTS, CATS_WEIGHTS)), ("ONE_", ONE_ROW, (ONE_PACK_WEIGHTS,)),
])
def test_indices_of_a_row_count_its_weights(prefix, length, tables):
    indices = [value for name, value in vars(weights).items()
               if name.startswith(prefix) and type(value) is int and not name.endswith("_ROW")]
    assert indices == list(range(length))
    assert all(len(row) == length for rows in tables for row in rows)
