"""The deeds of others are followed at any speed of the machine, and no two sounds pile up."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.web.conftest import DESK, PHONE, ROOT, Visit
from tests.web.looks import faults, sideways
from tests.web.node import bundled, node

HEARD = """() => {
  window.heard = []
  window.AudioContext = class {
    state = 'running'
    get currentTime() { return performance.now() / 1000 }
    createOscillator() {
      const set = () => undefined
      const tone = { frequency: { setValueAtTime: (pitch) => heard.push(pitch),
        exponentialRampToValueAtTime: set }, connect: (next) => next, start: set, stop: set }
      return tone
    }
    createGain() {
      const set = () => undefined
      return { gain: { setValueAtTime: set, linearRampToValueAtTime: set,
        exponentialRampToValueAtTime: set }, connect: (next) => next }
    }
  }
}"""


def test_with_a_clock_that_we_turn(pages: Path, tmp_path: Path) -> None:
    files = [bundled(f"lib/{name}", tmp_path) for name in ("following", "tones", "sounding")]
    command = [node(), str(ROOT / "tests/web/following.mjs"), *map(str, files)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_sounds_are_silent_until_wanted_and_remembered(visit: Visit) -> None:
    guest = visit()
    guest.page.add_init_script(f"({HEARD})()")
    guest.short_table()
    guest.step(0)
    guest.page.wait_for_function("() => document.querySelector('#question')")
    assert guest.page.evaluate("heard") == []
    guest.button("Settings").click()
    guest.page.get_by_role("group", name="Sound").get_by_text("on", exact=True).click()
    guest.page.wait_for_function("() => heard.length === 2")
    guest.page.get_by_role("group", name="How loud").get_by_text("soft", exact=True).click()
    guest.page.reload()
    guest.wait()
    kept = guest.page.evaluate(
        "[localStorage['broceliande.sound'], localStorage['broceliande.volume']]"
    )
    assert kept == ["true", '"soft"']
    guest.step(0)
    guest.page.wait_for_function("() => heard.length > 0")


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)])
def test_the_question_becomes_the_result_and_the_board_stays_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    guest.short_table(1)
    guest.finish()
    end = guest.page.locator(".end")
    assert guest.page.locator(".asks > .end").count() == 1
    assert guest.page.locator("#question").is_hidden()
    there, where = guest.page.locator(".board").bounding_box(), end.bounding_box()
    assert there is not None
    assert where is not None
    assert where["x"] + where["width"] <= there["x"] or where["y"] > there["y"]  # no veil over it
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).length"
    assert guest.page.locator(".end *:not(svg, svg *)").evaluate_all(cut) == 0
    assert guest.page.locator("[data-rank]").count() == 2
    assert faults(guest) == []
    assert not sideways(guest)
