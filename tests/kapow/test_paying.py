"""The browser says at once which boxes take the dice in hand; what it goes by is what the rules say."""

from tools.paying import FILE, page


def test_what_the_browser_goes_by_is_up_to_date():
    assert FILE.read_text(encoding="utf-8") == page(), "run: python tools/paying.py"
