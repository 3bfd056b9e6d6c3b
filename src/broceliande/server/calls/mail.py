"""Mail: letters go out by the operator's mail server, over a few connections that stay open.

An address that the mail server will have nothing of is dead at once. Letters that come back later
are told to us by `broceliande admin bounced ADDRESS`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from email.errors import MessageError
from urllib.parse import unquote, urlsplit

import aiosmtplib as smtp
import structlog

from broceliande.server.calls.carrying import Outcome, Result, Way
from broceliande.server.calls.letters import letter
from broceliande.server.calls.message import Message

log = structlog.get_logger("broceliande")

LINES = 4  # connections to the mail server at a time
PATIENCE = 15.0  # seconds for each thing it is asked
SCHEMES = {"smtps": 465, "smtp": 587, "smtp+plain": 25}  # with TLS, with STARTTLS, with neither
FULL = 452  # a mailbox that is full now need not be so tomorrow; some say 552
SILENT, BOUNCED, REFUSED = "mail_silent", "mail_bounced", "mail_refused"


class Mail:
    """The courier of letters."""

    def __init__(self, server: str, sender: str, bounces: str = "") -> None:
        check(server, sender)
        self._at = urlsplit(server)
        self._sender, self._bounces = sender, bounces or sender
        self._free: list[smtp.SMTP] = []
        self._slots = asyncio.Semaphore(LINES)

    async def carry(self, way: Way, message: Message) -> Result:
        """Hand a letter to the mail server, which answers for it from then on."""
        try:
            mail = letter(way, message, self._sender)
        except (ValueError, MessageError):  # no address, or one that breaks out of its line
            return Result(Outcome.GONE, REFUSED)
        async with self._slots:
            line: smtp.SMTP | None = None
            try:
                line = await self._line()
                await line.send_message(mail, sender=self._bounces, recipients=[way.address])
            except smtp.SMTPRecipientsRefused as wrong:
                return _refused(wrong.recipients[0].code)
            except smtp.SMTPResponseException as wrong:
                log.warning("mail", code=wrong.code, said=str(wrong.message)[:200])
                ours = isinstance(wrong, smtp.SMTPAuthenticationError | smtp.SMTPSenderRefused)
                later = ours or wrong.code < 500
                return Result(Outcome.LATER, SILENT) if later else Result(Outcome.REFUSED, REFUSED)
            except smtp.SMTPNotSupported:  # letters of other alphabets in an address
                return Result(Outcome.GONE, REFUSED)
            except (smtp.SMTPException, OSError) as wrong:
                log.warning("mail", wrong=type(wrong).__name__)
                return Result(Outcome.LATER, SILENT)
            finally:
                if line is not None and line.is_connected:
                    self._free.append(line)
        return Result(Outcome.SENT)

    async def _line(self) -> smtp.SMTP:
        """A connection that is there: one that was, if it still is."""
        while self._free:
            line = self._free.pop()
            with suppress(smtp.SMTPException, OSError):
                await line.noop()
                return line
            line.close()
        at = self._at
        line = smtp.SMTP(
            hostname=at.hostname,
            port=at.port or SCHEMES[at.scheme],
            username=unquote(at.username) if at.username else None,
            password=unquote(at.password) if at.password else None,
            use_tls=at.scheme == "smtps",
            start_tls=at.scheme == "smtp",
            timeout=PATIENCE,
        )
        await line.connect()
        return line

    async def close(self) -> None:
        """Hang up."""
        while self._free:
            with suppress(smtp.SMTPException, OSError):
                await self._free.pop().quit()


def check(server: str, sender: str) -> None:
    """ValueError, with a sentence for the operator, if letters cannot go out by these."""
    at = urlsplit(server)
    if at.scheme not in SCHEMES or not at.hostname:
        named = ", ".join(f"{scheme}://" for scheme in SCHEMES)
        raise ValueError(f"a mail server is user:password@host behind one of {named}")
    if sender.count("@") != 1 or not all(sender.split("@")):
        raise ValueError("--mail-from is an address, such as tables@play.example")


def _refused(code: int) -> Result:
    """The mail server will not have the address: never, or not now."""
    if code < 500 or code == FULL + 100:
        return Result(Outcome.LATER, SILENT)
    return Result(Outcome.GONE, BOUNCED)
