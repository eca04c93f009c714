"""Everybody's turn takes five touches, and ten quick ones choose once."""

from __future__ import annotations

import pytest

from companion.games.bronze_heads.moves import (
    Appraise,
    Attack,
    Forgo,
    GoOn,
    Head,
    Hide,
    Invert,
    Judge,
    Move,
    OpenVote,
    Options,
    PassTo,
    Read,
    Role,
    RoleSource,
    Suspect,
    TypeVote,
    VoteKind,
)
from companion.games.bronze_heads.terms import Phase, Step
from companion.store.people import Settings
from companion.texts import catalogue
from tests.games.bronze_heads.table import FANG, HUANG, JI, KIDO, LAO, ROLES, XU, YAO, ZHENG
from tests.ui.bronze import Table, deal

say = catalogue("en")
HEADS = {0: Head.RAT, 1: Head.DRAGON, 2: Head.MONKEY}

FIRST: dict[int, Move] = {
    FANG: Read(FANG, KIDO),
    XU: Appraise(XU, (Head.RAT, Head.OX)),
}
SECOND: dict[int, Move] = {LAO: Invert(LAO), YAO: Attack(YAO, XU), ZHENG: Hide(ZHENG, Head.RAT)}


def first_of(seat: int, number: int = 0) -> Move:
    """What this seat looks at when nothing else is said."""
    return Read(seat, None) if seat == FANG else Appraise(seat, (HEADS[number],))


def idle(table: Table, seat: int, to: int | None, number: int = 0, second: Move | None = None):
    """A turn on the disk, before the phone is opened."""
    rest = Forgo(seat) if seat in SECOND else Suspect(seat, None)
    return table.play(first_of(seat, number), second or rest, PassTo(seat, to))


def touches_of_a_turn(table: Table, first: Move, second: Move, to: int | None) -> int:
    """How many times a finger has touched the screen, from one cover to the next or the table."""
    count = 0
    assert table.covered

    def touched(do, *args):
        nonlocal count
        do(*args)
        count += 1

    touched(table.confirm)
    touched(table.choose, first)
    touched(table.look)
    touched(table.choose, second)
    touched(table.pick, "table" if to is None else f"seat-{to}")
    assert table.covered if to is not None else table.view.phase is Phase.SPEAKING
    assert table.phone.refusal is None
    return count


@pytest.mark.parametrize(
    ("seats", "seat"), [(seats, seat) for seats in (6, 7, 8) for seat in range(seats)]
)
def test_every_role_takes_five_touches(browser, monkeypatch, quick, seats, seat):
    table = Table(browser, monkeypatch, deal(ROLES[:seats], first=seat), seats).night().open()
    first = FIRST.get(seat, first_of(seat))
    second = SECOND.get(seat, Suspect(seat, (seat + 1) % seats))
    assert touches_of_a_turn(table, first, second, (seat + 2) % seats) == 5


@pytest.mark.parametrize("seat", [LAO, YAO, ZHENG])
def test_who_keeps_the_ability_back_takes_five(browser, monkeypatch, quick, seat):
    table = Table(browser, monkeypatch, deal(ROLES, first=seat)).night().open()
    assert touches_of_a_turn(table, first_of(seat), Forgo(seat), KIDO) == 5


@pytest.mark.parametrize("seat", [LAO, XU, FANG, KIDO, HUANG, ZHENG, JI])
def test_who_is_attacked_takes_five(browser, monkeypatch, quick, seat):
    table = Table(browser, monkeypatch, deal(ROLES, first=YAO)).night()
    idle(table, YAO, seat, second=Attack(YAO, seat)).open()
    first = FIRST.get(seat, first_of(seat))
    to = KIDO if seat != KIDO else XU
    assert touches_of_a_turn(table, first, Suspect(seat, None), to) == 5


@pytest.mark.parametrize("seat", [HUANG, KIDO])
def test_who_is_blind_takes_five(browser, monkeypatch, quick, seat):
    table = Table(browser, monkeypatch, deal(ROLES[:6], first=seat, huang=0, kido=0)).night()
    table.open()
    assert touches_of_a_turn(table, first_of(seat), Suspect(seat, LAO), XU) == 5


def test_who_was_struck_for_good_takes_five(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch, deal(ROLES, first=YAO)).night()
    idle(table, YAO, JI, second=Attack(YAO, JI))
    idle(table, JI, LAO)
    for seat, to in [(LAO, XU), (XU, FANG), (FANG, KIDO), (KIDO, HUANG), (HUANG, ZHENG)]:
        idle(table, seat, to)
    idle(table, ZHENG, None)
    table.play(OpenVote(), TypeVote((1, 0, 0, 0)), GoOn())
    idle(table, ZHENG, JI, 1).open()
    first = Appraise(JI, (Head.DRAGON,))
    assert touches_of_a_turn(table, first, Suspect(JI, None), LAO) == 5


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_the_last_of_a_round_takes_five(browser, monkeypatch, quick, seats):
    table = Table(browser, monkeypatch, seats=seats).night()
    for seat in range(seats - 1):
        idle(table, seat, seat + 1)
    table.open()
    last = seats - 1
    second = SECOND.get(last, Suspect(last, None))
    assert touches_of_a_turn(table, first_of(last), second, None) == 5


# Quick touches


def moves(table: Table) -> int:
    return len(table.on_screen._saved.match.journal)


def rattled(table: Table, identifier: str) -> int:
    """How many moves ten quick touches make."""
    before = moves(table)
    table.phone.world.wait(0.5)
    table.phone.rattle(identifier)
    return moves(table) - before


@pytest.fixture
def turns(browser, monkeypatch, quick):
    return Table(browser, monkeypatch).night().open()


