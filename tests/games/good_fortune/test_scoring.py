"""Greedy grouping, its ties, and the reasons it gives."""

from hypothesis import given
from hypothesis import strategies as st

from companion.games.good_fortune.moves import Charm, Tile, TypedGroup
from companion.games.good_fortune.rules.scoring import (
    Reason,
    Sorting,
    sort_as,
    sortings,
    typed,
    winners,
)
from tests.games.good_fortune.second_opinion import judged
from tests.games.good_fortune.table import tiles

TWO_TOTALS = ("neko clover 1", "neko ganesh 1", "clover mati 1", "fatma ganesh 1")


def plain(sorting: Sorting) -> list[tuple[str | None, int, int]]:
    return [(group.charm, group.tiles, group.points) for group in sorting.groups]


def test_nothing_won_scores_nothing() -> None:
    (only,) = sortings([])
    assert only.score == 0
    assert only.groups == ()


def test_a_group_scores_its_tiles_times_its_points() -> None:
    (only,) = sortings(tiles("ganesh clover 3", "neko ganesh 3", "ganesh mati 3"))
    assert only.score == 27


def test_the_charm_on_most_tiles_is_grouped_first_and_says_so() -> None:
    (only,) = sortings(tiles("neko clover 1", "neko mati 1", "clover scarab 4"))
    first = sortings(tiles("neko clover 1", "neko mati 1", "scarab fatma 4"))[0].groups[0]
    assert (first.charm, first.reason, first.rivals) == (Charm.NEKO, Reason.MOST_TILES, ())
    assert only.groups[0].charm is Charm.CLOVER


def test_equal_in_tiles_the_higher_dice_are_grouped_first_and_name_whom_they_beat() -> None:
    first = sortings(tiles("neko clover 1", "neko mati 1", "clover scarab 4"))[0].groups[0]
    assert (first.charm, first.reason, first.rivals) == (
        Charm.CLOVER,
        Reason.MORE_POINTS,
        (Charm.NEKO,),
    )


def test_equal_in_both_a_group_names_its_equals_alone() -> None:
    first = sortings(tiles("neko clover 2", "neko ganesh 1", "clover mati 1", "ganesh mati 1"))[0]
    assert first.groups[0].reason is Reason.FULL_TIE
    assert first.groups[0].rivals == (Charm.CLOVER,)


def test_a_tile_counts_once() -> None:
    (only,) = sortings(tiles("neko clover 1", "neko ganesh 1", "clover mati 2", "ganesh mati 2"))
    members = sorted(at for group in only.groups for at in group.members)
    assert members == [0, 1, 2, 3]


def test_a_better_split_than_the_greedy_one_is_not_allowed() -> None:
    collection = tiles("neko clover 1", "neko ganesh 1", "neko mati 1", "clover ganesh 4")
    assert [one.score for one in sortings(collection)] == [13]
    assert sort_as(collection, [Charm.GANESH, Charm.NEKO]) is None


def test_a_full_tie_offers_one_sorting_for_each_total_the_best_first() -> None:
    best, other = sortings(tiles(*TWO_TOTALS))
    assert (best.score, other.score) == (8, 6)
    assert best.charms == (Charm.CLOVER, Charm.GANESH)
    assert other.charms[0] is Charm.NEKO


def test_a_full_tie_that_changes_nothing_offers_one_sorting() -> None:
    collection = tiles("neko clover 4", "neko ganesh 1", "clover mati 1", "ganesh mati 4")
    assert [one.score for one in sortings(collection)] == [20]


def test_every_allowed_order_can_be_taken_and_no_other() -> None:
    collection = tiles(*TWO_TOTALS)
    taken = sort_as(collection, [Charm.GANESH, Charm.CLOVER])
    assert taken is not None
    assert taken.score == 8
    assert sort_as(collection, [Charm.MATI]) is None
    assert sort_as(collection, [Charm.CLOVER]) is None  # tiles are left over
    assert sort_as(collection, [Charm.CLOVER, Charm.CLOVER, Charm.GANESH]) is None


def test_groups_sorted_by_hand_stay_as_they_are() -> None:
    sorting = typed([TypedGroup(2, 4), TypedGroup(3, 9)])
    assert plain(sorting) == [(None, 2, 4), (None, 3, 9)]
    assert sorting.score == 35
    assert sorting.charms == ()


def test_the_rulebooks_collections_score_62_and_59() -> None:
    assert typed([TypedGroup(4, 10), TypedGroup(2, 7), TypedGroup(2, 4)]).score == 62
    assert typed([TypedGroup(4, 10), TypedGroup(3, 5), TypedGroup(1, 4)]).score == 59


def test_equal_totals_are_a_draw() -> None:
    assert winners([62, 59]) == (0,)
    assert winners([59, 62]) == (1,)
    assert winners([59, 59]) == (0, 1)


def collections(dice: int) -> st.SearchStrategy[list[Tile]]:
    """Few different dice make many ties."""
    pair = st.permutations(list(Charm)).map(lambda charms: (charms[0], charms[1]))
    one = st.builds(Tile, pair, st.integers(1, dice))
    return st.lists(one, max_size=9)


@given(st.integers(1, 4).flatmap(collections))
def test_a_second_opinion_agrees(collection: list[Tile]) -> None:
    totals, order = judged([(frozenset(one.charms), one.die) for one in collection])
    found = sortings(collection)
    assert [one.score for one in found] == totals[::-1]
    assert plain(found[0]) == order


@given(st.integers(1, 3).flatmap(collections))
def test_every_sorting_offered_is_allowed_and_holds_every_tile_once(collection: list[Tile]) -> None:
    for sorting in sortings(collection):
        assert sort_as(collection, sorting.charms) == sorting
        members = sorted(at for group in sorting.groups for at in group.members)
        assert members == list(range(len(collection)))
        for group in sorting.groups:
            assert all(group.charm in collection[at].charms for at in group.members)
            assert group.points == sum(collection[at].die for at in group.members)


@given(st.integers(1, 2).flatmap(collections))
def test_the_order_of_the_tiles_does_not_matter(collection: list[Tile]) -> None:
    turned = [Tile((one.charms[1], one.charms[0]), one.die) for one in reversed(collection)]
    before, now = sortings(collection), sortings(turned)
    assert [plain(one) for one in before] == [plain(one) for one in now]
