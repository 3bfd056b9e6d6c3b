"""What the server does not do, and why: its own refusals, each with a code, a status and words.

A move that the rules forbid is refused by the engine (`Refused`), with the paragraph of the rules.
"""

from __future__ import annotations

from typing import Any

from broceliande.server.ground.texts import say

SOON = 2  # seconds, where nobody knows better

# Every one of them, with its HTTP status.
STATUS = {
    "malformed": 400,
    "bad_seats": 400,
    "bad_option": 400,
    "bad_edition": 400,
    "unknown_game": 404,
    "unknown_table": 404,
    "not_found": 404,
    "not_allowed": 405,
    "wrong_secret": 401,
    "not_your_seat": 403,
    "covered": 403,
    "not_known": 401,
    "signed_out": 401,
    "seat_of_another": 403,
    "wrong_code": 403,
    "used_code": 409,
    "code_expired": 410,
    "too_many_tries": 429,
    "passkey_failed": 403,
    "no_passkeys": 409,
    "too_many_passkeys": 409,
    "already_played": 409,
    "wrong_name": 409,
    "banned": 403,
    "muted": 403,
    "no_network": 400,
    "holds_you": 409,
    "is_keeper": 409,
    "unknown_person": 404,
    "several_people": 409,
    "handled_already": 409,
    "too_many_ways": 409,
    "unknown_zone": 400,
    "no_letters": 409,
    "call_inside": 400,
    "call_bad_address": 400,
    "call_not_safe": 400,
    "call_unknown_name": 400,
    "call_silent": 409,
    "call_astray": 409,
    "call_ended": 409,
    "call_too_long": 409,
    "call_too_many": 409,
    "call_refused": 409,
    "call_foreign": 400,
    "channel_closed": 409,
    "channel_gone": 409,
    "channel_silent": 409,
    "channel_refused": 409,
    "channel_other": 400,
    "way_silent": 409,
    "way_stopped": 409,
    "mail_bounced": 409,
    "mail_silent": 409,
    "mail_waits": 409,
    "mail_refused": 409,
    "bad_origin": 403,
    "no_spectators": 403,
    "no_editions": 403,
    "not_started": 409,
    "already_over": 409,
    "not_over": 409,
    "stale": 409,
    "table_full": 409,
    "seat_taken": 409,
    "seat_freed": 409,
    "has_begun": 409,
    "not_host": 403,
    "no_offer": 409,
    "not_a_person": 409,
    "still_here": 409,
    "waited_for": 409,
    "chosen_already": 409,
    "not_offered": 409,
    "sits_already": 409,
    "owner_back": 409,
    "resigned": 409,
    "table_closed": 410,
    "nothing_to_undo": 409,
    "undo_declined": 409,
    "no_request": 409,
    "no_such_step": 404,
    "nothing_there": 409,
    "other_rules": 409,
    "hint_watching": 403,
    "hint_company": 403,
    "hint_not_asked": 409,
    "hint_busy": 503,
    "coach_busy": 503,
    "flood": 429,
    "repeated": 429,
    "talk_closed": 409,
    "no_rematch": 409,
    "blocked_there": 403,
    "no_seat_for_you": 403,
    "oneself": 409,
    "not_together": 403,
    "not_friends": 404,
    "friend_link_gone": 410,
    "too_many_friends": 409,
    "too_many_asked": 409,
    "too_many_blocked": 409,
    "invited_already": 409,
    "too_many_invited": 409,
    "invitation_gone": 410,
    "several_voices": 400,
    "lines_gone": 404,
    "reported_already": 409,
    "too_many_reports": 429,
    "too_large": 413,
    "too_long": 413,
    "rate_limited": 429,
    "asked_now": 409,
    "not_foreseen": 409,
    "storage": 503,
    "newer_database": 503,
    "closing": 503,
    "trouble": 500,
}


class Sorry(Exception):
    """Something the server does not do, with a reason it can say in every language."""

    def __init__(self, code: str, detail: str = "", **arguments: Any) -> None:
        super().__init__(f"{code} {detail}".strip())
        self.code = code
        self.detail = detail  # for those who write programs, in English
        self.arguments = arguments

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS[self.code]

    @property
    def after(self) -> int:
        """In how many seconds it is worth another try, for those who are asked to wait."""
        told = self.arguments
        return int(told.get("seconds") or 60 * told.get("minutes", 0) or SOON)

    def words(self, lang: str) -> str:
        """The reason in words."""
        return say(lang, "sorry-" + self.code.replace("_", "-"), **self.arguments)
