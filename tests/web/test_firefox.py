"""Tests of the page in Firefox: that it starts, plays and saves there, each picture as the host's.

All else is tested in Chromium, in test_page.py.
"""

import pytest

from hostsim import arguments
from tests.support.firefox import Firefox, FirefoxSite
from tests.support.page_site import Host, both_at_once, lacks

pytestmark = pytest.mark.slow  # The game is compiled, and a browser started.


@pytest.fixture(scope="module")
def firefox(tmp_path_factory):
    """Return headless Firefox with a new profile."""
    try:
        firefox = Firefox(tmp_path_factory.mktemp("firefox"))
    except arguments.CommandError as error:
        lacks(error)
    yield firefox
    firefox.close()


@pytest.fixture
def site(page, firefox):
    site = FirefoxSite(page, firefox)
    yield site
    complaints = site.complaints()
    site.close()
    assert not complaints


@pytest.mark.parametrize("name", ["pimoroni_display_pack", "thumby"])
def test_page_in_firefox_opens_with_the_title(site, name):
    site.open(board=name)
    assert site.picture() == Host(name).press() and site.text("notice") == ""


def test_game_in_firefox_is_played_by_keys_and_goes_on_after_a_reload(site):
    name = "pimoroni_display_pack"
    host, store = both_at_once(site, name)
    site.open(board=name, rules="classic", level="greedy", seed="4")
    assert site.picture() == host.start("classic", "greedy", 4)
    keys = "Enter ArrowRight Enter Enter t Enter".split()
    shown = {site.picture()}
    for key in keys:
        site.press(key)
        assert site.picture() == host.press(key), key
        shown.add(site.picture())
    assert len(shown) > 5
    host = Host(name, store)
    site.reload()
    assert site.picture() == host.press()
    for key in keys:
        site.press(key)
        assert site.picture() == host.press(key), key
