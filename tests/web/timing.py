"""How long the browser works between a press and the picture that shows it.

Counted in processor time of the page's own threads, out of the browser's trace: what the clock on
the wall would say on a machine that has nothing else to do. A machine that runs tests has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

KINDS = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "loading"]
LARGEST = "largestContentfulPaint::Candidate"
Event = dict[str, Any]


class Trace:
    """What the browser did meanwhile."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.largest: list[Event] = []  # paints, each larger than the one before
        self.whole = False

    def add(self, told: Event) -> None:
        """More of it."""
        self.events += [each for each in told["value"] if each.get("ph") == "X"]
        self.largest += [each for each in told["value"] if each["name"] == LARGEST]

    def end(self, _: Event) -> None:
        """All is here."""
        self.whole = True

    def named(self, name: str, kind: str = "") -> list[Event]:
        """Events of a name, and of a type where they have one, in order."""
        found = [each for each in self.events if each["name"] == name]
        if kind:
            found = [each for each in found if each["args"]["data"].get("type") == kind]
        return sorted(found, key=lambda each: int(each["ts"]))

    def press(self) -> float:
        """Milliseconds of work from the press to the picture after the click: of the page's thread
        and of those that paint. What a click sets off begins with a timer, after that picture."""
        down, click = self.named("EventDispatch", "pointerdown")[0], _last(self, "click")
        begun = next(each for each in self.named("TimerFire") if each["ts"] > click["ts"])
        page, painting = (down["pid"], down["tid"]), 0
        for each in self.named("RasterTask"):
            if each["pid"] == page[0] and down["ts"] <= each["ts"] <= begun["ts"]:
                painting += each.get("tdur", 0)
        own = [each for each in self.events if (each["pid"], each["tid"]) == page]
        spans = (each for each in own if down["ts"] <= each["ts"] < begun["ts"])
        return (painting + _outermost(spans, begun["ts"])) / 1000

    def kept_waiting(self) -> float:
        """Milliseconds before the largest paint in which the page's thread had work and was given
        no processor: the machine did something else."""
        paint = max(self.largest, key=lambda each: int(each["ts"]))
        page, waited, reach = (paint["pid"], paint["tid"]), 0, 0
        own = [each for each in self.events if (each["pid"], each["tid"]) == page]
        for each in sorted(own, key=lambda span: (int(span["ts"]), -int(span.get("dur", 0)))):
            if reach <= each["ts"] < paint["ts"] and "tdur" in each:
                waited += max(0, each["dur"] - each["tdur"])
                reach = each["ts"] + each["dur"]
        return waited / 1000


def _last(trace: Trace, kind: str) -> Event:
    return trace.named("EventDispatch", kind)[-1]


def _outermost(spans: Iterator[Event], end: int) -> int:
    """The processor time of events that lie in no other, nor reach beyond the end."""
    total, reach = 0, 0
    for each in sorted(spans, key=lambda span: (int(span["ts"]), -int(span.get("dur", 0)))):
        if each["ts"] >= reach and each["ts"] + each.get("dur", 0) <= end:
            total += each.get("tdur", 0)
            reach = each["ts"] + each.get("dur", 0)
    return total


@contextmanager
def traced(page: Page) -> Iterator[Trace]:
    """A trace of what is done inside; whole when it ends."""
    session, trace = page.context.new_cdp_session(page), Trace()
    session.on("Tracing.dataCollected", trace.add)
    session.on("Tracing.tracingComplete", trace.end)
    config = {"includedCategories": KINDS, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})
    yield trace
    session.send("Tracing.end")
    while not trace.whole:
        page.wait_for_timeout(50)
    session.detach()
