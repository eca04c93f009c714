"""The command as scripts use it: what it answers, on which stream, with which exit status.

What is in an answer is tested beside each game; here it is the door itself, as a process.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion import __version__
from companion.games import registry
from tests.games.case_files import differences, load_cases

PATIENCE = 30
GAMES = list(registry.FOLDERS)
GOOD = {"players": [{"name": "Ann", "tiles": [{"charms": ["neko", "clover"], "die": 3}]}]}
ALONE = {"players": [{"name": "Ann", "tokens": 5}]}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "companion", *words]


def run(*words: str, given: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a process, with these bytes on its standard input."""
    return subprocess.run(
        command(*words),
        input=given,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, **more},
    )


def text(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def check_refused(done: subprocess.CompletedProcess[bytes], at: str) -> None:
    """Status 2, nothing on standard output, and one line `PATH: what is wrong` on the other."""
    assert done.returncode == 2
    assert done.stdout == b""
    lines = done.stderr.decode().splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith(f"{at}: "), lines
    assert len(lines[0]) > len(at) + 2, "and says what is wrong"


# One object in, one object out


def test_a_good_input_is_answered_on_standard_output_alone() -> None:
    done = run("referee", "good-fortune", given=text(GOOD))
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1
    assert json.loads(done.stdout)["winners"] == ["Ann"]


def test_names_come_back_in_utf_8_wherever_the_command_runs() -> None:
    given = text({"players": [{"name": "陳小明", "tokens": 1}]})
    done = run("referee", "beyond", given=given, LC_ALL="C", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "陳小明".encode() in done.stdout


def test_a_byte_order_mark_does_not_matter() -> None:
    done = run("referee", "beyond", given=b"\xef\xbb\xbf" + text(ALONE))
    assert done.returncode == 0


DEEP = 10_000
NO_JSON = {
    "nothing": b"",
    "blanks": b" \n\t ",
    "words": b"hello",
    "two objects": b"{} {}",
    "half an object": b'{"players": [',
    "single quotes": b"{'players': []}",
    "a comment": b"{} // done",
    "bytes that are no UTF-8": b'{"players": "\xff"}',
    "UTF-16": '{"players": []}'.encode("utf-16"),
    "ten thousand lists": b"[" * DEEP + b"]" * DEEP,
    "ten thousand objects": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "ten thousand lists left open": b"[" * DEEP,
    "a million lists": b"[" * 1_000_000,
    "a list": b"[]",
    "null": b"null",
    "a number": b"3",
}


@pytest.mark.parametrize("given", NO_JSON.values(), ids=NO_JSON.keys())
def test_what_is_no_object_is_wrong_as_a_whole(given: bytes) -> None:
    check_refused(run("referee", "beyond", given=given), "input")


TOKENS = "players[0].tokens"
ODD_VALUES = {
    "a fraction": b"2.0",
    "an exponent": b"1e3",
    "NaN": b"NaN",
    "Infinity": b"-Infinity",
    "true": b"true",
    "null": b"null",
    "a text": b'"5"',
    "below nothing": b"-1",
    "five thousand digits": b"9" * 5_000,
    "a million digits": b"9" * 1_000_000,
    "deep lists": b"[" * DEEP + b"]" * DEEP,
}


@pytest.mark.parametrize("value", ODD_VALUES.values(), ids=ODD_VALUES.keys())
def test_what_is_no_count_is_wrong_at_its_place(value: bytes) -> None:
    given = b'{"players": [{"name": "A", "tokens": ' + value + b"}]}"
    done = run("referee", "beyond", given=given)
    check_refused(done, "input" if value.startswith(b"[") else TOKENS)


def test_a_very_large_count_is_a_count() -> None:
    given = b'{"players": [{"name": "A", "tokens": ' + b"9" * 400 + b"}]}"
    done = run("referee", "beyond", given=given)
    assert done.returncode == 0
    assert b"9" * 400 in done.stdout


def test_a_key_given_twice_is_wrong_at_that_key() -> None:
    given = b'{"players": [{"name": "A", "tokens": 1, "tokens": 1}]}'
    check_refused(run("referee", "beyond", given=given), TOKENS)


def test_a_key_too_many_and_a_missing_one_are_named() -> None:
    check_refused(run("referee", "beyond", given=b'{"players": [], "x": 1}'), "x")
    check_refused(run("referee", "beyond", given=b"{}"), "players")


@pytest.mark.parametrize("name", ["a\nb", "a\r\nb", "a\u2028b", "\x1b[31m", "\ud800", "\u202e"])
def test_whatever_stands_in_a_name_an_error_is_one_line(name: str) -> None:
    given = json.dumps({"players": [{"name": "A", "captures": 1, name: 1}]}).encode()
    done = run("referee", "beyond", given=given)
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr.count(b"\n") == 1
    words = done.stderr.decode()
    assert len(words.splitlines()) == 1
    assert words[:-1].isprintable()


# From a file


@pytest.mark.parametrize("order", ["beyond FILE", "beyond FILE --lines", "beyond --lines FILE"])
def test_the_file_stands_before_or_behind_the_option(tmp_path: Path, order: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text(ALONE) + b"\n")
    words = [str(file) if word == "FILE" else word for word in order.split()]
    done = run("referee", *words, given=b"not to be read")
    assert done.returncode == 0
    assert done.stderr == b""
    assert json.loads(done.stdout)["winners"] == ["Ann"]


def test_the_option_may_stand_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text(ALONE) + b"\n")
    done = run("referee", "--lines", "beyond", str(file))
    assert done.returncode == 0
    assert json.loads(done.stdout)["winners"] == ["Ann"]


@pytest.mark.parametrize("lines", [(), ("--lines",)], ids=["whole", "lines"])
def test_a_file_that_cannot_be_read_is_said_in_one_line(
    tmp_path: Path, lines: Sequence[str]
) -> None:
    check_refused(run("referee", "beyond", str(tmp_path / "none.json"), *lines), "input")
    check_refused(run("referee", "beyond", str(tmp_path), *lines), "input")


def test_a_game_that_there_is_not_is_said_with_those_that_there_are() -> None:
    done = run("referee", "chess")
    assert done.returncode == 2
    assert done.stdout == b""
    assert all(game in done.stderr.decode() for game in GAMES)


# Line by line


@contextmanager
def lines_of(game: str) -> Iterator[subprocess.Popen[bytes]]:
    """The door with `--lines`, its input open."""
    with subprocess.Popen(
        command("referee", game, "--lines"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        yield process
        process.kill()


def test_each_line_is_answered_before_the_next_one_comes() -> None:
    with lines_of("beyond") as process:
        assert process.stdin is not None and process.stdout is not None
        for number in range(3):
            process.stdin.write(text({"players": [{"name": "A", "tokens": number}]}) + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["players"][0]["score"] == number
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


def test_a_bad_line_is_answered_in_its_place_and_the_others_as_usual() -> None:
    lines = [text(ALONE), b"{", b"", text({"players": []}), b'{"players": "\xff"}', text(ALONE)]
    done = run("referee", "beyond", "--lines", given=b"\n".join(lines))
    assert done.returncode == 1
    assert done.stderr == b""
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    places = [answer["error"]["at"] if "error" in answer else None for answer in answers]
    assert places == [None, "input", "input", "players", "input", None]
    assert all(answer["error"]["message"] for answer in answers if "error" in answer)
    assert answers[0] == answers[-1]


def test_lines_that_are_all_good_end_with_nothing_to_complain() -> None:
    done = run("referee", "beyond", "--lines", given=text(ALONE) + b"\r\n" + text(ALONE))
    assert done.returncode == 0
    assert done.stdout.count(b"\n") == 2


def test_no_line_at_all_is_no_error() -> None:
    done = run("referee", "beyond", "--lines")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    """As in `companion referee beyond --lines < many | head -1`."""
    with lines_of("beyond") as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(text(ALONE) + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        try:
            process.stdin.write((text(ALONE) + b"\n") * 1000)
            process.stdin.close()
        except BrokenPipeError:
            pass
        process.wait(PATIENCE)
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.parametrize("game", GAMES)
def test_all_cases_of_a_game_through_the_command(game: str) -> None:
    cases = load_cases(game)
    given = b"\n".join(text(case["input"]) for case in cases)
    done = run("referee", game, "--lines", given=given)
    assert done.stderr == b""
    assert done.returncode == any("error_at" in case for case in cases)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for case, answer in zip(cases, answers, strict=True):
        if "error_at" in case:
            assert answer["error"]["at"].startswith(case["error_at"]), case["id"]
        else:
            assert differences(case["expect"], answer) == [], case["id"]


@pytest.mark.parametrize("game", GAMES)
def test_a_bad_case_alone_ends_with_status_2_at_the_same_place(game: str) -> None:
    case = next(case for case in load_cases(game) if "error_at" in case)
    check_refused_at_the_beginning(run("referee", game, given=text(case["input"])), case)


def check_refused_at_the_beginning(
    done: subprocess.CompletedProcess[bytes], case: dict[str, str]
) -> None:
    check_refused(done, done.stderr.decode().split(": ")[0])
    assert done.stderr.decode().startswith(case["error_at"])


# The rest of the command


def test_it_knows_its_version() -> None:
    done = run("--version")
    assert done.returncode == 0
    assert done.stdout.decode().strip() == __version__


def test_the_door_opens_without_the_toolkit() -> None:
    """So that a script need not wait for it, nor have a display."""
    asked = (
        "import sys; from companion.cli import main;"
        "status = main(['referee', 'beyond']);"
        "print(sorted(name for name in sys.modules if name.split('.')[0] == 'flet'));"
        "sys.exit(status)"
    )
    done = subprocess.run(
        [sys.executable, "-c", asked], input=text(ALONE), capture_output=True, check=True
    )
    assert done.stdout.splitlines()[-1] == b"[]"


@pytest.mark.parametrize("port", ["0", "65536", "-1", "http"])
def test_a_port_that_is_none_is_refused(port: str) -> None:
    done = run("--port", port)
    assert done.returncode == 2
    assert b"--port" in done.stderr
    assert b"Traceback" not in done.stderr
