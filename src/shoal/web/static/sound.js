// Sound: off unless asked for.
import { store, stored } from "./settings.js";

const soundButton = document.getElementById("sound");
const TUNES = { move: [[520, 0, .06]], turn: [[440, 0, .1], [660, .11, .16]] };
let sound = stored("shoal-sound") === "1";
let audio = null;

/** Play a tune if sound is wanted. */
export function chime(name) {
  if (!sound) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[name]) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(.12, audio.currentTime + start);
    level.gain.exponentialRampToValueAtTime(.001, audio.currentTime + start + length);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + length);
  }
}

soundButton?.setAttribute("aria-pressed", String(sound));
soundButton?.addEventListener("click", () => {
  sound = !sound;
  store("shoal-sound", sound ? "1" : "0");
  soundButton.setAttribute("aria-pressed", String(sound));
  chime("turn");
});
