import shutil
from uuid import uuid4

import pytest

from companion.store import record
from companion.store.matches import Gone, Matches, Unopened
from companion.store.sealing import MAGIC, new_key, seal
from tests.table.coin_game import GAME, Coin, Cry, Guess, Side, coin_games, coin_match

HEADS = Guess(0, Side.HEADS)


def file_of(folder, saved):
    return folder / f"{saved.id}.match"


def ids(entries):
    return [entry.id for entry in entries]


def said(listing):
    return [one.why.id for one in listing.set_aside]


def damage(path):
    blob = bytearray(path.read_bytes())
    blob[len(blob) // 2] ^= 1
    path.write_bytes(bytes(blob))
    return bytes(blob)


def cut(path):
    path.write_bytes(path.read_bytes()[:100])
    return path.read_bytes()


def empty(path):
    path.write_bytes(b"")
    return b""


def replace_with_a_picture(path):
    path.write_bytes(b"\x89PNG\r\n")
    return b"\x89PNG\r\n"


def seal_with_another_key(path):
    path.write_bytes(seal(new_key(), f"match/{path.stem}", b"{}"))
    return path.read_bytes()


def make_newer(path):
    blob = bytearray(path.read_bytes())
    blob[len(MAGIC)] += 1
    path.write_bytes(bytes(blob))
    return bytes(blob)


SPOILERS = [
    (damage, "aside-damaged"),
    (cut, "aside-damaged"),
    (empty, "aside-damaged"),
    (replace_with_a_picture, "aside-foreign"),
    (seal_with_another_key, "aside-foreign"),
    (make_newer, "aside-newer"),
]


@pytest.mark.parametrize(("spoil", "why"), SPOILERS)
def test_a_file_that_does_not_open_is_set_aside_and_the_others_are_listed(
    matches, folder, spoil, why
):
    bad, good = matches.create(coin_match()), matches.create(coin_match())
    bytes_of_it = spoil(file_of(folder, bad))
    listing = matches.list()
    assert ids(listing.under_way) == [good.id]
    assert said(listing) == [why]
    assert listing.set_aside[0].file.parent == folder / "aside"
    assert listing.set_aside[0].file.read_bytes() == bytes_of_it
    assert not file_of(folder, bad).exists()
    assert matches.open(good.id) == good


@pytest.mark.parametrize(("spoil", "why"), SPOILERS)
def test_a_file_that_does_not_open_is_set_aside_when_it_is_opened(matches, folder, spoil, why):
    bad = matches.create(coin_match())
    bytes_of_it = spoil(file_of(folder, bad))
    with pytest.raises(Unopened) as unopened:
        matches.open(bad.id)
    assert unopened.value.why.id == why
    assert [path.read_bytes() for path in (folder / "aside").iterdir()] == [bytes_of_it]
    with pytest.raises(Gone):
        matches.open(bad.id)


def test_it_is_told_of_on_every_later_day(matches, folder, key):
    damage(file_of(folder, matches.create(coin_match())))
    for _ in range(3):
        assert said(Matches(folder, key, coin_games).list()) == ["aside-damaged"]


def test_a_file_laid_over_another_one_is_noticed(matches, folder):
    mine, yours = matches.create(coin_match()), matches.create(coin_match())
    shutil.copy(file_of(folder, yours), file_of(folder, mine))
    listing = matches.list()
    assert ids(listing.under_way) == [yours.id]
    assert said(listing) == ["aside-damaged"]


def test_a_match_under_a_name_that_is_no_id_is_foreign(matches, folder):
    shutil.copy(file_of(folder, matches.create(coin_match())), folder / "copy.match")
    assert said(matches.list()) == ["aside-foreign"]
    assert len(matches.list().under_way) == 1


def test_files_of_other_names_are_nobodys_business(matches, folder):
    for name in ("notes.txt", "key", ".hidden.match"):
        (folder / name).write_text("mine")
    assert matches.list().set_aside == ()
    assert (folder / "key").read_text() == "mine"


def test_a_folder_in_the_way_is_told_of_and_stays(matches, folder):
    good = matches.create(coin_match())
    in_the_way = folder / f"{uuid4().hex}.match"
    in_the_way.mkdir()
    listing = matches.list()
    assert ids(listing.under_way) == [good.id]
    assert said(listing) == ["refused-disk"]
    assert in_the_way.is_dir()


def test_two_files_of_one_name_are_both_kept_aside(matches, folder):
    saved = matches.create(coin_match())
    contents = []
    for _ in range(3):
        file_of(folder, saved).write_bytes(seal(new_key(), "x", b""))
        contents.append(file_of(folder, saved).read_bytes())
        matches.list()
    kept = [path.read_bytes() for path in (folder / "aside").iterdir()]
    assert sorted(kept) == sorted(contents)
    assert said(matches.list()) == ["aside-foreign"] * 3


def test_a_match_in_hand_survives_the_damage_of_its_file(matches, folder):
    saved = matches.create(coin_match())
    damage(file_of(folder, saved))
    saved = matches.save(saved, saved.match.play(HEADS))
    assert matches.open(saved.id) == saved
    assert said(matches.list()) == ["aside-damaged"]


def test_a_move_is_not_laid_over_what_a_newer_app_saved(matches, folder):
    saved = matches.create(coin_match())
    newer = make_newer(file_of(folder, saved))
    with pytest.raises(Unopened):
        matches.save(saved, saved.match.play(HEADS))
    assert file_of(folder, saved).read_bytes() == newer


def write_record(folder, key, saved, content):
    file_of(folder, saved).write_bytes(seal(key, f"match/{saved.id}", content))


def test_a_record_of_a_newer_format_is_newer(matches, folder, key):
    saved = matches.create(coin_match())
    newer = record.write(saved).replace(b'"format":2', b'"format":3')
    write_record(folder, key, saved, newer)
    assert said(matches.list()) == ["aside-newer"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"null\nnull",
        b"[]\n[]",
        b"{}\n{}",
        b'{"format":1}\n{}',
        b'{"format":0}\n{}',
        b'{"format":true}\n{}',
        b'{"format":"2"}\n{}',
        b"\xff",
    ],
)
def test_a_record_that_is_none_is_damaged(matches, folder, key, content):
    saved = matches.create(coin_match())
    write_record(folder, key, saved, content)
    assert said(matches.list()) == ["aside-damaged"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"revision":1', b'"revision":"1"'),
        (b'"outcome":null', b'"outcome":7'),
        (b"+00:00", b"+01:00"),
        (b"2024-", b"20x4-"),
        (b'"red"', b'"pink"'),
        (b'"moves"', b'"steps"'),
    ],
)
def test_a_record_with_an_odd_head_is_damaged(matches, folder, key, old, new):
    saved = matches.create(coin_match())
    content = record.write(saved)
    assert old in content
    write_record(folder, key, saved, content.replace(old, new))
    assert said(matches.list()) == ["aside-damaged"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"clock":null', b'"clock":7'),
        (b'"clock":null', b'"clock":{"length":NaN,"remaining":1,"deadline":null}'),
        (b'"clock":null', b'"clock":{"length":true,"remaining":1,"deadline":null}'),
        (b'"clock":null', b'"clock":{"length":1}'),
        (b'"clock":null', b'"watch":null'),
        (b'"journal":[]', b'"journal":[{"move":"Jump"}]'),
        (b'{"match"', b'"match"'),
    ],
)
def test_a_record_with_an_odd_match_is_damaged_when_it_is_opened(matches, folder, key, old, new):
    saved = matches.create(coin_match())
    content = record.write(saved)
    assert old in content
    write_record(folder, key, saved, content.replace(old, new))
    with pytest.raises(Unopened) as unopened:
        matches.open(saved.id)
    assert unopened.value.why.id == "aside-damaged"


