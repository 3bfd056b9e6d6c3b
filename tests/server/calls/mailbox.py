"""A mail server of our own, under test: it keeps letters, and answers as it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session


@dataclass
class Mailbox:
    """Takes letters. `refuses` says what it answers to an address, `breaks` to a letter."""

    letters: list[EmailMessage] = field(default_factory=list)
    envelopes: list[tuple[str, list[str]]] = field(default_factory=list)
    refuses: dict[str, str] = field(default_factory=dict)
    breaks: str = ""
    connections: int = 0
    port: int = 0

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Whether it will have letters to an address."""
        if address in self.refuses:
            return self.refuses[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: Any, session: Session, envelope: Envelope
    ) -> str:
        """A letter."""
        if self.breaks:
            return self.breaks
        content = envelope.content
        assert isinstance(content, bytes)
        read = message_from_bytes(content, policy=policy.default)
        assert isinstance(read, EmailMessage)
        self.letters.append(read)
        self.envelopes.append((envelope.mail_from or "", list(envelope.rcpt_tos)))
        return "250 kept"

    @property
    def url(self) -> str:
        """Where it is."""
        return f"smtp+plain://127.0.0.1:{self.port}"


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server for as long as the block lasts."""
    kept, loop = Mailbox(), asyncio.get_running_loop()

    def met() -> SMTP:
        kept.connections += 1
        return SMTP(kept, enable_SMTPUTF8=True, loop=loop)

    server = await loop.create_server(met, "127.0.0.1", 0)
    kept.port = server.sockets[0].getsockname()[1]
    try:
        yield kept
    finally:
        server.close()
        await server.wait_closed()
