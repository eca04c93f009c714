"""Judging, points and the end (rulings, Judging, Points)."""

import pytest

from companion.games.bronze_heads.game import GAME
from companion.games.bronze_heads.moves import Faction, GoOn, Judge, Majority, Options, RevealNext
from companion.games.bronze_heads.rules import can, points, winner
from companion.games.bronze_heads.terms import Phase, Points
from companion.table.game import Outcome
from companion.table.text import Refused
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, XU, YAO, ZHENG, Table

TWO = (("rat", "ox"), ("dragon", "goat"), ("monkey", "dog"))
THREE = (("rat", "ox"), ("dragon", "goat"), ("monkey", "pig"))
ALL = (("rat", "tiger"), ("dragon", "snake"), ("rooster", "pig"))
ONE = (("rat", "ox"), ("horse", "goat"), ("monkey", "dog"))
NONE = (("ox", "rabbit"), ("horse", "goat"), ("monkey", "dog"))
FIVE = (("rat", "tiger"), ("dragon", "snake"), ("rooster", "dog"))

SAFE = {"lao": LAO + 1, "yao": LAO}
"""Lao Chaofeng names Yao Buran, and Yao Buran him: both are wrong."""

HALF = Options(majority=Majority.HALF)


def _judged(heads, seats=6, options=None, **named):
    return Table(seats, options=options).preserves(*heads).judge(**{**SAFE, **named}).state


def test_each_genuine_head_preserved_is_a_point_first_and_second_alike():
    assert points(_judged(THREE)).heads == 3
    assert points(_judged(FIVE)).heads == 5
    assert points(_judged(tuple(pair[::-1] for pair in THREE))).heads == 3


def test_lao_chaofeng_is_found_by_more_than_half_of_the_appraisers():
    two = {"xu": LAO, "fang": LAO, "kido": YAO, "huang": YAO}
    assert points(_judged(THREE, **two)).lao_found == 0
    assert points(_judged(THREE, **{**two, "kido": LAO})).lao_found == 1


def test_at_eight_three_of_five_have_to_find_him():
    two = {"xu": LAO, "fang": LAO, "kido": YAO, "huang": YAO, "ji": YAO, "zheng": YAO}
    assert points(_judged(THREE, seats=8, **two)).lao_found == 0
    assert points(_judged(THREE, seats=8, **{**two, "ji": LAO})).lao_found == 1


def test_by_half_two_of_four_are_enough_and_two_of_five_are_not():
    two = {"xu": LAO, "fang": LAO, "kido": YAO, "huang": YAO, "ji": YAO, "zheng": YAO}
    six = {role: player for role, player in two.items() if role not in {"ji", "zheng"}}
    assert points(_judged(THREE, options=HALF, **six)).lao_found == 1
    assert points(_judged(THREE, seats=8, options=HALF, **two)).lao_found == 0


def test_only_appraisers_find_lao_chaofeng():
    assert points(_judged(THREE, xu=YAO, fang=YAO, kido=LAO, huang=LAO, yao=LAO)).lao_found == 0


def test_two_points_if_lao_chaofeng_does_not_name_xu_yuan():
    assert points(_judged(THREE, lao=FANG)).xu_safe == 2
    assert points(_judged(THREE, lao=XU)).xu_safe == 0


def test_a_point_if_yao_buran_does_not_name_fang_zhen():
    assert points(_judged(THREE, yao=XU)).fang_safe == 1
    assert points(_judged(THREE, yao=FANG)).fang_safe == 0


@pytest.mark.parametrize("player", [LAO, XU, FANG])
def test_zheng_guoqus_answer_counts_for_nothing(player):
    without = points(_judged(THREE, seats=7, zheng=YAO))
    assert points(_judged(THREE, seats=7, zheng=player)) == without


def test_six_points_win_and_five_do_not():
    everybody = {"xu": YAO, "fang": YAO, "kido": YAO, "huang": YAO}
    six = _judged(THREE, **everybody)
    assert points(six) == Points(3, 0, 2, 1)
    assert winner(six) is Faction.APPRAISER
    five = _judged(TWO, **everybody)
    assert points(five).total == 5
    assert winner(five) is Faction.COUNTERFEITER


