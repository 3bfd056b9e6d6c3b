"""Arrays of a card in the hands of others, without copying: DLPack and `__cuda_array_interface__`.

PyTorch, JAX and CuPy take either. The structures are those of DLPack's header, version 0.8.
"""

from __future__ import annotations

import ctypes
from typing import Any

CUDA = 2  # DLPack's number for the memory of an NVIDIA card
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]

_lent: dict[int, Any] = {}  # what others hold, by its address; it stays until they give it back


@_Deleter
def _give_back(managed: Any, lent: Any = _lent, address: Any = ctypes.addressof) -> None:
    if lent is not None and address is not None:  # as the process ends, names go first
        lent.pop(address(managed.contents), None)


_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


class CardArray:
    """An array of a batch: numba's own, and DLPack's `__dlpack__` beside it."""

    def __init__(self, array: Any, device: int = 0) -> None:
        self.array = array
        self.device = device

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name)

    def __len__(self) -> int:
        return int(self.array.shape[0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        told: dict[str, Any] = self.array.__cuda_array_interface__
        return told

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self.device

    def __dlpack__(self, **asked: Any) -> Any:
        """A capsule that lends the array; a stream asked for needs no waiting, since kernels run
        on the default one. The array is one block, row after row."""
        array = self.array
        shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        kind = _Type(CODES[array.dtype.kind], array.dtype.itemsize * 8, 1)
        data = array.__cuda_array_interface__["data"][0]
        device = _Device(CUDA, self.device)
        tensor = _Tensor(data, device, array.ndim, kind, shape, None, 0)
        managed = _Managed(tensor, None, _give_back)
        at = ctypes.addressof(managed)
        _lent[at] = managed, shape, array
        return _capsule(at, b"dltensor", None)
