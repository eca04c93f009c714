"""What Bronze Heads counts: roles, sides, who was found and who was right."""

import random
from dataclasses import replace

from companion.games.bronze_heads.moves import COUNTERFEITERS, Faction, Options, Role, VoteKind
from companion.games.bronze_heads.statistics import Fared, fared, table
from companion.games.bronze_heads.view import Phase
from companion.table.rates import NEVER, Rate
from tests.games.bronze_heads.players import people, random_game


def night(seed, seats=6, **options):
    match = random_game(seats, random.Random(seed), replace(Options(early_end=False), **options))
    return match.setting.seats, match.view(None)


def of(rows, name):
    return dict(rows)[name]


def test_everybody_has_played_a_role_and_a_side():
    seats, view = night(1)
    rows = fared([(seats, view)])
    assert [name for name, _ in rows] == [seat.name for seat in seats]
    for (_, row), role in zip(rows, view.ending.roles, strict=True):
        won = int(role.faction is view.ending.winner)
        assert row.roles == {role: Rate(won, 1)}
        assert row.sides == {role.faction: Rate(won, 1)}


def test_lao_chaofeng_is_found_or_not_and_nobody_else_is():
    seats, view = night(2)
    for (_, row), role in zip(fared([(seats, view)]), view.ending.roles, strict=True):
        lao = role is Role.LAO_CHAOFENG
        assert row.found == (Rate(view.ending.points.lao_found, 1) if lao else NEVER)


def test_an_appraiser_is_right_who_named_lao_chaofeng():
    seats, view = night(3)
    end = view.ending
    lao = end.roles.index(Role.LAO_CHAOFENG)
    for (_, row), role, named in zip(fared([(seats, view)]), end.roles, end.judged, strict=True):
        if role.faction is Faction.APPRAISER:
            assert row.right == Rate(int(named == lao), 1)
        else:
            assert row.right == NEVER


def test_a_counterfeiter_knows_how_many_appraisers_named_him():
    seats, view = night(4, 8)
    end = view.ending
    fair = [n for role, n in zip(end.roles, end.judged, strict=True) if role not in COUNTERFEITERS]
    for seat, (_, row) in enumerate(fared([(seats, view)])):
        role = end.roles[seat]
        expected = {role: Rate(fair.count(seat), len(fair))} if role in COUNTERFEITERS else {}
        assert row.named == expected


def test_chips_count_where_they_were_spent_by_name():
    seats, view = night(5, votes=VoteKind.CHIPS)
    spent = sum(sum(done.chips[0]) for done in view.review)
    ann = of(fared([(seats, view)]), "Ann")
    if view.ending.roles[0].faction is Faction.APPRAISER:
        assert ann.chips.of == spent
    typed = night(5, votes=VoteKind.TOTALS)
    assert all(row.chips == NEVER for _, row in fared([typed]))


def test_a_game_that_ended_early_found_nobody_and_asked_nobody():
    for seed in range(200):
        seats, view = night(seed, early_end=True)
        if view.ending.early:
            break
    for _, row in fared([(seats, view)]):
        assert row.found == row.right == NEVER
        assert all(rate == NEVER for rate in row.named.values())
    assert table([view]).early == Rate(1, 1)
    assert table([view]).found == NEVER


def test_nights_add_up_for_one_person_however_the_name_is_written():
    nights = [night(seed) for seed in range(4)]
    louder = [(tuple(replace(s, name=s.name.upper()) for s in nights[3][0]), nights[3][1])]
    rows = fared([*nights[:3], *louder])
    assert [name for name, _ in rows] == [seat.name.upper() for seat in people(6)]
    for _, row in rows:
        assert sum(rate.of for rate in row.roles.values()) == 4
        assert sum(rate.of for rate in row.sides.values()) == 4
    single = [of(fared([one]), "Ann") for one in nights]
    assert rows[0][1] == sum(single, Fared())


def test_the_table_counts_every_match_once():
    views = [night(seed)[1] for seed in range(5)]
    whole = table(views)
    assert whole.matches == 5
    assert sum(rate.times for rate in whole.sides.values()) == 5
    assert whole.found.of == 5
    assert whole.right.of == 5 * 4


def test_a_match_under_way_counts_nowhere():
    match = random_game(6, random.Random(1), until=lambda view: view.phase is Phase.VOTED)
    assert fared([(match.setting.seats, match.view(None))]) == ()
    assert table([match.view(None)]).matches == 0
