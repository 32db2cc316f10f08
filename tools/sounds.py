"""The sounds of the table, made from arithmetic alone: `make sounds` writes src/shoal/web/static/sounds/*.wav.

Paper is filtered noise, wood is a few damped waves, and notes are those of a marimba. A sound of noise is stored with
8 bits at 22 kHz, as noise hides its coarse steps; one of notes with 16 bits at 11 kHz. Both take 22 kB a second.
"""

from __future__ import annotations

import io
import wave
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parents[1] / "src" / "shoal" / "web" / "static" / "sounds"
RATE = 44_100  # everything is made at this rate, and stored at a half or a quarter of it
MARIMBA = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.3), (9.2, 0.05, 0.12))  # partials: of the frequency, loudness, decay
WOOD = ((1.0, 1.0, 1.0), (2.32, 0.6, 0.7), (4.25, 0.35, 0.5))
C4, G4, C5, E5, G5, A5, C6, E6 = (261.6, 392.0, 523.3, 659.3, 784.0, 880.0, 1046.5, 1318.5)

Wave = NDArray[np.float64]


class Kind(NamedTuple):
    """How a sound is stored."""

    rate: int
    bytes: int


NOISE, NOTES = Kind(22_050, 1), Kind(11_025, 2)


def clock(seconds: float) -> Wave:
    """The moments of a sound."""
    return np.arange(round(seconds * RATE)) / RATE


