"""The heavy proofs: what the server promises, tried on the real thing.

`make test` runs them with small counts; `make soak` sets BROCELIANDE_SOAK, which only multiplies
the counts.
"""

from __future__ import annotations

import os

SOAK = max(1, int(os.environ.get("BROCELIANDE_SOAK", "1")))
