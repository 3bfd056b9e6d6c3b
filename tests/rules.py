"""The mark by which a test says which paragraphs of the rules it keeps."""

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test that fails if one of these paragraphs is not followed."""
    return pytest.mark.rule(*numbers)
