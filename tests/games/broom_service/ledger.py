"""How the ledger of Broom Service counts."""

from tests.laws.evidence import Ledger

LEDGER = Ledger(paragraphs=224, rulings=[f"Q{n:02}" for n in range(1, 61)])