def test_a_journal_that_the_rules_refuse_is_set_aside(matches, folder, key):
    saved = matches.create(coin_match().play(Cry("cheat")))
    stricter = Matches(folder, key, {"coin": Coin(forbidden=frozenset({"cheat"}))}.__getitem__)
    with pytest.raises(Unopened) as unopened:
        stricter.open(saved.id)
    assert unopened.value.why.id == "aside-broken-rules"
    assert said(stricter.list()) == ["aside-broken-rules"]


def test_a_summary_is_never_trusted_over_the_journal(matches, folder, key):
    saved = matches.create(coin_match())
    content = record.write(saved).replace(b'"moves":0', b'"moves":9')
    write_record(folder, key, saved, content)
    assert matches.open(saved.id).head.moves == 0


def test_a_match_of_an_unknown_game_is_set_aside(matches, folder, key):
    saved = matches.create(coin_match())
    other = Matches(folder, key, {"dice": GAME}.__getitem__)
    assert said(other.list()) == ["aside-unknown-game"]
    with pytest.raises(Gone):
        other.open(saved.id)


# What was set aside comes back


def test_the_right_key_brings_back_what_another_one_set_aside(matches, folder, key):
    saved = matches.create(coin_match())
    assert said(Matches(folder, new_key(), coin_games).list()) == ["aside-foreign"]
    back = Matches(folder, key, coin_games)
    assert back.list().set_aside == ()
    assert back.open(saved.id) == saved


def test_an_app_with_the_game_brings_it_back(matches, folder, key):
    saved = matches.create(coin_match())
    Matches(folder, key, {}.__getitem__).list()
    assert Matches(folder, key, coin_games).open(saved.id) == saved


def test_rules_that_were_mended_bring_it_back(matches, folder, key):
    saved = matches.create(coin_match().play(Cry("cheat")))
    stricter = Matches(folder, key, {"coin": Coin(forbidden=frozenset({"cheat"}))}.__getitem__)
    with pytest.raises(Unopened):
        stricter.open(saved.id)
    assert Matches(folder, key, coin_games).open(saved.id) == saved


def test_nothing_comes_back_over_a_match_that_is_there(matches, folder, key):
    saved = matches.create(coin_match())
    old = file_of(folder, saved).read_bytes()
    (folder / "aside").mkdir()
    (folder / "aside" / f"{saved.id}.match.damaged").write_bytes(old)
    saved = matches.save(saved, saved.match.play(HEADS))
    assert Matches(folder, key, coin_games).open(saved.id) == saved
