"""What the tests of calls share."""

from __future__ import annotations

import pytest

from tests.server.calls.receivers import LOCAL
from tests.server.conftest import Server
from tests.server.people import People


@pytest.fixture
def house(server: Server) -> People:
    """A server that may call this machine."""
    return server(call_inside=LOCAL)
