"""What was said at a table, as somebody hears it: in their language, and without those whom they
do not hear."""

from __future__ import annotations

from collections.abc import Collection

from broceliande.engine.words import NAMELESS, seat_name
from broceliande.server.ground.texts import say
from broceliande.server.storage.models import FREE
from broceliande.server.storage.rows import Remark, host_of
from broceliande.server.tables import phrases
from broceliande.server.tables.live import Live
from broceliande.server.told import frames as out


def chat_after(live: Live, last: int, lang: str, apart: Collection[str] = ()) -> list[out.ChatLine]:
    """What was said after a line; what the house says is heard by all."""
    later = (said for said in live.chat if said.id > last)
    heard = (x for x in later if x.phrase in phrases.NOTES or x.person not in apart)
    return [_line(live, said, lang) for said in heard]


def _line(live: Live, said: Remark, lang: str) -> out.ChatLine:
    sitter, still = live.sitters[said.seat], ""
    if not sitter.name and sitter.kind != FREE:
        still = seat_name(lang, sitter.seat, live.table.names)
    name = said.name or still or seat_name(lang, 0, (NAMELESS,))  # they may have left
    text = said.text if said.phrase is None else say(lang, phrases.key_of(said.phrase), name=name)
    told = (said.id, said.seat, name, text, said.at, said.phrase)
    return out.ChatLine(*told, note=said.phrase in phrases.NOTES)


def said(live: Live, after: int, lang: str, apart: Collection[str] = ()) -> out.Said:
    """New lines of chat."""
    live.check_settled()
    return out.Said(chat_after(live, after, lang, apart))


def talk(live: Live) -> out.TalkOut:
    """Whether anything may be said, and who may change that."""
    return out.TalkOut(not live.setup.hushed, host_of(live.sitters))


def sentences(lang: str) -> list[tuple[str, str, list[tuple[int, str]]]]:
    """The ready-made sentences of each situation, and what that is called."""
    return [
        (
            situation,
            say(lang, f"phrases-{situation}"),
            [(number, say(lang, phrases.key_of(number))) for number in named],
        )
        for situation, named in phrases.SITUATIONS.items()
    ]
