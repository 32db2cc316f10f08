"""DLPack without a library: memory of ours handed to PyTorch, JAX or CuPy as it lies. https://dmlc.github.io/dlpack"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's kind
_NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

_lent: dict[int, tuple[Any, ...]] = {}  # what a capsule points to lives until whoever took it gives it back


@_Deleter  # type: ignore[untyped-decorator]
def _given_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


@_Destructor  # type: ignore[untyped-decorator]
def _thrown_away(capsule: int) -> None:
    """A capsule that nobody took (takers rename it) gives its memory back itself."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), _NAME):
        _lent.pop(ctypes.pythonapi.PyCapsule_GetPointer(ctypes.c_void_p(capsule), _NAME), None)


ctypes.pythonapi.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
ctypes.pythonapi.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
ctypes.pythonapi.PyCapsule_GetPointer.restype = ctypes.c_void_p
ctypes.pythonapi.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, _Destructor)
ctypes.pythonapi.PyCapsule_New.restype = ctypes.py_object


def capsule(owner: Any, address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int]) -> Any:
    """A DLPack capsule for C-ordered memory at this address, which `owner` keeps alive."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor = _Tensor(
        address, *device, len(shape), _CODES[dtype.kind], 8 * dtype.itemsize, 1,
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)), None, 0,
    )  # fmt: skip
    managed.deleter = _given_back
    _lent[ctypes.addressof(managed)] = (owner, sizes, managed)
    return ctypes.pythonapi.PyCapsule_New(ctypes.addressof(managed), _NAME, _thrown_away)
