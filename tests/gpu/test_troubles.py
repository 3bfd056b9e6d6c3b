"""What is in the way of a batch on a card is said in a sentence, and what to do about it."""

from __future__ import annotations

import importlib.util
from types import SimpleNamespace
from typing import Any

import pytest

from broceliande import gpu
from broceliande.engine.errors import BadBatch, BadOption, MissingExtra, NoCard
from broceliande.gpu import troubles
from broceliande.lab import vector


def cards(*can: tuple[int, int], available: bool = True) -> Any:
    """What the compiler says of cards with these abilities."""
    device = SimpleNamespace(compute_capability=can[0] if can else None)
    return SimpleNamespace(
        is_available=lambda: available, gpus=list(can), get_current_device=lambda: device
    )


def silent() -> bool:
    raise RuntimeError("CUDA_ERROR_SYSTEM_NOT_READY\nand more of it")


def test_without_the_extra_its_name_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(gpu, "find_spec", lambda name: None if "cuda" in name else found(name))
    assert not gpu.can_compute()
    for ask in (
        gpu.need_card,
        lambda: gpu.Batch,
        lambda: vector.batch("benevolent", 2, 2, device="cuda"),
    ):
        with pytest.raises(MissingExtra, match=r"numba-cuda.*pip install 'broceliande\[gpu\]'"):
            ask()


def test_no_card_and_what_to_take_instead() -> None:
    troubles.check_card(cards((9, 0)))
    for none in (cards(), cards((9, 0), available=False)):
        with pytest.raises(NoCard, match=r"no NVIDIA card .* broceliande\.lab\.vector"):
            troubles.check_card(none)


def test_a_card_that_is_too_old() -> None:
    with pytest.raises(NoCard, match=r"capability 6\.1, and games need 7\.0 or more"):
        troubles.check_card(cards((6, 1)))


def test_a_driver_that_does_not_answer() -> None:
    broken = cards((9, 0))
    broken.is_available = silent
    with pytest.raises(
        NoCard, match=r"does not answer \(CUDA_ERROR_SYSTEM_NOT_READY\)\. Games run"
    ):
        troubles.check_card(broken)


@pytest.mark.parametrize("sign", troubles.OLD_DRIVER)
def test_a_driver_older_than_the_compiler(sign: str) -> None:
    with (
        pytest.raises(
            NoCard, match=r"for CUDA 12\.2\) is older .* pip install 'numba-cuda\[cu12\]'"
        ),
        troubles.in_a_sentence("benevolent", lambda: (12, 2)),
    ):
        raise RuntimeError(f"[222] Call to cuModuleLoadData: CUDA_ERROR_{sign}_VERSION")


def test_a_memory_that_is_full_and_other_errors_as_they_are() -> None:
    with (
        pytest.raises(NoCard, match="memory is full: take fewer games of roundforest"),
        troubles.in_a_sentence("roundforest", lambda: (13, 0)),
    ):
        raise MemoryError("CUDA_ERROR_OUT_OF_MEMORY")
    with (
        pytest.raises(ValueError, match="something else"),
        troubles.in_a_sentence("roundforest", lambda: (13, 0)),
    ):
        raise ValueError("something else")


def test_a_batch_that_does_not_fit() -> None:
    troubles.check_room("benevolent", 1000, 1729, 0, 10_000_000)
    with pytest.raises(
        NoCard, match=r"10,000 games of benevolent takes 0\.0 GB.*: 5,494 games fit"
    ):
        troubles.check_room("benevolent", 10_000, 1729, 0, 10_000_000)


def test_a_game_that_is_not_compiled() -> None:
    troubles.check_compiled("benevolent", compiled=False, wait=True)
    troubles.check_compiled("benevolent", compiled=True, wait=False)
    with pytest.raises(BadBatch, match=r"not compiled .* gpu\.warm\('benevolent'\).* wait=True"):
        troubles.check_compiled("benevolent", compiled=False, wait=False)


def test_options_that_differ_within_a_batch() -> None:
    different = [{"turn_limit": 3}, {"turn_limit": 3}, {"turn_limit": 4}]
    for device in ("cpu", "cuda"):
        with pytest.raises(BadOption, match=r"game 2 has .*4.* make a batch for each set"):
            vector.batch("benevolent", 2, 3, device=device, options=different)
