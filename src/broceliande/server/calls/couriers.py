"""The couriers of a server: who carries what along which kind of way."""

from __future__ import annotations

from broceliande.server.calls.carrying import Courier
from broceliande.server.calls.hooks import Channel
from broceliande.server.calls.keys import Keyring
from broceliande.server.calls.mail import Mail
from broceliande.server.calls.outward import Outward
from broceliande.server.calls.push import Push
from broceliande.server.ground.settings import Settings
from broceliande.server.storage import calling
from broceliande.server.storage.database import Storage


class Couriers:
    """Push and channels, through the one door outward; letters join them where mail is set up."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.outward = Outward(settings.call_inside)
        self.keyring = Keyring(storage)
        self.by_kind: dict[str, Courier] = {
            calling.PUSH: Push(self.outward, self.keyring.signer),
            calling.CHANNEL: Channel(self.outward),
        }
        self._mail: Mail | None = None
        if settings.smtp:
            sender, bounces = settings.mail_from, settings.mail_bounces
            self._mail = self.by_kind[calling.MAIL] = Mail(settings.smtp, sender, bounces)

    async def close(self) -> None:
        """Nobody is called any more."""
        await self.outward.close()
        if self._mail is not None:
            await self._mail.close()
