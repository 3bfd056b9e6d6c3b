"""How the ledger of Bethel Woods counts."""

from tests.laws.evidence import Ledger

LEDGER = Ledger(paragraphs=143, rulings=[f"RU-{n:02}" for n in range(1, 56)])
