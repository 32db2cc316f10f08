// Sounds: off unless asked for, and only then loaded. One for each kind of event.
import { soundsOf } from "./cues.js";
import { pref, prefer } from "./settings.js";

const button = document.getElementById("sound");
const known = new Map();  // name: a promise of what is heard
let audio = null;

const isOn = () => pref("sound") === "1" && Number(pref("volume")) > 0;

async function load(name) {
  const answer = await fetch(`/static/sounds/${name}.wav`);
  if (!answer.ok) throw new Error(name);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

/** Play a sound if sound is wanted. */
export async function play(name, delay = 0) {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  if (!known.has(name)) known.set(name, load(name).catch(() => null));
  const heard = await known.get(name);
  if (!heard || audio.state !== "running") return;
  const source = new AudioBufferSourceNode(audio, { buffer: heard });
  const level = new GainNode(audio, { gain: (Number(pref("volume")) / 10) ** 2 });
  source.connect(level).connect(audio.destination);
  source.start(audio.currentTime + delay);
}

function nameFor(moved) {
  if (!moved.length) return null;
  const first = moved[0];
  if (first.stock) return "draw";
  return first.element?.closest(".hand, .mine, .seat--me") ? "take" : "place";
}

/** The sound of a step: what the game asks for, else what moved; then that it is one's turn, or that it is over. */
export function soundStep({ content, moved, came, ended }) {
  if (!isOn()) return;
  const asked = soundsOf(content);
  const names = asked.length ? asked : [nameFor(moved)].filter(Boolean);
  if (ended && !names.includes("win")) names.push("win");
  else if (came) names.push("turn");
  names.forEach((name, i) => play(name, i * .22));
}

function show() { button?.setAttribute("aria-pressed", String(isOn())); }

show();
button?.addEventListener("click", () => {
  const on = !isOn();
  if (on && !Number(pref("volume"))) prefer("volume", "6");
  prefer("sound", on ? "1" : "0");
  play("turn");
});
document.addEventListener("shoal:preferred", ({ detail }) => {
  if (detail.name === "volume" && pref("sound") !== "1") prefer("sound", "1");
  if (detail.name === "volume") play("tick");
  show();
});
