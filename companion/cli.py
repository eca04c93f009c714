"""The command `companion`: starts the app, or opens the referee's JSON door."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from companion import __version__
from companion.games import parts, registry
from companion.table.reading import Answer, BadInput, Referee, parse
from companion.table.text import Refused, Text, text
from companion.texts import catalogue

if TYPE_CHECKING:
    from companion.share.proof import Report


def _dumps(answer: Answer) -> str:
    words = json.dumps(answer, ensure_ascii=False)
    try:
        words.encode()
    except UnicodeEncodeError:  # half a surrogate pair in a name: it goes back as it came
        return json.dumps(answer)
    return words


def _words(error: BadInput) -> str:
    if isinstance(error.message, Text):
        return catalogue("en").say(error.message)
    return error.message


def _complain(at: str, message: str) -> None:
    """One line on standard error, whatever stands in a name."""
    line = _line(f"{at}: {message}")
    sys.stderr.buffer.write(line.encode(errors="backslashreplace") + b"\n")


def _write(answer: Answer) -> None:
    sys.stdout.buffer.write(_dumps(answer).encode() + b"\n")
    sys.stdout.buffer.flush()


def _answer_whole(door: Referee, stream: BinaryIO) -> int:
    try:
        answer = door(parse(stream.read()))
    except BadInput as error:
        _complain(error.at, _words(error))
        return 2
    _write(answer)
    return 0


def _answer_lines(door: Referee, stream: BinaryIO) -> int:
    status = 0
    for line in stream:
        try:
            answer = door(parse(line.rstrip(b"\r\n")))
        except BadInput as error:
            answer = {"error": {"at": error.at, "message": _words(error)}}
            status = 1
        _write(answer)
    return status


def _referee(game: str, file: str | None, lines: bool) -> int:
    answer = _answer_lines if lines else _answer_whole
    door = registry.referee(game)
    try:
        if file is None:
            return answer(door, sys.stdin.buffer)
        with Path(file).open("rb") as stream:
            return answer(door, stream)
    except BrokenPipeError:  # as behind `head`: whoever read has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        _complain("input", f"{error.strerror}: {file or 'standard input'}")
        return 2


def _verify(file: str) -> int:
    """Say whether an exported match was dealt fairly: 0 if all holds, 1 if not, 2 if unreadable."""
    from companion.share.proof import verify  # noqa: PLC0415 - the door needs no store

    try:
        report = verify(Path(file).read_bytes(), registry.game, parts.evidence)
    except OSError as error:
        _complain("input", f"{error.strerror}: {file}")
        return 2
    except Refused as refused:
        _complain("input", catalogue("en").say(refused.why))
        return 2
    lines = "".join(f"{line}\n" for line in _report(report))
    sys.stdout.buffer.write(lines.encode(errors="backslashreplace"))
    sys.stdout.buffer.flush()
    return 0 if report.proved else 1


def _report(report: Report) -> Iterator[str]:
    say = catalogue("en").say
    yield say(text("proof-untouched") if report.untouched else text("proof-touched"))
    if not report.matches:
        yield say(text("proof-nothing"))
    for match in report.matches:
        yield ""
        yield _line(say(match.title))
        for found in match.findings:
            mark = "!" if not found.holds else "+" if found.proved else "?"
            yield _line(f"  {mark} {say(found.words)}")
    if report.sealed:
        yield say(text("proof-sealed", count=report.sealed))
    yield ""
    yield say(report.verdict)


def _line(words: str) -> str:
    """One line, whatever stands in a name."""
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in words)


def _port(words: str) -> int:
    port = int(words)
    if not 0 < port < 65536:
        raise argparse.ArgumentTypeError("a port is from 1 to 65535")
    return port


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="companion", description="Start the app, or answer as the referee."
    )
    parser.add_argument("--version", action="version", version=__version__)
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 lets phones in your network in"
    )
    parser.add_argument("--port", type=_port, default=8550, help="8550 unless you say otherwise")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument("--window", action="store_true", help="a window of its own (extra: window)")
    parser.epilog = (
        "companion referee GAME: the JSON door (see companion referee --help); "
        "companion verify FILE: whether an exported match was dealt fairly"
    )
    return parser


def _verify_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="companion verify", description="Whether the matches of an export were dealt fairly."
    )
    parser.add_argument("file", help="what the app’s export has written")
    return parser


def _referee_parser() -> argparse.ArgumentParser:
    """Apart from the other, since only then may the file stand before or behind `--lines`."""
    parser = argparse.ArgumentParser(
        prog="companion referee", description="One JSON object in, one JSON object out."
    )
    parser.add_argument("game", choices=list(registry.FOLDERS))
    parser.add_argument("file", nargs="?", help="the input; without it, standard input")
    parser.add_argument("--lines", action="store_true", help="JSON Lines in and out")
    return parser


def _start(args: argparse.Namespace) -> int:
    if args.window:
        if find_spec("flet_desktop") is None:
            print("The window needs the extra “window”: pip install 'table-companion[window]'")
            return 1
        from companion.main import main as window  # noqa: PLC0415 - the door needs no toolkit

        window()
        return 0
    try:
        from companion.server import serve  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        print(f"The web page needs the extra “web”: {missing.name} is missing.", file=sys.stderr)
        return 1
    return serve(args.host, args.port, browser=not args.no_browser)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if words[:1] == ["referee"]:
        asked = _referee_parser().parse_intermixed_args(words[1:])
        return _referee(asked.game, asked.file, asked.lines)
    if words[:1] == ["verify"]:
        return _verify(_verify_parser().parse_args(words[1:]).file)
    return _start(_parser().parse_args(words))
