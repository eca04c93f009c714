"""A result as plain text, short enough for a QR code."""

from datetime import UTC, datetime

from companion.share.qr import _code
from companion.share.result import result_text
from companion.table.game import Outcome
from companion.table.seats import Colour, Seat
from companion.texts import catalogue

NIGHT = datetime(2024, 2, 28, 23, 30, tzinfo=UTC)
SAY = catalogue("en").say


def seats(*names):
    return tuple(Seat(n, c) for n, c in zip(names, list(Colour)[: len(names)], strict=True))


def test_winners_come_first_then_who_has_more():
    words = result_text(SAY, "Coin", NIGHT, seats("Ann", "Bo", "Cy"), Outcome((1,), (3, 5, 4)))
    assert words.splitlines() == ["Coin", "2024-02-28", "Bo: 5, won", "Cy: 4", "Ann: 3"]


def test_a_side_that_has_no_points_has_won_all_the_same():
    ended = Outcome((1, 2), (4, None, None))
    words = result_text(SAY, "Heads", NIGHT, seats("Ann", "Bo", "Cy"), ended)
    assert words.splitlines()[2:] == ["Bo: won", "Cy: won", "Ann: 4"]
    nobody = result_text(SAY, "Heads", NIGHT, seats("Ann", "Bo"), Outcome((), (None, None)))
    assert nobody.splitlines()[2:] == ["Ann", "Bo"]


def test_no_points_are_points():
    words = result_text(SAY, "Coin", NIGHT, seats("Ann", "Bo"), Outcome((1,), (0, 1)))
    assert words.splitlines()[-1] == "Ann: 0"


def test_the_code_of_the_journal_can_stand_below():
    ended = Outcome((0,), (1, 0))
    words = result_text(SAY, "Coin", NIGHT, seats("Ann", "Bo"), ended, "HK4T-9XAE-M3QD")
    assert words.splitlines()[-1] == "Journal HK4T-9XAE-M3QD"


def test_the_longest_result_fits_a_qr_code():
    names = ["福" * 39 + digit for digit in "12345678"]
    ended = Outcome(tuple(range(8)), (12345,) * 8)
    words = result_text(SAY, "Bronze Heads", NIGHT, seats(*names), ended, "HK4T-9XAE-M3QD")
    assert _code(words).version <= 40
