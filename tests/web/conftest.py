"""What the tests of the page share: the page itself, built once."""

import pytest

from hostsim import arguments
from hostsim.web import page_build
from tests.support.page_site import lacks


@pytest.fixture(scope="session")
def page(shared):
    """Return the folder of the whole page."""
    try:
        runtime = page_build.runtime()
    except arguments.CommandError as error:
        lacks(error)
    return shared("page", lambda folder: page_build.write(folder / "web", runtime)) / "web"
