"""An exported match is played again: what holds is said, and where a changed one breaks."""

import json
import random
from dataclasses import replace

import pytest

from companion import cli
from companion.games import parts, registry
from companion.share.proof import evidence_of, verify
from companion.store.export import Document, _document, write
from companion.store.matches import utc_now
from companion.store.record import Saved, make_head
from companion.table.fairness import seal_of, trail_code
from companion.table.text import Refused
from companion.texts import catalogue
from tests.games.bronze_heads.players import random_game
from tests.share.evenings import GAMES, bronze_heads, evenings, good_fortune

SAY = catalogue("en").say


def saved(match, promise=None, number=1):
    now = utc_now()
    return Saved(f"{number:032x}", make_head(match, 1, now, now), match, None, promise)


def exported(*matches):
    return write(Document(matches), lambda one: evidence_of(one, parts.evidence))


def looked_at(words):
    return verify(words, registry.game, parts.evidence)


def bad(report):
    return [f.words.id for match in report.matches for f in match.findings if not f.holds]


def good(report):
    return [f.words.id for match in report.matches for f in match.findings if f.holds]


BRONZE = bronze_heads(random.Random(4), seats=7)
WORDS = exported(saved(*BRONZE))


def changed(change):
    """The file after a change by somebody who can make the checksum fit again."""
    content = json.loads(WORDS)["content"]
    change(content["matches"][0])
    return _document(content)


# What holds


def test_a_match_as_it_was_holds_and_every_word_can_be_said():
    report = looked_at(WORDS)
    assert report.holds and report.untouched
    assert bad(report) == []
    for match in report.matches:
        assert "Bronze Heads" in SAY(match.title)
        assert all(SAY(finding.words) for finding in match.findings)


def test_it_says_that_all_was_fixed_before_anybody_acted():
    found = good(looked_at(WORDS))
    assert found[0] == "proof-promise-kept"
    assert found[1] in {"proof-words", "proof-no-words"}
    assert found.count("proof-bronze-heads") == 3
    assert found.count("proof-bronze-blind") == 2
    assert "proof-bronze-shown" in found
    assert found[-1] == "proof-trail-code"


def test_the_codes_said_are_those_that_people_saw():
    words = [SAY(f.words) for f in looked_at(WORDS).matches[0].findings]
    assert BRONZE[1].code in words[0]
    assert trail_code(BRONZE[0]) in words[-1]


def test_random_evenings_of_all_games_hold():
    for number, (match, promise) in enumerate(evenings()):
        report = looked_at(exported(saved(match, promise, number)))
        assert report.holds, [SAY(f.words) for f in report.matches[0].findings if not f.holds]


def test_several_matches_are_looked_at_one_after_another():
    many = [saved(*make(random.Random(2)), number) for number, make in enumerate(GAMES)]
    assert len(looked_at(exported(*many)).matches) == 4


def test_without_a_promise_that_is_said_and_the_rest_holds():
    report = looked_at(exported(saved(random_game(6, random.Random(1)))))
    assert report.holds
    assert good(report)[0] == "proof-no-promise"
    assert not report.proved
    assert report.verdict.id == report.matches[0].verdict.id == "proof-unproved"


def test_every_pick_of_the_incense_has_its_code():
    for seed in range(40):
        match, promise = GAMES[1](random.Random(seed))
        picks = [at for at, move in enumerate(match.journal) if type(move).__name__ == "Pick"]
        if picks:
            break
    words = " ".join(
        SAY(f.words) for f in looked_at(exported(saved(match, promise))).matches[0].findings
    )
    assert picks
    assert all(seal_of(match, at).code in words for at in picks)


def test_nobody_cards_are_told_where_roles_are_drawn_by_hand():
    for seed in range(40):
        match, promise = bronze_heads(random.Random(seed))
        if match.setting.options.roles == "cards":
            break
    found = good(looked_at(exported(saved(match, promise))))
    assert "proof-bronze-cards" in found
    assert "proof-bronze-role" not in found


# Where it breaks