def test_everybody_judges_in_seating_order_zheng_guoqu_too():
    table = Table(seats=7).preserves(*THREE)
    for seat in range(7):
        assert table.view().holder == seat
        table.play(Judge(seat, (seat + 1) % 7))
    assert table.view().phase is Phase.REVEAL


def test_nobody_names_himself_and_no_other_answer_is_refused():
    table = Table(seats=8).preserves(*THREE)
    for seat in range(8):
        allowed = [player for player in range(-1, 9) if can(table.state, Judge(seat, player))]
        assert allowed == [player for player in range(8) if player != seat]
        table.play(Judge(seat, allowed[0]))


@pytest.mark.parametrize(
    ("heads", "side"),
    [(ALL, Faction.APPRAISER), (ONE, Faction.COUNTERFEITER), (NONE, Faction.COUNTERFEITER)],
)
def test_six_genuine_heads_or_one_at_most_end_the_game_before_judging(heads, side):
    table = Table().preserves(*heads)
    assert table.view().phase is Phase.REVEAL
    assert table.view().ending.early
    assert winner(table.state) is side
    with pytest.raises(Refused, match="early"):
        table.play(Judge(0, 1))


def test_an_early_end_has_points_for_heads_alone():
    assert points(Table().preserves(*ALL).state) == Points(6, None, None, None)
    assert points(Table().preserves(*ALL).state).total == 6


@pytest.mark.parametrize("heads", [TWO, FIVE])
def test_two_to_five_genuine_heads_are_judged(heads):
    assert Table().preserves(*heads).view().phase is Phase.JUDGING


@pytest.mark.parametrize("heads", [ALL, ONE, NONE])
def test_without_the_option_every_game_is_judged(heads):
    table = Table(options=Options(early_end=False)).preserves(*heads)
    assert table.view().phase is Phase.JUDGING
    table.judge()
    assert not table.view().ending.early
    assert winner(table.state) is (Faction.APPRAISER if heads is ALL else Faction.COUNTERFEITER)


def test_the_end_comes_to_light_in_three_parts():
    table = Table().preserves(*THREE).judge(**SAFE)
    shown = []
    for _ in range(3):
        shown.append(_parts(table.view().ending))
        table.play(RevealNext())
    shown.append(_parts(table.view().ending))
    assert shown == [
        set(),
        {"truth"},
        {"truth", "roles", "judged"},
        {"truth", "roles", "judged", "points", "winner"},
    ]
    assert table.view().phase is Phase.OVER


def _parts(ending):
    names = ("truth", "roles", "judged", "points", "winner")
    return {name for name in names if getattr(ending, name) is not None}


def test_in_an_early_end_nobody_named_anybody():
    table = Table().preserves(*ALL).play(RevealNext(), RevealNext())
    assert table.view().ending.judged == (None,) * 6


def test_the_outcome_is_the_winning_side_with_the_appraisers_points():
    table = Table(seats=8).preserves(*THREE).judge(**SAFE)
    table.play(RevealNext(), RevealNext())
    assert GAME.outcome(table.state) is None
    table.play(RevealNext())
    total = points(table.state).total
    assert total == 6
    assert GAME.outcome(table.state) == Outcome(
        winners=(XU, FANG, KIDO, HUANG, JI),
        scores=(None, None, total, total, total, total, None, total),
    )


def test_the_counterfeiters_win_together_without_points_of_their_own():
    table = Table(seats=7).preserves(*NONE).play(RevealNext(), RevealNext(), RevealNext())
    outcome = GAME.outcome(table.state)
    assert outcome.winners == (LAO, YAO, ZHENG)
    assert outcome.scores == (None, None, 0, 0, 0, 0, None)


def test_after_the_end_nothing_can_be_played():
    table = Table().preserves(*ALL).play(RevealNext(), RevealNext(), RevealNext())
    for move in (RevealNext(), GoOn(), Judge(0, 1)):
        with pytest.raises(Refused, match="in-over"):
            table.play(move)
