"""What an appraisal shows (rulings, What an appraisal shows)."""

import pytest

from companion.games.bronze_heads.moves import Forgo, Suspect
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, XU, YAO, ZHENG, Table


def test_the_truth_is_shown_when_nothing_is_in_its_way():
    table = Table(first=KIDO)
    assert table.looks(KIDO, "rat") == {"rat": "genuine"}
    assert table.looks(HUANG, "ox") == {"ox": "fake"}


def test_an_inversion_reaches_appraisers_who_look_after_it():
    table = Table(first=HUANG)
    assert table.looks(HUANG, "rat") == {"rat": "genuine"}
    table.inverts()
    assert table.looks(KIDO, "rat") == {"rat": "fake"}
    assert table.looks(XU, "ox", "tiger") == {"ox": "genuine", "tiger": "fake"}


def test_an_inversion_leaves_what_was_shown_before_as_it_was():
    table = Table(first=HUANG)
    table.looks(HUANG, "rat")
    page = table.view(HUANG).mine.pages[0]
    table.inverts()
    assert table.view(HUANG).mine.pages[0].shown == page.shown


def test_an_inversion_never_touches_counterfeiters_or_ji_yunfu():
    table = Table(seats=8).inverts()
    assert table.looks(YAO, "rat") == {"rat": "genuine"}
    assert table.looks(ZHENG, "rat") == {"rat": "genuine"}
    assert table.looks(JI, "rat") == {"rat": "genuine"}
    assert table.looks(HUANG, "rat") == {"rat": "fake"}


def test_lao_chaofeng_sees_the_truth_of_his_own_head():
    table = Table()
    assert table.looks(LAO, "ox") == {"ox": "fake"}
    table.inverts()
    assert table.view(LAO).mine.pages[0].shown[0].reading == "fake"


def test_an_inversion_ends_with_its_round():
    table = Table().inverts().next_round()
    assert table.looks(HUANG, "dragon") == {"dragon": "genuine"}


def test_lao_chaofeng_may_leave_it():
    table = Table()
    table.looks(LAO, "rat")
    table.play(Forgo(LAO))
    assert table.looks(HUANG, "rat") == {"rat": "genuine"}


@pytest.mark.parametrize("seat", [LAO, YAO, XU, KIDO, HUANG, JI])
def test_a_hidden_head_gives_no_result_to_anybody_later(seat):
    table = Table(seats=8, first=ZHENG).hides("tiger")
    assert table.looks(seat, "tiger") == {"tiger": "no_result"}


def test_hiding_leaves_the_other_heads():
    table = Table(seats=7, first=ZHENG).hides("tiger")
    assert table.looks(XU, "tiger", "rabbit") == {"tiger": "no_result", "rabbit": "fake"}


def test_zheng_guoqus_own_earlier_result_stands():
    table = Table(seats=7, first=ZHENG)
    assert table.looks(ZHENG, "rat") == {"rat": "genuine"}
    table.hides("rat")
    assert table.view(ZHENG).mine.pages[0].shown[0].reading == "genuine"


def test_hiding_ends_with_its_round():
    table = Table(seats=7, first=ZHENG).hides("rat").next_round(last=LAO)
    table.looks(ZHENG, "dragon")
    assert table.looks(HUANG, "dragon") == {"dragon": "genuine"}


def test_hiding_beats_inversion_in_either_order():
    hidden_first = Table(seats=7, first=ZHENG).hides("tiger").inverts()
    inverted_first = Table(seats=7).inverts().hides("tiger")
    for table in (hidden_first, inverted_first):
        assert table.looks(XU, "tiger", "rabbit") == {"tiger": "no_result", "rabbit": "genuine"}


@pytest.mark.parametrize("seat", [HUANG, KIDO])
def test_a_blind_round_gives_no_result_in_that_round_alone(seat):
    table = Table(huang=1, kido=1, first=seat)
    assert table.looks(seat, "rat") == {"rat": "genuine"}
    table.next_round()
    assert table.looks(seat, "dragon") == {"dragon": "no_result"}
    table.next_round()
    assert table.looks(seat, "pig") == {"pig": "genuine"}


def test_the_two_blind_rounds_are_each_ones_own():
    table = Table(huang=0, kido=1, first=HUANG)
    assert table.looks(HUANG, "rat") == {"rat": "no_result"}
    assert table.looks(KIDO, "rat") == {"rat": "genuine"}


def test_a_blind_round_is_no_inverted_one():
    table = Table(huang=0).inverts()
    assert table.looks(HUANG, "rat") == {"rat": "no_result"}


def test_no_result_is_one_line_whatever_the_cause():
    blind = Table(seats=7, huang=0, first=ZHENG)
    hidden = Table(seats=7, first=ZHENG)
    blind.hides("ox")
    hidden.hides("rat")
    blind.looks(HUANG, "rat")
    hidden.looks(HUANG, "rat")
    assert blind.view(HUANG) == hidden.view(HUANG)


def test_xu_yuan_may_look_at_one_head_too():
    assert Table(first=XU).looks(XU, "tiger") == {"tiger": "genuine"}


def test_xu_yuans_results_come_in_the_order_chosen():
    assert list(Table(first=XU).looks(XU, "tiger", "rat")) == ["tiger", "rat"]


@pytest.mark.parametrize(
    ("player", "side"),
    [
        *((seat, "counterfeiter") for seat in (LAO, YAO, ZHENG)),
        *((seat, "appraiser") for seat in (XU, KIDO, HUANG, JI)),
    ],
)
def test_fang_zhen_learns_the_true_side_also_after_an_inversion(player, side):
    assert Table(seats=8).inverts().looks(FANG, player) == {player: side}


def test_fang_zhen_may_read_nobody():
    assert Table(first=FANG).looks(FANG) == {}


def test_a_mark_is_kept_and_has_no_effect():
    table = Table(first=HUANG)
    table.looks(HUANG, "rat")
    table.play(Suspect(HUANG, LAO))
    assert table.view(HUANG).mine.pages[0].second == Suspect(HUANG, LAO)
    assert table.looks(KIDO, "rat") == {"rat": "genuine"}
