"""Install what the app needs into .venv and start it; arguments go to the command `companion`."""

from __future__ import annotations

import subprocess
import sys

from fresh import environment


def main() -> int:
    """Start the app; its exit status."""
    commands = environment("web")
    try:
        return subprocess.run([commands / "companion", *sys.argv[1:]], check=False).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main())
