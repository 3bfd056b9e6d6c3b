"""Ready-made sentences: sent as a number, and read by everybody in their own language.

The numbers are kept with what was said, so that they never change; the words stand in the server's
own texts, as `phrase-` and the name.
"""

from __future__ import annotations

SITUATIONS: dict[str, dict[int, str]] = {
    "hello": {
        1: "hello",
        2: "good-evening",
        3: "pleasure",
        4: "first-game",
        5: "long-ago",
        6: "know-the-rules",
        7: "shall-we-begin",
        8: "somebody-comes",
        9: "one-minute",
        10: "i-am-here",
        11: "good-luck",
        12: "enjoy",
    },
    "play": {
        21: "nicely-done",
        22: "not-seen-coming",
        23: "let-me-think",
        24: "take-your-time",
        25: "your-turn",
        26: "ouch",
        27: "luck-likes-you",
        28: "forest-dislikes-me",
        29: "slip",
        30: "of-course",
        31: "rather-not",
        32: "thank-you",
        33: "sorry-about-that",
        34: "eye-on-you",
    },
    "together": {
        41: "look-here",
        42: "what-do-you-think",
        43: "good-idea",
        44: "wait-a-turn",
        45: "leave-it-to-me",
        46: "you-decide",
        47: "we-must-hurry",
        48: "agreed",
        49: "doubts",
        50: "nearly-there",
        51: "a-hand",
        52: "trust",
    },
    "away": {
        61: "tea",
        62: "back-in-five",
        63: "i-am-back",
        64: "tonight",
        65: "tomorrow",
        66: "weekend",
        67: "slow-line",
        68: "must-go",
        69: "a-call",
        70: "are-you-there",
        71: "no-rush",
        72: "thanks-for-waiting",
    },
    "end": {
        81: "good-game",
        82: "earned",
        83: "close",
        84: "another",
        85: "next-time",
        86: "learned",
        87: "thank-you-all",
        88: "good-night",
        89: "until-tomorrow",
        90: "under-the-trees",
        91: "what-a-game",
        92: "fine-defence",
    },
}
PHRASES = {number: name for each in SITUATIONS.values() for number, name in each.items()}
# Said by the house in the host's name; nobody may send them.
HUSHED, FREED = 1001, 1002
NOTES = {HUSHED: "hushed", FREED: "freed"}


def key_of(number: int) -> str:
    """What the server's texts call a sentence; one that is known no more is a silence."""
    return f"phrase-{(PHRASES | NOTES).get(number, 'silence')}"
