"""What the server counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

TIMES = (
    *(0.001, 0.0025, 0.005, 0.0075, 0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.075),
    *(0.1, 0.15, 0.25, 0.5, 1.0, 2.5),
)


class Metrics:
    """The figures of one server."""

    def __init__(self, tables: Callable[[], int], sockets: Callable[[], int]) -> None:
        self._registry = CollectorRegistry()
        known = self._registry
        self.answers = Counter("broceliande_answers", "Answers written down", registry=known)
        self.refused = Counter(
            "broceliande_refused", "Refusals by reason", ["code"], registry=known
        )
        self.lost_races = Counter(
            "broceliande_lost_races", "Entries that another server wrote first", registry=known
        )
        self.troubles = Counter("broceliande_troubles", "Errors of our own", registry=known)
        self.seconds = Histogram(
            "broceliande_answer_seconds",
            "From a frame received to the last recipient written",
            buckets=TIMES,
            registry=known,
        )
        self.loading = Histogram(
            "broceliande_load_seconds", "To load a table", buckets=TIMES, registry=known
        )
        self.bot_seconds = Counter(
            "broceliande_bot_seconds",
            "Seconds of a core that bots thought",
            ["level"],
            registry=known,
        )
        self.bot_answers = Counter(
            "broceliande_bot_answers",
            "Decisions that they thought about",
            ["level"],
            registry=known,
        )
        self.bot_waits = Histogram(
            "broceliande_bot_wait_seconds", "For a bot's turn", buckets=TIMES, registry=known
        )
        self.turned_away = Counter(
            "broceliande_turned_away", "Connections cut at the door", ["why"], registry=known
        )
        self.entered = Counter(
            "broceliande_entered", "Devices that came to know somebody", ["way"], registry=known
        )
        self.deleted = Counter("broceliande_deleted", "People who were deleted", registry=known)
        self.closed = Counter("broceliande_closed", "Tables cleared away", registry=known)
        self.bus = Gauge(
            "broceliande_bus", "Whether the bus carries what this server tells", registry=known
        )
        self.bus_failures = Counter(
            "broceliande_bus_failures", "Times that the bus was not there", registry=known
        )
        self.called = Counter(
            "broceliande_calls", "Messages by way and outcome", ["way", "outcome"], registry=known
        )
        self.calls_waiting = Gauge(
            "broceliande_calls_waiting", "Calls and messages that are due", registry=known
        )
        self.calls_oldest = Gauge(
            "broceliande_calls_oldest_seconds", "How long the oldest is due", registry=known
        )
        live = Gauge("broceliande_live_tables", "Tables in memory", registry=known)
        live.set_function(tables)
        open_sockets = Gauge("broceliande_sockets", "Open sockets", registry=known)
        open_sockets.set_function(sockets)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._registry)
