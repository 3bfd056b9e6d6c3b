"""How the ledger of Roundforest counts."""

from tests.laws.evidence import Ledger

LEDGER = Ledger(paragraphs=188, rulings=[f"Q-{n:02}" for n in range(1, 77)])
