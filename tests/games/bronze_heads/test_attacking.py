"""Yao Buran's attack (rulings, Attack)."""

import pytest

from companion.games.bronze_heads.moves import DoubleAttack, Forgo, Invert, Options, Suspect
from companion.games.bronze_heads.rules import can
from companion.games.bronze_heads.terms import Hindrance
from companion.table.text import Refused
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, XU, YAO, ZHENG, Table

ATTACKED, STRUCK = Hindrance.ATTACKED, Hindrance.STRUCK
MERGED = Options(double_attack=DoubleAttack.MERGED)


def test_it_strikes_on_the_victims_own_next_turn_and_is_over():
    table = Table(first=YAO).attacks(HUANG)
    assert table.hindrance(HUANG) is ATTACKED
    table.next_round()
    assert table.hindrance(HUANG) is None


def test_the_victim_chooses_and_is_shown_nothing():
    table = Table(first=YAO).attacks(HUANG)
    assert table.looks(HUANG, "rat") == {}
    table = Table(first=YAO).attacks(XU)
    assert table.looks(XU, "rat", "ox") == {}
    table = Table(first=YAO).attacks(FANG)
    assert table.looks(FANG, LAO) == {}


def test_a_victim_who_has_acted_is_struck_in_the_next_round():
    table = Table(first=HUANG)
    assert table.hindrance(HUANG) is None
    table.attacks(HUANG).next_round()
    assert table.hindrance(HUANG) is ATTACKED
    table.next_round()
    assert table.hindrance(HUANG) is None


def test_in_round_three_an_attack_on_somebody_who_has_acted_is_lost():
    table = Table().next_round(last=HUANG).next_round(last=HUANG)
    assert table.hindrance(HUANG) is None
    table.attacks(HUANG).votes(rat=0)
    assert table.state.pending[HUANG] == 1


@pytest.mark.parametrize("victim", [LAO, ZHENG])
def test_a_friend_can_be_attacked_and_has_no_ability_then(victim):
    table = Table(seats=7, first=YAO).attacks(victim)
    assert table.hindrance(victim) is ATTACKED
    assert not can(table.state, Invert(victim))
    assert not can(table.state, Forgo(victim))
    assert can(table.state, Suspect(victim, None))


def test_yao_buran_cannot_attack_himself():
    table = Table(first=YAO)
    with pytest.raises(Refused, match="attack-self"):
        table.attacks(YAO)


def test_whoever_attacks_fang_zhen_attacks_xu_yuan_as_well():
    table = Table(first=YAO).attacks(FANG)
    assert table.hindrance(XU) is ATTACKED
    assert table.hindrance(FANG) is ATTACKED


def test_each_of_the_two_on_his_own_next_turn():
    table = Table(first=XU)
    assert table.hindrance(XU) is None
    table.attacks(FANG)
    assert table.hindrance(FANG) is ATTACKED
    table.next_round()
    assert table.hindrance(XU) is ATTACKED
    assert table.hindrance(FANG) is None


def test_in_round_three_only_the_one_who_has_not_acted_is_struck():
    table = Table().next_round(last=FANG).next_round(last=FANG)
    assert table.hindrance(FANG) is None
    table.attacks(FANG)
    assert table.hindrance(XU) is ATTACKED


def test_attacking_xu_yuan_does_nothing_to_fang_zhen():
    table = Table(first=YAO).attacks(XU)
    assert table.hindrance(XU) is ATTACKED
    assert table.hindrance(FANG) is None


def test_yao_buran_is_not_told_that_xu_yuan_was_attacked_too():
    fang = Table(first=YAO).attacks(FANG)
    fang.hindrance(XU)
    huang = Table(first=YAO).attacks(HUANG)
    huang.hindrance(XU)
    assert fang.view(YAO).mine.pages[0].shown == huang.view(YAO).mine.pages[0].shown
    assert fang.view(YAO).mine.offers == huang.view(YAO).mine.offers == ()


def test_an_attacked_reading_does_not_count_as_read():
    table = Table(first=YAO).attacks(FANG)
    assert table.looks(FANG, LAO) == {}
    table.next_round()
    assert table.looks(FANG, LAO) == {LAO: "counterfeiter"}


