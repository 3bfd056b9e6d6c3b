"""How the ledger of Benevolent counts."""

from tests.laws.evidence import Ledger

LEDGER = Ledger(paragraphs=125, rulings=[f"RU-{n:02}" for n in range(1, 61)])