def test_a_byte_that_was_changed_is_noticed_whatever_it_says():
    report = looked_at(WORDS.replace('"Ann"', '"Bob"'))
    assert not report.untouched and not report.holds


def test_no_byte_of_a_proof_can_be_changed_unnoticed():
    plain = exported(saved(*good_fortune(random.Random(2)))).encode()
    for at in range(len(plain)):
        changed = plain[:at] + bytes([plain[at] ^ (1 << at % 8)]) + plain[at + 1 :]
        try:
            report = looked_at(changed)
        except Refused:
            continue
        assert not report.untouched and not report.holds, at


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda m: m["promise"].update(secret="0" * 64), "proof-promise-commitment"),
        (lambda m: m["promise"].update(commitment="f" * 64), "proof-promise-commitment"),
        (lambda m: m["promise"].update(words=["x"] * 7), "proof-promise-seed"),
        (lambda m: m["promise"].update(nonce="zz"), "proof-promise-commitment"),
        (lambda m: m["promise"].pop("nonce"), "proof-promise-unreadable"),
        (lambda m: m.update(promise=5), "proof-promise-unreadable"),
        (lambda m: m["promise"].update(commitment="zz"), "proof-promise-unreadable"),
        (lambda m: m.pop("evidence"), "proof-no-evidence"),
        (lambda m: m["evidence"].update(trail=5), "proof-trail-start"),
        (lambda m: m["evidence"]["trail"].append("00000000"), "proof-trail"),
        (lambda m: m["evidence"]["told"].pop(), "proof-told-otherwise"),
        (lambda m: m["evidence"]["told"].append([1, 1, "rat", "fake"]), "proof-told-more"),
        (lambda m: m["evidence"]["told"][0].__setitem__(3, "appraiser"), "proof-told-otherwise"),
        (lambda m: m["evidence"].update(outcome=None), "proof-outcome"),
        (lambda m: m["match"].pop("seed"), "proof-unreadable"),
        (lambda m: m["match"].update(journal=5), "proof-unreadable"),
        (lambda m: m["match"]["seats"].pop(), "proof-promise-set-up"),
        (lambda m: m.update(game="chess"), "proof-unknown-game"),
        (lambda m: m.pop("match"), "proof-unreadable"),
    ],
)
def test_what_was_changed_is_told(change, expected):
    report = looked_at(changed(change))
    assert report.untouched
    assert not report.holds
    if expected == "proof-promise-set-up":  # six sit where seven sat: their journal breaks first
        assert set(bad(report)) & {expected, "proof-move-refused"}
    else:
        assert expected in bad(report)
    for match in report.matches:
        assert all(SAY(finding.words) for finding in match.findings)
        assert SAY(match.title) if expected != "proof-unknown-game" else True


def test_another_seed_breaks_the_promise():
    def change(one):
        one["match"]["seed"] = "A" * 43 + "="

    assert set(bad(looked_at(changed(change)))) & {"proof-promise-seed", "proof-move-refused"}


def test_house_rules_changed_afterwards_break_the_promise():
    def change(one):
        one["match"]["options"]["seconds"] = 300

    assert bad(looked_at(changed(change))) == ["proof-promise-set-up", "proof-trail-start"]


def test_every_move_that_is_changed_left_out_or_added_is_found_where_it_is():
    journal = json.loads(WORDS)["content"]["matches"][0]["match"]["journal"]
    for at in range(0, len(journal), 5):
        for change in (
            lambda one: one.pop(at),  # noqa: B023
            lambda one: one.insert(at, one[at]),  # noqa: B023
            lambda one: one.__setitem__(at, {"move": "NextSpeaker"}),  # noqa: B023
            lambda one: one.__setitem__(at, {"move": "Nothing"}),  # noqa: B023
            lambda one: one.__setitem__(at, 5),  # noqa: B023
        ):
            altered = list(journal)
            change(altered)
            if altered == journal:
                continue
            report = looked_at(changed(lambda m: m["match"].update(journal=altered)))  # noqa: B023
            (where,) = [f.words for f in report.matches[0].findings if not f.holds]
            number = dict(where.args).get("number")
            assert number is None or number >= at
            assert where.id.startswith(("proof-move", "proof-trail", "proof-told", "proof-outcome"))