def test_ji_yunfu_once_struck_never_appraises_again():
    table = Table(seats=8, first=YAO).attacks(JI)
    assert table.hindrance(JI) is ATTACKED
    table.next_round()
    assert table.hindrance(JI) is STRUCK
    table.next_round()
    assert table.hindrance(JI) is STRUCK


def test_ji_yunfus_earlier_results_stand():
    table = Table(seats=8, first=JI)
    assert table.looks(JI, "rat") == {"rat": "genuine"}
    table.attacks(JI).next_round()
    assert table.hindrance(JI) is ATTACKED
    assert [page.shown != () for page in table.view(JI).mine.pages] == [True, False]


def test_ji_yunfu_can_be_attacked_again():
    table = Table(seats=8, first=YAO).attacks(JI)
    assert table.hindrance(JI) is ATTACKED
    table.next_round().attacks(JI)
    assert table.hindrance(JI) is ATTACKED
    table.next_round()
    assert table.hindrance(JI) is STRUCK


def _twice(options, victim=HUANG):
    """Attacked after acting in round 1, and in round 2 before acting."""
    table = Table(first=victim, options=options)
    assert table.hindrance(victim) is None
    return table.attacks(victim).next_round(last=LAO).attacks(victim)


def test_two_pending_attacks_take_a_turn_each():
    table = _twice(Options())
    assert table.hindrance(HUANG) is ATTACKED
    table.next_round()
    assert table.hindrance(HUANG) is ATTACKED


def test_two_pending_attacks_merged_take_one_turn():
    table = _twice(MERGED)
    assert table.hindrance(HUANG) is ATTACKED
    table.next_round()
    assert table.hindrance(HUANG) is None


def test_an_attack_after_the_first_has_struck_counts_anew_when_merged():
    table = Table(first=HUANG, options=MERGED)
    assert table.hindrance(HUANG) is None
    table.attacks(HUANG).next_round(last=LAO)
    assert table.hindrance(HUANG) is ATTACKED
    table.attacks(HUANG).next_round(last=LAO)
    assert table.hindrance(HUANG) is ATTACKED


@pytest.mark.parametrize(("options", "again"), [(Options(), ATTACKED), (MERGED, None)])
def test_an_attack_that_came_by_fang_zhen_is_one_like_any_other(options, again):
    table = Table(first=XU, options=options)
    assert table.hindrance(XU) is None
    table.attacks(FANG).next_round(last=LAO).attacks(XU)
    assert table.hindrance(XU) is ATTACKED
    table.next_round()
    assert table.hindrance(XU) is again


def test_three_pending_attacks_are_more_than_there_are_turns():
    table = _twice(Options())
    assert table.hindrance(HUANG) is ATTACKED
    table.next_round(last=LAO).attacks(HUANG)
    assert table.hindrance(HUANG) is ATTACKED
    assert table.state.pending[HUANG] == 1


@pytest.mark.parametrize(("seat", "blind"), [(HUANG, {"huang": 0}), (KIDO, {"kido": 0})])
def test_an_attack_that_strikes_in_a_blind_round_uses_it_up(seat, blind):
    table = Table(first=YAO, **blind).attacks(seat)
    assert table.hindrance(seat) is ATTACKED
    table.next_round()
    assert table.looks(seat, "dragon") == {"dragon": "genuine"}


def test_the_victim_still_passes_speaks_votes_and_judges():
    table = Table(first=YAO).attacks(HUANG)
    assert table.hindrance(HUANG) is ATTACKED
    table.preserves(("rat", "ox"), ("dragon", "goat"), ("rooster", "dog"))
    assert HUANG in table.view().speaking
    table.judge()
    assert table.state.judged[HUANG] == LAO


def test_the_first_choice_is_the_same_with_and_without_an_attack():
    for seat in (LAO, XU, FANG, HUANG):
        attacked = Table(first=YAO).attacks(seat).comes_to(seat)
        spared = Table(first=YAO).attacks(KIDO).comes_to(seat)
        assert attacked.view(seat) == spared.view(seat)
