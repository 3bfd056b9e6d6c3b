"""The picture of a shared link, 1200 by 630, drawn from the same SVG as the pages.

The build of the pages writes scenes, crests and fonts down (`web/drawn.mjs`); resvg makes a PNG of
them, in a thread, one at a time. Without either there are no pictures, and links say all in words.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
from collections import OrderedDict
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from broceliande.server.ground.sorry import Sorry
from broceliande.server.told.previews import Preview

WIDE, HIGH = 1200, 630
PICTURES = 48  # pictures in memory
QUEUE = 8  # that may wait to be drawn
DISPLAY, TEXT = "Grenze SemiBold", "Alegreya Sans"
LETTER = 0.46  # of its size: how wide a letter is, all in all
SIZES = (104, 88, 72, 60)  # of a title, the largest that stands on two lines
ROOM = 760  # pixels for a title
LONGEST = 20  # letters of a name
SHADE = (
    '<linearGradient id="sh1"><stop offset="0" stop-color="#09160a" stop-opacity=".9"/>'
    '<stop offset=".4" stop-color="#09160a" stop-opacity=".72"/>'
    '<stop offset=".74" stop-color="#09160a" stop-opacity=".05"/></linearGradient>'
    '<linearGradient id="sh2" x1="0" y1="1" x2="0" y2="0">'
    '<stop offset="0" stop-color="#09160a" stop-opacity=".75"/>'
    '<stop offset=".34" stop-color="#09160a" stop-opacity="0"/></linearGradient>'
)


class Pictures:
    """Draws, and keeps what was drawn last."""

    def __init__(self, folder: Path) -> None:
        file, self._fonts = folder / "drawn/art.json", sorted(folder.glob("drawn/*.ttf"))
        self._art: dict[str, Any] = {}
        if file.is_file() and importlib.util.find_spec("resvg_py"):
            self._art = msgspec.json.decode(file.read_bytes())
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._grounds: dict[str, str] = {}
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    @property
    def able(self) -> bool:
        """Whether there is anything to draw with."""
        return bool(self._art)

    def mark(self, preview: Preview) -> str:
        """What is the same for the same picture."""
        return sha256(repr(preview).encode()).hexdigest()[:20]

    async def picture(self, preview: Preview) -> bytes:
        """The picture of a preview, as PNG."""
        key = self.mark(preview)
        if key not in self._kept:
            if not self.able:
                raise Sorry("not_found")
            if self._waiting >= QUEUE:
                raise Sorry("rate_limited")
            self._waiting += 1
            try:
                async with self._turn:
                    if key not in self._kept:
                        self._kept[key] = await asyncio.to_thread(self._drawn, preview)
            finally:
                self._waiting -= 1
            while len(self._kept) > PICTURES:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    def _drawn(self, preview: Preview) -> bytes:
        return self._rendered(self._ground(preview.scene) + self._front(preview))

    def _ground(self, scene: str) -> str:
        """The scene with its shade, drawn once: it is most of the work."""
        if scene not in self._grounds:
            text = self._art["scenes"].get(scene) or self._art["scenes"][""]
            box = f'width="{WIDE}" height="{HIGH}"'
            fit = 'viewBox="0 0 260 176" preserveAspectRatio="xMaxYMid slice"'
            shade = "".join(f'<rect {box} fill="url(#{name})"/>' for name in ("sh1", "sh2"))
            whole = f"<svg {box} {fit}>{text}</svg><defs>{SHADE}</defs>{shade}"
            data = base64.b64encode(self._rendered(whole)).decode()
            self._grounds[scene] = f'<image {box} href="data:image/png;base64,{data}"/>'
        return self._grounds[scene]

    def _rendered(self, inside: str) -> bytes:
        import resvg_py

        whole = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" '
            f'viewBox="0 0 {WIDE} {HIGH}">{inside}</svg>'
        )
        fonts = [str(font) for font in self._fonts]
        return bytes(
            resvg_py.svg_to_bytes(svg_string=whole, skip_system_fonts=True, font_files=fonts)
        )

    def _front(self, preview: Preview) -> str:
        """Words and crests, from top to bottom."""
        parts, y = [], 90
        if preview.over:
            parts.append(written(preview.over, 70, y, 30, TEXT, "700"))
        size, lines = fitted(preview.title)
        for line in lines:
            y += round(size * 0.95)
            parts.append(written(line, 70, y, size, DISPLAY, "400"))
        y += 22
        for line in broken(preview.text, 44)[:2] if preview.text else ():
            y += 40
            parts.append(written(line, 70, y, 34, TEXT, "700"))
        y += 34
        parts += [self._seat(seat, 70 + 100 * at, y) for at, seat in enumerate(preview.seats)]
        for rank in preview.ranks[:4]:
            parts.append(self._crest(rank.seat, 70, y, 58))
            points = "" if rank.points is None else f"  {rank.points}"
            parts.append(written(short(rank.name) + points, 146, y + 42, 40, DISPLAY, "400"))
            y += 68
        return "".join(parts) + self._sign()

    def _seat(self, seat: int | None, x: int, y: int) -> str:
        if seat is not None:
            return self._crest(seat, x, y, 84)
        ring = 'fill="none" stroke="#fffdf0" stroke-opacity=".75" stroke-width="4"'
        circle = f'<circle cx="{x + 42}" cy="{y + 42}" r="34" {ring} stroke-dasharray="9 8"/>'
        return circle + written("?", x + 33, y + 56, 42, DISPLAY, "400")

    def _crest(self, seat: int, x: int, y: int, size: int) -> str:
        crests = self._art["crests"]
        scale = f"translate({x} {y}) scale({size / 52:.3f})"
        return f'<g transform="{scale}">{crests[seat % len(crests)]}</g>'

    def _sign(self) -> str:
        """Whose link it is."""
        leaf = f'<g transform="translate(70 543) scale(.9)">{self._art["leaf"]}</g>'
        return leaf + written("Brocéliande", 130, 583, 44, DISPLAY, "400")


def written(text: str, x: int, y: int, size: int, family: str, weight: str) -> str:
    """A line of words."""
    font = f'font-family="{family}" font-size="{size}" font-weight="{weight}"'
    return f'<text x="{x}" y="{y}" {font} fill="#fffdf0" xml:space="preserve">{escape(text)}</text>'


def fitted(title: str) -> tuple[int, list[str]]:
    """The size of a title and its lines; one that is too long for all of them is cut."""
    for size in SIZES:
        lines = broken(title, int(ROOM / (size * LETTER)))
        if len(lines) <= 2:
            return size, lines
    return SIZES[-1], lines[:2]


def broken(text: str, most: int) -> list[str]:
    """A text in lines of at most so many letters; a word that is longer is cut."""
    lines = [""]
    for word in text.split():
        whole = f"{lines[-1]} {short(word, most)}".strip()
        if len(whole) <= most:
            lines[-1] = whole
        else:
            lines.append(short(word, most))
    return lines


def short(text: str, most: int = LONGEST) -> str:
    """A name that is not too long."""
    return text if len(text) <= most else text[: most - 1] + "…"
