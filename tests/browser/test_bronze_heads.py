"""Whole games of Bronze Heads through the page, and every shown line beside the rules'."""

from __future__ import annotations

from tests.browser.bronze_review import compare
from tests.browser.bronze_table import Table
from tests.browser.driver import Driver

NAMES = ["Ann", "Ben", "陳小明", "Dora", "Émile", "Fay Montgomery-Smith", "Gu", "Halima"]
CARDS = [
    *("kido_kana", "lao_chaofeng", "zheng_guoqu", "xu_yuan"),
    *("yao_buran", "huang_yanyan", "fang_zhen"),
]


def test_six_play_with_dealt_roles_typed_totals_and_no_timer(quick_phone: Driver) -> None:
    table = Table(quick_phone, NAMES[:6], seed=6)
    table.sit_down("options.seconds-0")
    table.night()
    for _ in range(3):
        table.take_turns()
        table.hear()
        assert "talk.start" not in quick_phone.ids()
        table.open_vote()
        table.vote_totals()
        table.go_on()
    table.judge()
    table.reveal()
    table.read_review()
    compare(table.played, {})
    assert quick_phone.troubles == []


def test_seven_play_with_roles_from_cards_and_chips_in_secret(quick_phone: Driver) -> None:
    table = Table(quick_phone, NAMES[:7], seed=7)
    table.sit_down("options.roles-1", "options.votes-1", "options.early_end-1")
    table.enter_cards(CARDS)
    table.night()
    for _ in range(3):
        table.take_turns()
        table.hear()
        table.open_vote()
        table.vote_chips()
        table.go_on()
    table.judge()
    table.reveal()
    table.read_review()
    compare(table.played, {"early_end": False})
    assert quick_phone.troubles == []


def test_eight_play_with_a_timer_a_notebook_and_a_vote_typed_wrong(quick_phone: Driver) -> None:
    table = Table(quick_phone, NAMES, seed=8)
    table.sit_down("options.seconds-1", "options.majority-1", "options.double_attack-1")
    table.night()
    for number in range(3):
        table.take_turns()
        table.hear()
        if number == 0:
            table.speak()
            table.write_line(4, "Gu looked away")
        table.open_vote()
        table.vote_totals()
        if number == 1:
            table.correct_vote()
        table.go_on()
    table.judge()
    table.reveal()
    table.read_review()
    compare(table.played, {"majority": "half", "double_attack": "merged"})
    assert quick_phone.troubles == []
