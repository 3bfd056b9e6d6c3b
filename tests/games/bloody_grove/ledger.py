"""How the ledger of Bloody Grove counts."""

from tests.laws.evidence import Ledger

LEDGER = Ledger(paragraphs=102, rulings=[f"R-{n:02}" for n in range(1, 79)])
