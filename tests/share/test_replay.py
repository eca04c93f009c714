"""Random journals of all games give the same state again, from the disk and from values."""

from companion.games import registry
from companion.store import record
from companion.store.sealing import NotOpened, open_sealed, seal
from companion.table.codec import decode, encode
from companion.table.match import replay
from tests.share.conftest import KEY
from tests.share.evenings import evenings


def test_a_journal_replays_to_the_same_state(phone):
    for match, given in evenings():
        game = registry.game(match.game.id)
        assert replay(game, match.setting, match.journal) == match
        again = decode(game, encode(match))
        assert again == match
        seats = (None, *range(len(match.setting.seats)))
        assert [again.view(seat) for seat in seats] == [match.view(seat) for seat in seats]
        saved = phone.matches.create(match, None, given)
        assert phone.matches.open(saved.id) == saved
        assert record.from_values(record.to_values(saved), registry.game) == saved
        phone.matches.delete(saved.id)


def test_any_single_changed_byte_of_a_sealed_match_is_noticed(phone):
    match, given = next(iter(evenings(1)))
    plain = record.write(phone.matches.create(match, None, given))
    blob = seal(KEY, "match/x", plain)
    assert open_sealed(KEY, "match/x", blob) == plain
    for at in [*range(64), *range(64, len(blob), 211), len(blob) - 1]:
        changed = bytearray(blob)
        changed[at] ^= 1 << at % 8
        try:
            open_sealed(KEY, "match/x", bytes(changed))
        except NotOpened:
            continue
        raise AssertionError(at)