def band(wave_: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft edges of a third of an octave."""
    spectrum = np.fft.rfft(wave_)
    octaves = np.log2(np.maximum(np.fft.rfftfreq(len(wave_), 1 / RATE), 1.0))
    above, below = (octaves - np.log2(low)) * 3, (np.log2(high) - octaves) * 3
    return np.fft.irfft(spectrum * np.clip(above + 1, 0, 1) * np.clip(below + 1, 0, 1), len(wave_))


def paper(seconds: float, low: float, high: float, peak: float, seed: int) -> Wave:
    """A rustle: noise of one band that swells until `peak` (a part of the time) and dies away, rough like fibres."""
    rng = np.random.default_rng(seed)
    t = clock(seconds)
    swell = np.minimum(t / (peak * seconds), 1.0) ** 1.5 * np.exp(-np.maximum(t - peak * seconds, 0) * 5 / seconds)
    fibres = np.repeat(rng.random(len(t) // 90 + 1), 90)[: len(t)]
    return scaled(band(rng.random(len(t)) - 0.5, low, high) * swell * (0.45 + 0.55 * fibres))


def struck(
    frequency: float, decay: float, seconds: float, partials: tuple[tuple[float, float, float], ...], softness: float
) -> Wave:
    """Something that is struck, the softer the slower: damped waves, the higher ones the sooner gone."""
    t = clock(seconds)
    waves = [
        loud * np.sin(2 * np.pi * frequency * ratio * t) * np.exp(-t / (decay * lasting))
        for ratio, loud, lasting in partials
        if frequency * ratio < 5_000
    ]
    return scaled(np.sum(waves, axis=0) * (1 - np.exp(-t / softness)))


def note(frequency: float, decay: float = 0.09, seconds: float = 0.6) -> Wave:
    """A bar of a marimba under a soft mallet."""
    return struck(frequency, decay, seconds, MARIMBA, 0.002)


def knock(frequency: float, decay: float = 0.018) -> Wave:
    """Wood on wood."""
    return struck(frequency, decay, decay * 8, WOOD, 0.0004)


def scaled(wave_: Wave, peak: float = 1.0) -> Wave:
    """As loud as that."""
    return wave_ * (peak / float(np.abs(wave_).max()))


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Several sounds: when each begins, how loud it is, and itself."""
    whole = np.zeros(round(seconds * RATE))
    for at, loud, part in parts:
        start = round(at * RATE)
        cut = part[: len(whole) - start]
        whole[start : start + len(cut)] += loud * cut
    return whole


def draw() -> Wave:
    return paper(0.17, 1_400, 7_000, 0.3, 1)


def place() -> Wave:
    return mixed(0.1, (0, 1, knock(430)), (0, 0.2, paper(0.02, 900, 4_000, 0.1, 2)))


def turn() -> Wave:
    return mixed(0.12, (0, 0.55, paper(0.05, 900, 4_500, 0.25, 3)), (0.045, 1, paper(0.07, 1_800, 9_000, 0.08, 4)))


def take() -> Wave:
    return mixed(
        0.24,
        (0, 0.7, paper(0.12, 900, 4_000, 0.4, 5)),
        (0.05, 0.8, paper(0.13, 1_400, 6_000, 0.4, 6)),
        (0.11, 1, paper(0.13, 2_000, 8_500, 0.3, 7)),
    )


def lay() -> Wave:
    return mixed(0.24, (0, 0.5, knock(330)), (0.01, 0.8, note(C5, 0.05)), (0.07, 0.9, note(G5, 0.055)))


def steal() -> Wave:
    fall = (A5, G5, E5, C5)
    return mixed(0.28, *((0.05 * k, 1 - 0.12 * k, note(each, 0.035)) for k, each in enumerate(fall)))


def stop() -> Wave:
    hit = (knock(260, 0.03), note(C4, 0.12), note(G4, 0.09))
    return mixed(0.42, (0, 0.6, knock(330, 0.02)), *zip((0.11,) * 3, (0.8, 0.9, 0.45), hit, strict=True))


def score() -> Wave:
    return mixed(0.3, (0, 0.7, note(E5, 0.05)), (0.06, 0.8, note(G5, 0.05)), (0.12, 1, note(C6, 0.06)))


def win() -> Wave:
    rise = ((0, G4), (0.09, C5), (0.18, E5), (0.27, G5))
    chord = [(0.36, loud, note(each, 0.13)) for loud, each in ((0.45, C5), (0.4, E5), (0.4, G5), (0.6, C6))]
    return mixed(0.76, *((at, 0.75, note(each, 0.07)) for at, each in rise), *chord, (0.45, 0.3, note(E6, 0.1)))


def tick() -> Wave:
    return knock(1_250, 0.005)


# a sound: how it is made, how it is stored, and its peak, as small things happen often and are to be quiet
SOUNDS: dict[str, tuple[Callable[[], Wave], Kind, float]] = {
    "draw": (draw, NOISE, 0.5),
    "place": (place, NOTES, 0.6),
    "turn": (turn, NOISE, 0.65),
    "take": (take, NOISE, 0.55),
    "lay": (lay, NOTES, 0.6),
    "steal": (steal, NOTES, 0.6),
    "stop": (stop, NOTES, 0.75),
    "score": (score, NOTES, 0.6),
    "win": (win, NOTES, 0.75),
    "tick": (tick, NOTES, 0.4),
}


def finished(wave_: Wave, kind: Kind, peak: float) -> Wave:
    """At the rate it is stored with: nothing that this rate cannot hold, no click at either end, as loud as wanted."""
    kept = band(np.pad(wave_, 512), 60, kind.rate * 0.42)[512:-512][:: RATE // kind.rate].copy()
    rise, fall = round(0.002 * kind.rate), round(0.02 * kind.rate)
    kept[:rise] *= np.linspace(0, 1, rise)
    kept[-fall:] *= np.linspace(1, 0, fall)
    return scaled(kept, peak)


def stored(name: str) -> bytes:
    """A sound's file."""
    make, kind, peak = SOUNDS[name]
    samples = finished(make(), kind, peak)
    if kind.bytes == 1:
        data = (np.round(samples * 127) + 128).astype("u1").tobytes()
    else:
        data = np.round(samples * 32_767).astype("<i2").tobytes()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(kind.bytes)
        file.setframerate(kind.rate)
        file.writeframes(data)
    return out.getvalue()


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        (FOLDER / f"{name}.wav").write_bytes(stored(name))
    size = sum(path.stat().st_size for path in FOLDER.glob("*.wav"))
    print(f"{len(SOUNDS)} sounds, {size:,} bytes, in {FOLDER}")


if __name__ == "__main__":
    main()
