"""Everything out and in: the identity, no doubles, and a broken file changes nothing."""

import json
import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import parts, registry
from companion.share.proof import evidence_of
from companion.store import passphrase as passphrases
from companion.store.export import Document, _document, collect, read, write
from companion.store.history import mark_moved, write_note
from companion.store.matches import utc_now
from companion.store.merging import Merged, merge
from companion.store.persons import renamed
from companion.store.record import Saved, make_head
from companion.table.clock import full
from companion.table.seats import Colour, Seat
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.bronze_heads.players import any_move
from tests.share.conftest import Phone
from tests.share.evenings import bronze_heads, evening, evenings
from tests.table.coin_game import coin_games

WORDS = "HK4T-9XAE"


@pytest.fixture(autouse=True)
def a_quick_lock(monkeypatch):
    monkeypatch.setattr(passphrases, "_COST", 1 << 4)


def evidence(saved):
    return evidence_of(saved, parts.evidence)


def everything(phone):
    return collect([phone.matches.open(one) for one in phone.ids()], phone.people, phone.kept)


def exported(phone, passphrase=WORDS):
    return write(everything(phone), evidence, passphrase)


def bring_in(phone, words, passphrase=WORDS):
    found = read(words, registry.game, passphrase)
    return merge(
        phone.matches,
        phone.people,
        phone.kept,
        found.matches,
        found.people,
        found.kept,
        found.sealed,
    )


def why(action):
    with pytest.raises(Refused) as refused:
        action()
    assert catalogue("en").say(refused.value.why)
    return refused.value.why.id


def one_more(phone, saved, seed=1):
    return phone.matches.save(saved, saved.match.play(any_move(saved.match, random.Random(seed))))


@pytest.fixture
def full_phone(phone):
    for number in range(4):
        match, given = evening(number)
        phone.matches.create(match, None, given)
    match, given = bronze_heads(random.Random(3), moves=20)
    saved = phone.matches.create(match, full(60).start(1000.25), given)
    write_note(phone.matches, saved, '福, "so"\n=1', "Rémi’s")
    phone.people.remember([Seat("Ann", Colour.RED), Seat("王小明", Colour.BLUE)])
    phone.kept.write("good-fortune", '{"book": "é"}')
    return phone


def small():
    """A small file, as a text."""
    match, given = evening(2)
    now = utc_now().replace(microsecond=5)
    saved = Saved("0123456789abcdef" * 2, make_head(match, 3, now, now), match, None, given)
    return write(Document((saved,), (Seat("Ann", Colour.RED),)), evidence)


SMALL = small()


# Identity


def test_what_goes_out_comes_in_as_it_was(full_phone, other):
    before = everything(full_phone)
    assert bring_in(other, exported(full_phone)) == Merged(new=5, people=2, kept=1)
    assert everything(other) == before
    assert exported(other, None) == exported(full_phone, None)


def test_random_evenings_of_all_games_come_in_as_they_were(phone):
    for match, deal in evenings():
        saved = phone.matches.create(match, None, deal)
        document = Document((saved,))
        assert read(write(document, evidence), registry.game) == document


def test_bringing_in_twice_adds_nothing(full_phone, other):
    words = exported(full_phone)
    bring_in(other, words)
    before = everything(other)
    assert bring_in(other, words) == Merged(same=5)
    assert everything(other) == before
    assert bring_in(full_phone, words) == Merged(same=5)


def test_bytes_with_a_mark_and_other_line_ends_are_the_same_file(full_phone):
    words = exported(full_phone, None)
    odd = b"\xef\xbb\xbf" + words.replace("\n", "\r\n").encode() + b"\r\n"
    assert read(odd, registry.game) == read(words, registry.game)


# Matches under way


def test_a_match_under_way_is_not_in_the_clear(full_phone):
    for words in (exported(full_phone), exported(full_phone, None)):
        content = json.loads(words)["content"]
        assert len(content["matches"]) == 4
        assert "Rémi" not in words
    assert json.loads(exported(full_phone))["content"]["sealed"]["count"] == 1
    assert json.loads(exported(full_phone, None))["content"]["sealed"] is None


