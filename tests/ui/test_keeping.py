"""Nothing is lost: two windows, a restarted server, a full disk, files that do not open."""

from __future__ import annotations

import errno
import os

import pytest

from companion.games import registry
from companion.games.bronze_heads.moves import (
    Appraise,
    Forgo,
    Head,
    Judge,
    NextSpeaker,
    OpenVote,
    Options,
    PassTo,
    RevealNext,
    TypeVote,
)
from companion.games.bronze_heads.terms import Phase, Step
from companion.store.matches import Matches
from companion.store.people import Settings
from companion.texts import catalogue
from tests.games.bronze_heads.table import LAO, YAO
from tests.ui.bronze import LAO_LINES, Table
from tests.ui.harness import Browser
from tests.ui.test_touches import idle, to_judging

say = catalogue("en")


@pytest.fixture
def turns(browser, monkeypatch, quick):
    return Table(browser, monkeypatch).night().open()


@pytest.fixture
def talking(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    return table.open()


def on_disk(table):
    return table.matches.open(table.saved.id).match.journal


def other_window(table):
    """A second page of the same browser, on the same match."""
    phone = table.browser.open()
    phone.world.wait(1)
    return phone


# Two windows


def test_a_second_window_shows_the_same_match_at_the_cover(turns):
    turns.confirm()
    phone = other_window(turns)
    assert "cover.confirm" in phone.ids and "Ann" in phone.texts
    assert b"grid." not in phone.since(0)


def test_a_secret_move_made_in_two_windows_is_told_and_the_first_one_stands(turns):
    other = other_window(turns)
    other.hold("cover.confirm")
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    other.tap("grid.ox")
    assert other.refusal == say("refused-conflict") or say("refused-conflict") in other.texts
    assert on_disk(turns)[-1] == Appraise(LAO, (Head.RAT,))
    assert "cover.confirm" in other.ids


def test_the_second_window_goes_on_from_where_the_match_stands(turns):
    other = other_window(turns)
    other.hold("cover.confirm")
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    other.tap("grid.ox")
    assert "Bo" in other.texts and "cover.confirm" in other.ids
    other.hold("cover.confirm")
    other.tap("grid.ox")
    assert on_disk(turns)[-1] == Appraise(YAO, (Head.OX,))


def test_the_same_public_step_in_two_windows_is_made_once(talking):
    other = other_window(talking)
    before = len(on_disk(talking))
    talking.phone.tap("talk.vote")
    other.tap("talk.vote")
    assert len(on_disk(talking)) == before + 1
    assert "keypad.1" in other.ids and "keypad.1" in talking.phone.ids


def test_different_public_steps_in_two_windows_are_told(talking):
    other = other_window(talking)
    talking.phone.tap("talk.vote")
    other.tap("talk.next")
    assert other.refusal == say("refused-conflict")
    assert on_disk(talking)[-1] == OpenVote()
    assert "keypad.1" in other.ids


def test_a_vote_in_one_window_is_not_typed_over_by_another(talking):
    talking.phone.tap("talk.vote")
    other = other_window(talking)
    for phone, digit in ((talking.phone, "1"), (other, "2")):
        for head in talking.view.heads:
            phone.tap(f"vote.field-{head}")
            phone.tap(f"keypad.{digit}")
        phone.tap("vote.done")
    assert on_disk(talking)[-1] == TypeVote((1, 1, 1, 1))
    assert other.refusal == say("refused-conflict")


def test_an_undo_in_one_window_is_a_conflict_for_the_other(talking):
    other = other_window(talking)
    talking.phone.tap("talk.next")
    other.tap("header.menu")
    other.tap("menu.undo")
    assert say("refused-conflict") in other.words
    assert isinstance(on_disk(talking)[-1], NextSpeaker)


def test_a_note_that_meets_a_conflict_is_told_and_nothing_else_is_lost(turns):
    other = other_window(turns)
    other.tap("cover.menu")
    other.tap("menu.notebook-1")
    other.hold("cover.confirm")
    other.tap("notebook.write")
    other.type("notebook.field", "Ed is it")
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    other.tap("notebook.keep")
    assert say("refused-conflict") in other.words
    assert "cover.confirm" in other.ids
    assert isinstance(on_disk(turns)[-1], PassTo)


def test_a_match_deleted_elsewhere_leads_to_the_start_screen_in_words(turns):
    turns.confirm()
    turns.matches.delete(turns.saved.id)
    turns.choose(Appraise(LAO, (Head.RAT,)))
    assert say("refused-match-gone") in turns.phone.words
    assert "home.settings" in turns.phone.ids


# Another session


def test_a_restarted_server_comes_back_to_the_same_match_at_the_cover(turns, monkeypatch):
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    phone = turns.browser.open("/table")
    phone.world.wait(1)
    assert "cover.confirm" in phone.ids and "Bo" in phone.texts
    phone.hold("cover.confirm")
    phone.tap("grid.rat")
    assert on_disk(turns)[-1] == Appraise(YAO, (Head.RAT,))


def test_each_move_is_on_the_disk_when_the_screen_shows_it(turns):
    turns.confirm()
    for do, what in (
        (lambda: turns.choose(Appraise(LAO, (Head.RAT,))), Appraise(LAO, (Head.RAT,))),
        (lambda: (turns.look(), turns.choose(Forgo(LAO))), Forgo(LAO)),
        (lambda: turns.pick("seat-1"), PassTo(LAO, YAO)),
    ):
        do()
        assert on_disk(turns)[-1] == what


def test_another_browser_sees_no_match(turns, world):
    stranger = Browser(world).open("/table")
    world.wait(1)
    assert "home.settings" in stranger.ids
    assert not any(identifier.startswith("home.open") for identifier in stranger.ids)
    assert turns.saved.id.encode() not in stranger.since(0)
    assert b"Flo" not in stranger.since(0)


def test_two_pages_of_a_new_browser_agree_on_one_key(world):
    browser = Browser(world)
    one, other = browser.open(), browser.open()
    world.wait(2)
    assert one.desk.matches._key == other.desk.matches._key
    assert "home.settings" in one.ids and "home.settings" in other.ids


# A storage that sleeps


def test_a_storage_that_does_not_answer_is_told_and_can_be_tried_again(turns, world):
    turns.browser.asleep = True
    phone = turns.browser.open()
    world.wait(11)
    assert say("shut-title") in phone.texts
    assert say("refused-key-storage") in phone.texts
    turns.browser.asleep = False
    phone.tap("shut.again")
    world.wait(1)
    assert "cover.confirm" in phone.ids


def test_a_connection_cut_while_the_key_is_fetched_asks_for_it_again(turns, world):
    turns.browser.asleep = True
    phone = turns.browser.open()
    world.wait(1)
    phone.cut()
    turns.browser.asleep = False
    phone.reconnect("/")
    world.wait(1)
    assert "cover.confirm" in phone.ids
    world.wait(30)
    assert "cover.confirm" in phone.ids, "and the first question, never answered, shuts nothing"


def test_trying_again_while_it_sleeps_says_so_again(turns, world):
    turns.browser.asleep = True
    phone = turns.browser.open()
    world.wait(11)
    phone.tap("shut.again")
    world.wait(11)
    assert phone.live("shut.again")


def test_a_key_that_is_none_is_told_and_not_written_over(world):
    browser = Browser(world)
    browser.stored["companion.key"] = "something else"
    phone = browser.open()
    world.wait(1)
    assert phone.live("shut.again")
    assert browser.stored == {"companion.key": "something else"}


# Files


def test_a_damaged_match_is_told_and_the_others_open(turns, monkeypatch, world):
    good = turns.saved.id
    bad = turns.matches.create(turns.saved.match).id
    file = turns.folder / f"{bad}.match"
    file.write_bytes(file.read_bytes()[:-1])
    turns.people.change(Settings())
    phone = turns.browser.open()
    world.wait(1)
    assert any(say("aside-damaged") == words for words in phone.texts)
    phone.tap(f"home.open-{good[:8]}")
    assert "cover.confirm" in phone.ids
    assert [path.name for path in (turns.folder / "aside").iterdir()] == [f"{bad}.match.damaged"]


def test_a_match_of_another_key_is_told_and_the_others_open(turns, world):
    good = turns.saved.id
    foreign = Matches(turns.folder, bytes(32), registry.game).create(turns.saved.match).id
    turns.people.change(Settings())
    phone = turns.browser.open()
    world.wait(1)
    assert any(say("aside-foreign") == words for words in phone.texts)
    assert f"home.open-{foreign[:8]}" not in phone.ids
    assert phone.live(f"home.open-{good[:8]}")


def test_the_match_on_the_screen_last_being_damaged_leads_to_the_start_screen(turns, world):
    (turns.folder / f"{turns.saved.id}.match").write_bytes(b"")
    phone = turns.browser.open()
    world.wait(1)
    assert "home.settings" in phone.ids
    assert say("aside-damaged") in phone.words


def test_damaged_names_and_settings_are_told_and_the_matches_open(turns, world):
    (turns.folder / "people").write_bytes(b"rubbish")
    phone = turns.browser.open()
    world.wait(1)
    assert say("aside-people") in phone.words
    assert phone.live(f"home.open-{turns.saved.id[:8]}")


# A full disk


@pytest.fixture
def full(monkeypatch):
    """From the call on, nothing can be written; and it can be made empty again."""
    real = os.fsync

    def fail(_):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def switch(on):
        monkeypatch.setattr(os, "fsync", fail if on else real)

    return switch


def test_a_choice_that_cannot_be_kept_is_told_and_not_shown_as_made(turns, full):
    turns.confirm()
    before = on_disk(turns)
    full(True)
    turns.choose(Appraise(LAO, (Head.RAT,)))
    assert turns.phone.refusal == say("refused-disk-full")
    assert turns.phone.live("grid.rat") and turns.view.step is Step.FIRST
    assert on_disk(turns) == before
    full(False)
    turns.choose(Appraise(LAO, (Head.OX,)))
    assert on_disk(turns)[-1] == Appraise(LAO, (Head.OX,))
    assert turns.phone.refusal is None


def test_a_reading_is_not_shown_before_its_choice_is_kept(turns, full):
    turns.confirm()
    full(True)
    turns.choose(Appraise(LAO, (Head.RAT,)))
    assert not turns.phone.live("seal.look")
    assert say("bronze-reading-genuine") not in turns.phone.words


def test_a_second_choice_that_cannot_be_kept_is_told_and_can_be_made_again(turns, full):
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    turns.look()
    full(True)
    turns.choose(Forgo(LAO))
    assert turns.phone.refusal == say("refused-disk-full")
    full(False)
    turns.choose(Forgo(LAO))
    assert on_disk(turns)[-1] == Forgo(LAO)
    assert turns.phone.live("grid.seat-1")


def test_a_pass_that_cannot_be_kept_leaves_the_phone_where_it_is(turns, full):
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    turns.look()
    turns.choose(Forgo(LAO))
    full(True)
    turns.pick("seat-1")
    assert not turns.covered
    assert turns.phone.refusal == say("refused-disk-full")
    full(False)
    turns.pick("seat-1")
    assert turns.covered and "Bo" in turns.phone.texts


def test_a_vote_that_cannot_be_kept_stays_typed(talking, full):
    talking.phone.tap("talk.vote")
    for head in talking.view.heads:
        talking.phone.tap(f"vote.field-{head}")
        talking.phone.tap("keypad.2")
    full(True)
    talking.phone.tap("vote.done")
    assert talking.view.phase is Phase.VOTING
    assert talking.phone.refusal == say("refused-disk-full")
    full(False)
    talking.phone.tap("vote.done")
    assert on_disk(talking)[-1] == TypeVote((2, 2, 2, 2))


def test_a_deal_that_cannot_be_kept_leaves_everybody_seated(browser, world, full):
    phone = browser.open()
    world.wait(1)
    phone.tap("home.new-bronze-heads")
    phone.tap("seats.add")
    for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo"):
        phone.type("name.field", name)
        phone.tap("name.next")
    phone.tap("name.done")
    full(True)
    phone.tap("seats.deal")
    assert phone.refusal == say("refused-disk-full")
    full(False)
    phone.tap("seats.deal")
    assert "cover.confirm" in phone.ids


def test_leaving_on_a_full_disk_still_leaves(turns, full):
    full(True)
    turns.phone.tap("cover.leave")
    assert "home.settings" in turns.phone.ids


# Taking back


def test_a_touch_on_whoever_has_had_a_turn_says_why_it_does_nothing(turns):
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    turns.confirm()
    turns.choose(Appraise(YAO, (Head.RAT,)))
    turns.look()
    turns.choose(Forgo(YAO))
    turns.pick(f"seat-{LAO}")
    assert turns.phone.refusal == say("refused-bronze-pass-acted")
    turns.pick("seat-2")
    assert turns.covered and "Cy" in turns.phone.texts


def test_taking_a_pass_back_leads_to_a_cover_and_shows_nothing(turns):
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    mark = turns.phone.mark()
    turns.phone.tap("cover.menu")
    turns.phone.tap("menu.undo")
    assert turns.covered and "Ann" in turns.phone.texts
    assert not any(line.encode() in turns.phone.since(mark) for line in LAO_LINES)
    assert b"grid." not in turns.phone.since(mark)
    turns.confirm()
    turns.pick("seat-2")
    assert turns.covered and "Cy" in turns.phone.texts


def test_taking_the_end_of_the_turns_back_leads_to_a_cover(talking):
    talking.phone.tap("header.menu")
    talking.phone.tap("menu.undo")
    assert talking.covered and "Flo" in talking.phone.texts
    talking.confirm()
    assert talking.phone.live("grid.table")


def test_what_was_chosen_in_secret_cannot_be_taken_back(turns):
    turns.confirm()
    turns.choose(Appraise(LAO, (Head.RAT,)))
    turns.phone.lifecycle("hide")
    turns.phone.tap("cover.menu")
    assert "menu.undo" not in turns.phone.ids


def test_undo_is_offered_by_what_everybody_saw_alone(turns):
    """So the menu tells nothing: it is the same whatever was chosen."""
    turns.turn(Appraise(LAO, (Head.RAT,)), Forgo(LAO), YAO)
    turns.phone.tap("cover.menu")
    assert turns.phone.live("menu.undo")
    turns.phone.tap("menu.notebook-3")
    turns.confirm()
    turns.phone.tap("notebook.done")
    turns.phone.tap("cover.menu")
    assert turns.phone.live("menu.undo")


def test_ten_quick_touches_take_one_step_back(talking):
    for _ in range(3):
        talking.phone.tap("talk.next")
    before = len(on_disk(talking))
    talking.phone.tap("header.menu")
    talking.phone.world.wait(0.5)
    talking.phone.rattle("menu.undo")
    assert len(on_disk(talking)) == before - 1


def test_a_vote_typed_wrong_is_corrected(talking):
    talking.phone.tap("talk.vote")
    for head in talking.view.heads:
        talking.phone.tap(f"vote.field-{head}")
        talking.phone.tap("keypad.1")
    talking.phone.tap("vote.done")
    talking.phone.tap("voted.correct")
    talking.phone.tap("agree.correct")
    talking.phone.tap(f"vote.field-{talking.view.heads[3]}")
    talking.phone.tap("keypad.erase")
    talking.phone.tap("keypad.3")
    talking.phone.tap("vote.done")
    assert talking.view.votes[-1].totals == (1, 1, 1, 3)
    assert talking.phone.live("voted.on")


# The end


@pytest.fixture
def over(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch)
    table.play(*(Judge(seat, (seat + 1) % 6) for seat in range(6)))
    return table.play(*(RevealNext() for _ in range(3)))


def test_the_review_says_that_a_vote_was_corrected(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch, mistyped=(TypeVote((3, 0, 0, 0)),))
    table.play(*(Judge(seat, (seat + 1) % 6) for seat in range(6)))
    table.play(*(RevealNext() for _ in range(3))).open()
    table.phone.tap("review.round-0")
    assert any("Typed before: 3 on " in line for line in table.phone.texts)
    table.phone.tap("review.round-1")
    assert not any("Typed before" in line for line in table.phone.texts)


def test_a_finished_match_opens_in_review(over, world):
    over.people.change(Settings())
    phone = over.browser.open()
    world.wait(1)
    phone.tap(f"home.past-{over.saved.id[:8]}")
    assert "cover.confirm" not in phone.ids
    assert phone.live("review.round-0") and phone.live("review.judging")
    for page in ("round-0", "round-1", "round-2", "judging", "result"):
        phone.tap(f"review.{page}")
        assert phone.live("over.home")
    phone.tap("review.judging")
    assert "reveal.role-0" in phone.ids


def test_a_finished_match_that_was_on_the_screen_is_there_again_after_a_reload(over):
    over.open()
    assert over.phone.live("review.round-0")


def test_the_same_people_sit_down_again(over):
    over.open()
    over.phone.tap("over.again")
    assert over.phone.live("seats.deal")
    over.phone.tap("seats.deal")
    assert "cover.confirm" in over.phone.ids
    assert len(over.matches.list().under_way) == 1
    assert len(over.matches.list().finished) == 1


def test_the_part_seen_of_the_reveal_is_there_again_after_a_reload(browser, monkeypatch, quick):
    table = to_judging(browser, monkeypatch)
    table.play(*(Judge(seat, (seat + 1) % 6) for seat in range(6)), RevealNext()).open()
    assert "reveal.count" in table.phone.ids
    assert not any(identifier.startswith("reveal.role") for identifier in table.phone.ids)


def test_options_of_the_table_are_kept_with_the_match(browser, monkeypatch, quick):
    table = Table(browser, monkeypatch, options=Options(seconds=0)).night()
    for seat in range(6):
        idle(table, seat, seat + 1 if seat < 5 else None)
    table.open()
    assert "talk.start" not in table.phone.ids
    assert table.phone.live("talk.vote")
