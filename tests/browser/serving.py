"""The app as users run it: a process of its own, on a port of its own, with its own folder."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE = 30.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])


class Server:
    """`companion --no-browser`, which can be killed and started again on the same port.

    Args:
        folder: Where its data and its log lie.
        module: What is started: the command, or something of its kind.
        more: More words for its command line.
    """

    def __init__(self, folder: Path, module: str = "companion", *more: str) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.port = free_port()
        self._module = module
        self._more = more
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        surroundings = {
            **os.environ,
            "COMPANION_DATA": str(self.data),
            "HOME": str(self.folder),
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-m", self._module, "--no-browser", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._more], env=surroundings, stdout=log, stderr=subprocess.STDOUT
            )
        give_up = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"the server does not start:\n{self.said()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def said(self) -> str:
        """All that it has printed."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def stall(self) -> None:
        """The server answers no more, and its connections stand."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """After a stall."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """As when the machine loses its power: no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """As Ctrl+C does: its exit status, or None when it did not run."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int | None:
        process, self._process = self._process, None
        if process is None:
            return None
        process.send_signal(how)
        try:
            return process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            return process.wait()
