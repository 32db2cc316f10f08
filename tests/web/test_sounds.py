"""The sounds of the table: what the script makes is what is served, small, clean, and playable."""

from __future__ import annotations

import io
import wave

import numpy as np
import pytest
from numpy.typing import NDArray
from tools.sounds import FOLDER, SOUNDS, stored

from shoal.web.assets import asset
from tests.web.conftest import Visit
from tests.web.test_assets import get


def samples(name: str) -> tuple[NDArray[np.float64], int]:
    """What a file holds, between -1 and 1, and how many of them a second."""
    with wave.open(io.BytesIO((FOLDER / f"{name}.wav").read_bytes())) as file:
        assert file.getnchannels() == 1
        data, rate = file.readframes(file.getnframes()), file.getframerate()
        if file.getsampwidth() == 1:
            return (np.frombuffer(data, "u1") - 128.0) / 127, rate
        return np.frombuffer(data, "<i2") / 32_767.0, rate


def test_all_together_are_small() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 60_000


@pytest.mark.parametrize("name", SOUNDS)
def test_made_again_a_sound_is_the_same(name: str) -> None:
    assert (FOLDER / f"{name}.wav").read_bytes() == stored(name), "run `make sounds`"


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_clean(name: str) -> None:
    """It is heard, is not cut off at full loudness, begins at once, ends in silence, and has no constant part."""
    heard, rate = samples(name)
    loud = np.abs(heard)
    assert 0.3 < loud.max() < 0.8
    assert abs(heard.mean()) < 0.003
    assert loud[0] < 0.01
    assert loud[-1] < 0.01
    assert np.argmax(loud > 0.1 * loud.max()) < 0.03 * rate
    assert 0.02 * rate < len(heard) < 0.9 * rate


def test_a_browser_is_told_what_it_is() -> None:
    assert get(asset("sounds/tick.wav")).headers["content-type"] == "audio/wav"


def test_a_browser_can_play_them(visit: Visit) -> None:
    page = visit("/offline")
    decode = """async (paths) => {
      const context = new OfflineAudioContext(1, 1, 44100);
      const all = [];
      for (const path of paths) {
        const data = await (await fetch(path)).arrayBuffer();
        all.push((await context.decodeAudioData(data)).duration);
      }
      return all;
    }"""
    lengths = page.evaluate(decode, [asset(f"sounds/{name}.wav") for name in SOUNDS])
    for name, length in zip(SOUNDS, lengths, strict=True):
        heard, rate = samples(name)
        assert length == pytest.approx(len(heard) / rate, abs=0.01)
