"""The picture that a link brings along, of each game and of the site: its cover on its own ground, as a small PNG.

`python tools/previews.py` draws them anew with Chromium; needed after a cover has changed. Messengers show no SVG.
"""

from __future__ import annotations

import base64
import io
import shutil
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from shoal.game import find, names
from shoal.web.assets import STATIC
from shoal.web.rendering import env

SIZE = (1200, 630)
COLOURS = 192  # of the palette: flat paper needs no more, and a preview must be small
PAGE = """<style>
  body {{ margin: 0; overflow: hidden; background: #12313a }}
  img, svg {{ position: fixed }}
  .ground {{ inset: -12%; width: 124%; height: 124%; object-fit: cover; filter: blur(40px) brightness(.8) }}
  .cover {{ inset: 50% auto auto 50%; height: 86%; translate: -50% -50%; border-radius: 40px }}
  .logo {{ right: 28px; bottom: 24px; width: 104px; padding: 10px; border-radius: 26px; background: #fffdf6 }}
</style><img class="ground" src="{cover}"><img class="cover" src="{cover}">{logo}"""


def as_data(picture: Path) -> str:
    """An SVG as an address that carries it whole."""
    return f"data:image/svg+xml;base64,{base64.b64encode(picture.read_bytes()).decode()}"


def draw(page: Page, cover: Path, to: Path) -> None:
    """One picture."""
    logo = env.from_string('{% import "icons.html" as icons %}{{ icons.logo() }}').render()
    page.set_content(PAGE.format(cover=as_data(cover), logo=logo))
    page.wait_for_function("[...document.images].every(image => image.complete && image.naturalWidth)")
    seen = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    seen.quantize(COLOURS, dither=Image.Dither.NONE).save(to, optimize=True)
    print(to, to.stat().st_size)


def main() -> None:
    """All of them."""
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        draw(page, STATIC / "cover.svg", STATIC / "preview.png")
        for name in names():
            web = find(name).web
            if web is not None and web.cover and web.preview:
                draw(page, web.folder / web.cover, web.folder / web.preview)
        browser.close()


if __name__ == "__main__":
    main()