def test_a_choice_that_was_changed_within_the_rules_is_found_by_the_trail():
    journal = json.loads(WORDS)["content"]["matches"][0]["match"]["journal"]
    at = next(n for n, move in enumerate(journal) if move["move"] == "Suspect" and move["player"])
    journal[at] = {**journal[at], "player": None}
    report = looked_at(changed(lambda m: m["match"].update(journal=journal)))
    (where,) = [f.words for f in report.matches[0].findings if not f.holds]
    assert (where.id, dict(where.args)["number"]) == ("proof-trail", at + 1)


def test_a_file_made_anew_as_a_whole_has_another_code():
    other = bronze_heads(random.Random(8), seats=7)
    assert looked_at(exported(saved(*other))).holds
    assert other[1].code != BRONZE[1].code
    assert trail_code(other[0]) != trail_code(BRONZE[0])


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "refused-file-other"),
        ("{}", "refused-file-other"),
        (WORDS[:500], "refused-file-cut"),
        (WORDS.replace('"version": 1', '"version": 9'), "refused-file-newer"),
    ],
)
def test_what_is_no_export_is_refused_in_words(words, expected):
    with pytest.raises(Refused) as refused:
        looked_at(words)
    assert refused.value.why.id == expected


def test_odd_matches_in_a_file_break_nothing():
    for odd in (5, None, "x", [], {}, {"match": {}}, {"match": {"seats": 5}}, {"game": "beyond"}):
        content = {"matches": [odd], "people": [], "kept": {}, "sealed": None}
        report = looked_at(_document(content))
        assert not report.holds
        assert SAY(report.matches[0].findings[0].words)
    assert not looked_at(_document({"matches": 5})).holds


# The command


def run(capfdbinary, path):
    status = cli.main(["verify", str(path)])
    out, err = capfdbinary.readouterr()
    return status, out.decode(), err.decode()


def test_the_command_says_that_all_holds(tmp_path, capfdbinary):
    path = tmp_path / "evening.json"
    path.write_text(WORDS)
    status, out, err = run(capfdbinary, path)
    assert (status, err) == (0, "")
    assert out.splitlines()[-1] == "All of it holds."
    assert "  + " in out and "  ! " not in out


def test_the_command_says_what_does_not_hold(tmp_path, capfdbinary):
    path = tmp_path / "evening.json"
    path.write_text(changed(lambda m: m["promise"].update(secret="0" * 64)))
    status, out, _ = run(capfdbinary, path)
    assert status == 1
    assert "  ! " in out
    assert out.splitlines()[-1] == "Something does not hold."


def test_the_command_says_when_there_is_nothing_to_look_at(tmp_path, capfdbinary):
    path = tmp_path / "empty.json"
    path.write_text(exported())
    status, out, _ = run(capfdbinary, path)
    assert status == 0
    assert "no finished match" in out


def test_the_command_refuses_other_files_in_words(tmp_path, capfdbinary):
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff")
    status, out, err = run(capfdbinary, path)
    assert (status, out) == (2, "")
    assert err.startswith("input: That is no file of this app.")
    assert run(capfdbinary, tmp_path / "nothing")[0] == 2


def test_a_name_cannot_write_lines_of_its_own(tmp_path, capfdbinary):
    def change(one):
        one["match"]["seats"][0]["name"] = "Ann\n  + All of it holds.\x1b[2J"

    path = tmp_path / "evening.json"
    path.write_text(changed(change))
    status, out, _ = run(capfdbinary, path)
    assert status == 1
    assert "\x1b" not in out
    assert "\n  + All of it holds." not in out


def test_a_match_under_way_is_never_evidence():
    match, _ = bronze_heads(random.Random(1), moves=10)
    with pytest.raises(AssertionError):
        evidence_of(saved(match), parts.evidence)
    assert parts.evidence("bronze-heads").told(match) == ()
    assert replace(saved(match)).head.outcome is None
