"""Start Companion on a fresh machine: `python3 build/start.py`, with whatever `companion` takes.

The first time it installs what the app needs into `.venv`, for which it needs a package index.
"""

from __future__ import annotations

import subprocess
import sys

from fresh import NotReadyError, ready


def main() -> int:
    try:
        python = ready("web")
    except NotReadyError as trouble:
        print(trouble, file=sys.stderr)
        return 1
    try:
        # -P: a folder called companion where the user stands is not ours.
        return subprocess.run(
            [python, "-P", "-m", "companion", *sys.argv[1:]], check=False
        ).returncode
    except KeyboardInterrupt:  # the app has had it too, and has said goodbye
        return 0


if __name__ == "__main__":
    sys.exit(main())