def test_without_the_passphrase_the_rest_comes_in_and_the_sealed_are_counted(full_phone, other):
    words = exported(full_phone)
    assert bring_in(other, words, None) == Merged(new=4, people=2, kept=1, sealed=1)
    assert bring_in(other, words) == Merged(new=1, same=4)


def test_a_wrong_passphrase_changes_nothing(full_phone, other):
    words = exported(full_phone)
    assert why(lambda: bring_in(other, words, "HHHH-HHHH")) == "refused-passphrase-file"
    assert other.ids() == []


# Merging


@pytest.fixture
def twins(phone, other):
    """A match under way that lies on both phones."""
    match, given = bronze_heads(random.Random(9), moves=25, seats=6)
    mine = phone.matches.create(match, None, given)
    return mine, other.matches.adopt(mine)


def test_the_longer_of_two_copies_stays(phone, other, twins):
    mine, yours = twins
    longer = one_more(other, yours)
    assert bring_in(phone, exported(other)) == Merged(longer=1)
    assert phone.matches.open(mine.id).match == longer.match
    assert bring_in(other, exported(phone)) == Merged(same=1)


def test_a_shorter_copy_changes_nothing(phone, other, twins):
    mine, _ = twins
    longer = one_more(phone, mine)
    assert bring_in(phone, exported(other)) == Merged(same=1)
    assert phone.matches.open(mine.id) == longer


def test_copies_that_were_played_on_apart_are_both_kept_and_once_each(phone, other, twins):
    mine, yours = twins
    mine = one_more(phone, mine)
    seeds = iter(range(100))
    while (there := one_more(other, yours, next(seeds))).match.journal == mine.match.journal:
        other.matches.delete(yours.id)
        yours = other.matches.adopt(yours)
    assert bring_in(phone, exported(other)) == Merged(apart=1)
    assert len(phone.ids()) == 2
    journals = {phone.matches.open(one).match.journal for one in phone.ids()}
    assert journals == {mine.match.journal, there.match.journal}
    assert bring_in(phone, exported(other)) == Merged(same=1)
    assert len(phone.ids()) == 2


def test_names_stay_as_they_are_called_here(phone, other, twins):
    mine, yours = twins
    phone.matches.amend(mine, renamed(mine, 0, "Anna").match)
    one_more(other, yours)
    assert bring_in(phone, exported(other)) == Merged(longer=1)
    assert phone.matches.open(mine.id).match.setting.seats[0].name == "Anna"
    assert [e.head.seats[0].name for e in phone.matches.list().under_way] == ["Anna"]


def test_a_note_from_there_fills_in_and_writes_nothing_over(phone, other, twins):
    mine, yours = twins
    write_note(phone.matches, mine, "mine", "")
    write_note(other.matches, yours, "yours", "there")
    bring_in(phone, exported(other))
    about = phone.matches.open(mine.id).head.about
    assert (about.note, about.place) == ("mine", "there")


def test_a_copy_that_has_moved_gives_way_to_the_one_that_was_played_on(phone, other, twins):
    mine, yours = twins
    mark_moved(phone.matches, mine, utc_now())
    assert bring_in(phone, exported(other)) == Merged(same=1)
    assert phone.matches.open(mine.id).head.about.moved is not None
    one_more(other, yours)
    assert bring_in(phone, exported(other)) == Merged(longer=1)
    assert phone.matches.open(mine.id).head.about.moved is None


def test_another_match_of_the_same_id_is_kept_beside(phone, twins):
    mine, _ = twins
    match, given = evening(0)
    stranger = replace(phone.matches.create(match, None, given), id=mine.id)
    phone.matches.delete(next(one for one in phone.ids() if one != mine.id))
    words = write(Document((stranger,)), evidence)
    assert bring_in(phone, words) == Merged(apart=1)
    assert bring_in(phone, words) == Merged(same=1)
    assert phone.matches.open(mine.id) == mine


def test_what_is_kept_here_for_a_game_is_not_written_over(full_phone, other):
    other.kept.write("good-fortune", "mine")
    assert bring_in(other, exported(full_phone)).kept == 0
    assert other.kept.read("good-fortune") == "mine"


