"""The entry that Flet packages for phones and desktops."""

import flet as ft

from companion.ui import assets
from companion.ui.shell import app


def main() -> None:
    """Start the app in the platform's own window."""
    ft.run(app(), name="Companion", assets_dir=str(assets.folder()))


if __name__ == "__main__":
    main()
