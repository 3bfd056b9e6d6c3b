"""The declaration of a position as a numpy record: the same bytes as on the plain runner."""

from __future__ import annotations

import numpy as np

from broceliande.engine.fields import Layout


def record_of(layout: Layout) -> np.dtype[np.void]:
    """The fields in the layout's order, widest first, so that all are aligned without gaps."""
    fields = [
        (field.name, f"<{field.width}", field.shape)
        if field.shape
        else (field.name, f"<{field.width}")
        for field in layout.fields
    ]
    record = np.dtype(fields)
    assert record.itemsize == layout.struct.size
    return np.dtype((np.record, record))
