"""What holds for every midnight."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.case_files import ask
from tests.games.lucky_incense.evenings import COLOURS, midnights, picked
from tests.games.lucky_incense.second_opinion import opinion

ONE_TEMPLE = st.just(["temple"])
ONE_PALACE = st.just(["palace"])


def door(given_):
    return ask("lucky-incense", given_)


@settings(max_examples=400)
@given(st.data())
def test_every_pair_is_settled_as_a_second_opinion_settles_it(data):
    midnight = data.draw(midnights())
    midnight = picked(data.draw, midnight, door, all_of_them=False)
    assert door(midnight) == opinion(midnight)


def race_paid(data, kinds):
    """What one temple pays without Brother and Wen Chang, from the top down."""
    midnight = data.draw(midnights(kinds=kinds))
    midnight["blessings"] = {}
    answer = door(picked(data.draw, midnight, door, all_of_them=True))
    paid = answer["temples"][0]["rewards"]
    return [r["amulets"] - 2 * (r["card"] == "brother") for r in paid]


@settings(max_examples=150)
@given(st.data())
def test_a_temple_pays_nobody_the_first_both_or_a_tied_final(data):
    assert race_paid(data, ONE_TEMPLE) in ([], [3], [3, 1], [1, 1])


@settings(max_examples=150)
@given(st.data())
def test_a_palace_pays_at_most_nine_and_four_cards(data):
    paid = race_paid(data, ONE_PALACE)
    assert paid == sorted(paid, reverse=True)
    assert paid.count(5) <= 1
    assert paid.count(2) <= 2 - paid.count(5)
    assert len(paid) <= 4
    assert sum(paid) <= 9


@settings(max_examples=150)
@given(st.data())
def test_no_card_stands_in_two_spots_or_is_paid_twice(data):
    midnight = picked(data.draw, data.draw(midnights()), door, all_of_them=True)
    for temple in door(midnight)["temples"]:
        for stage in temple["stages"]:
            onward = [
                (p["advances"]["colour"], p["advances"]["card"]) for p in stage if p["advances"]
            ]
            assert len(onward) == len(set(onward))
        paid = [(reward["colour"], reward["card"]) for reward in temple["rewards"]]
        assert len(paid) == len(set(paid))


def recoloured(value, names):
    """The same value with its colours exchanged, wherever they stand."""
    if isinstance(value, dict):
        return {names.get(key, key): recoloured(entry, names) for key, entry in value.items()}
    if isinstance(value, list):
        return [recoloured(entry, names) for entry in value]
    return names.get(value, value) if isinstance(value, str) else value


@settings(max_examples=150)
@given(st.data())
def test_exchanging_colours_exchanges_the_result(data):
    midnight = picked(data.draw, data.draw(midnights()), door, all_of_them=data.draw(st.booleans()))
    names = dict(zip(COLOURS, data.draw(st.permutations(COLOURS)), strict=True))
    expected = recoloured(door(midnight), names)
    if expected["winners"]:
        expected["winners"].sort(key=COLOURS.index)
    assert door(recoloured(midnight, names)) == expected


def mirrored(midnight):
    """The same cards with left and right exchanged before every temple."""
    temples = [{**t, "seats": t["seats"][::-1]} for t in midnight["temples"]]
    picks = []
    for pick in midnight["picks"]:
        pairs = len(temples[pick["temple"]]["seats"]) >> pick["stage"]
        picks.append({**pick, "pair": pairs - 1 - pick["pair"]})
    return {**midnight, "temples": temples, "picks": picks}


@settings(max_examples=150)
@given(st.data())
def test_left_and_right_do_not_matter(data):
    midnight = picked(data.draw, data.draw(midnights()), door, all_of_them=True)
    here, there = door(midnight), door(mirrored(midnight))
    assert here["amulets"] == there["amulets"]
    assert here["winners"] == there["winners"]


@settings(max_examples=100)
@given(st.data())
def test_a_pick_changes_nothing_in_another_temple(data):
    midnight = data.draw(midnights())
    before = door(midnight)
    if before["pending"]:
        pair = before["pending"][0]
        pick = {key: pair[key] for key in ("temple", "stage", "pair")}
        after = door({**midnight, "picks": [{**pick, "card": pair["cards"][0]}]})
        for number, temple in enumerate(before["temples"]):
            if number != pair["temple"]:
                assert after["temples"][number] == temple
