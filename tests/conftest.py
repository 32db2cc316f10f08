"""Shared set-up of all tests."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.kit.lockstep", "tests.kit.reference")