def test_ten_quick_touches_on_the_first_grid_choose_once(turns):
    turns.confirm()
    assert rattled(turns, "grid.rat") == 1
    assert turns.view.step is Step.SECOND


def test_ten_quick_touches_on_the_second_grid_choose_once(turns):
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    turns.look()
    assert rattled(turns, "grid.none") == 1
    assert turns.view.step is Step.PASS


def test_ten_quick_touches_pass_once(turns):
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    turns.look()
    turns.choose(Forgo(LAO))
    assert rattled(turns, "grid.seat-3") == 1
    assert turns.covered and "Di" in turns.phone.texts


def test_ten_quick_touches_end_one_night(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).open()
    table.confirm()
    table.look()
    assert rattled(table, "role.done") == 1
    assert table.covered and "Bo" in table.phone.texts


def test_ten_quick_touches_enter_one_card(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch, options=Options(roles=RoleSource.CARDS)).open()
    table.confirm()
    assert rattled(table, "grid.xu-yuan") == 0
    table.look()
    assert rattled(table, "role.keep") == 1
    assert table.covered and "Bo" in table.phone.texts


def voting(browser, monkeypatch, options: Options | None = None) -> Table:
    table = Table(browser, monkeypatch, options=options).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    return table.play(OpenVote())


def test_ten_quick_touches_judge_once(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch).open()
    table.confirm()
    assert rattled(table, "grid.seat-2") == 1
    assert table.covered and "Bo" in table.phone.texts


def to_judging(
    browser, monkeypatch, settings: Settings | None = None, mistyped: tuple[TypeVote, ...] = ()
) -> Table:
    """Three rounds in which nobody does anything; each is opened by whoever was last.

    What is `mistyped` in the first of them is corrected.
    """
    options = Options(early_end=False)
    table = Table(browser, monkeypatch, options=options, settings=settings).night()
    starter = 0
    for number in range(3):
        order = [(starter + at) % 6 for at in range(6)]
        for seat, to in zip(order, [*order[1:], None], strict=True):
            idle(table, seat, to, number)
        typed = () if number else mistyped
        table.play(OpenVote(), *typed, TypeVote((1, 1, 0, 0)), GoOn())
        starter = order[-1]
    return table


def test_ten_quick_touches_vote_once(browser, monkeypatch, quick):
    table = voting(browser, monkeypatch).open()
    for head in table.view.heads:
        table.phone.tap(f"vote.field-{head}")
        table.phone.tap("keypad.1")
    assert rattled(table, "vote.done") == 1
    assert table.view.phase is Phase.VOTED


def test_ten_quick_touches_go_on_to_one_round(browser, monkeypatch, quick):
    table = voting(browser, monkeypatch).play(TypeVote((1, 0, 0, 0))).open()
    assert rattled(table, "voted.on") == 1
    assert table.view.round == 1 and table.covered


def test_ten_quick_touches_spend_ones_chips_once(browser, monkeypatch, quick):
    table = voting(browser, monkeypatch, Options(votes=VoteKind.CHIPS)).open()
    table.confirm()
    assert rattled(table, "chips.done") == 1
    assert table.covered and "Bo" in table.phone.texts


def test_ten_quick_touches_let_one_speaker_follow(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open()
    assert rattled(table, "talk.next") == 1


def test_ten_quick_touches_reveal_one_part(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch)
    table.play(*(Judge(seat, (seat + 1) % 6) for seat in range(6))).open()
    assert rattled(table, "reveal.next") == 1


def test_ten_quick_touches_deal_one_match(browser, world, quick):
    phone = browser.open()
    world.wait(1)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"):
        phone.type("name.field", name)
        phone.tap("name.next")
    phone.tap("name.done")
    world.wait(0.5)
    phone.rattle("seats.deal")
    assert "cover.confirm" in phone.ids
    assert len(phone.desk.matches.list().under_way) == 1


# Fingers


def test_an_empty_tile_sinks_like_all_others_and_does_nothing(turns):
    turns.confirm()
    before = moves(turns)
    empty = next(i for i in turns.phone.ids if i.startswith("grid.empty"))
    turns.phone.press(empty)
    assert say("tile-empty") in turns.phone.texts
    turns.phone.tap(empty)
    assert moves(turns) == before
    assert turns.phone.live("grid.rat")


def test_a_finger_that_slides_off_chooses_nothing(turns):
    turns.confirm()
    before = moves(turns)
    turns.phone.press("grid.rat")
    turns.phone.slide_off()
    assert moves(turns) == before


def test_who_has_acted_cannot_be_passed_to(turns):
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    turns.confirm()
    turns.choose(Appraise(YAO, (Head.OX,)))
    turns.look()
    turns.choose(Forgo(YAO))
    before = moves(turns)
    turns.pick(f"seat-{LAO}")
    assert moves(turns) == before
    turns.pick(f"seat-{XU}")
    assert moves(turns) == before + 1


def test_the_first_head_of_four_is_a_choice_like_the_others(browser, monkeypatch, quick):
    """The head and the seat of number 0 are no “none”."""
    table = Table(browser, monkeypatch, deal(ROLES[:6], first=KIDO)).night().open()
    table.confirm()
    table.choose(Appraise(KIDO, (table.view.heads[0],)))
    table.look()
    table.choose(Suspect(KIDO, 0))
    page = table.mine(KIDO).mine.pages[-1]
    assert page.first == Appraise(KIDO, (table.view.heads[0],))
    assert page.second == Suspect(KIDO, 0)
    table.pick("seat-0")
    assert table.view.holder == 0
    assert table.roles[0] is Role.LAO_CHAOFENG