def test_names_from_there_come_behind_those_from_here(full_phone, other):
    other.people.remember([Seat("ann", Colour.GREEN)])
    assert bring_in(other, exported(full_phone)).people == 1
    assert [one.name for one in other.people.known().people] == ["ann", "王小明"]


# Files that are not as they should be


@pytest.mark.parametrize(
    "words",
    ["", "{}", "[]", "null", "name,score\r\nAnn,3", '{"players":[]}', b"\x89PNG\r\n", b"\xff\xfe{"],
)
def test_another_kind_of_file_is_told_to_be_one(words):
    assert why(lambda: read(words, registry.game)) == "refused-file-other"


def test_a_file_of_a_newer_version_is_told_to_be_one():
    newer = SMALL.replace('"version": 1', '"version": 2')
    assert why(lambda: read(newer, registry.game)) == "refused-file-newer"


def test_a_file_that_is_cut_says_so_wherever_it_is_cut():
    for end in range(60, len(SMALL), 97):
        assert why(lambda: read(SMALL[:end], registry.game)) == "refused-file-cut"  # noqa: B023
    assert why(lambda: read(SMALL[:-1], registry.game)) == "refused-file-cut"


def test_a_changed_byte_is_noticed_wherever_it_is():
    plain = SMALL.encode()
    for at in range(len(plain)):
        changed = plain[:at] + bytes([plain[at] ^ (1 << at % 8)]) + plain[at + 1 :]
        with pytest.raises(Refused):
            read(changed, registry.game)


@settings(max_examples=300)
@given(st.integers(0, len(SMALL) - 1), st.integers(1, 255))
def test_any_single_changed_byte_is_noticed(at, flip):
    changed = bytearray(SMALL.encode())
    changed[at] ^= flip
    with pytest.raises(Refused):
        read(bytes(changed), registry.game)


def test_a_file_that_was_written_anew_with_its_checksum_is_read_by_the_rules():
    whole = json.loads(SMALL)

    def again(change):
        content = json.loads(json.dumps(whole["content"]))
        change(content)
        return _document(content)

    cases = {
        "refused-file-game": lambda c: c["matches"][0].update(game="chess"),
        "refused-file-rules": lambda c: c["matches"][0]["match"]["journal"].append(
            {"move": "Declare"}
        ),
        "refused-file-changed": lambda c: c["matches"][0].pop("id"),
    }
    for expected, change in cases.items():
        assert why(lambda: read(again(change), registry.game)) == expected  # noqa: B023
    for odd in (
        lambda c: c.pop("people"),
        lambda c: c.update(matches=5),
        lambda c: c.update(matches=[1]),
        lambda c: c.update(sealed={"count": "x"}),
        lambda c: c["matches"][0]["match"]["journal"].append({"move": "Nothing"}),
    ):
        assert why(lambda: read(again(odd), registry.game)) == "refused-file-changed"  # noqa: B023


def test_a_deep_file_is_refused_in_words():
    deep = '{\n "companion": "matches", "x": ' + "[" * 100_000
    assert why(lambda: read(deep, registry.game)) in {"refused-file-cut", "refused-file-changed"}


def test_a_file_that_is_refused_has_changed_nothing(full_phone, other):
    words = exported(full_phone)
    at = words.index('"seed"') + 12
    changed = words[:at] + ("A" if words[at] != "A" else "B") + words[at + 1 :]
    assert why(lambda: bring_in(other, changed)) == "refused-file-changed"
    assert other.ids() == []
    assert other.people.known().people == ()


def test_games_that_are_not_here_are_said():
    assert why(lambda: read(SMALL, coin_games)) == "refused-file-game"


def test_a_phone_can_be_carried_over_whole(full_phone, tmp_path):
    fresh = Phone(tmp_path / "fresh")
    bring_in(fresh, exported(full_phone).encode())
    assert fresh.ids() == full_phone.ids()
    for one in fresh.ids():
        assert fresh.matches.open(one) == full_phone.matches.open(one)
