// A replay: slider, keys, play; frames come from the server.
import { morph } from "./morph.js";
import { prepare, withMotion } from "./motion.js";
import { keepSlots } from "./slots.js";

const root = document.getElementById("replay");
const holder = document.getElementById("stage");
const slider = document.getElementById("reel-step");
const viewer = document.getElementById("reel-viewer");
const at = document.getElementById("reel-at");
const news = document.getElementById("news");
const playButton = document.getElementById("reel-play");
const last = Number(root.dataset.steps);
const known = new Map();
let step = Number(slider.value);
let playing = 0;
let asked = 0;

function frame(k) {
  const address = `${root.dataset.frame}?step=${k}&viewer=${viewer.value}`;
  if (!known.has(address)) known.set(address, fetch(address).then((answer) => answer.text()));
  return known.get(address);
}

async function go(to) {
  step = Math.max(0, Math.min(last, to));
  slider.value = String(step);
  at.textContent = `${step}/${last}`;
  const mine = ++asked;
  const html = await frame(step);
  if (mine !== asked) return;
  const box = document.createElement("template");
  box.innerHTML = html;
  const fresh = box.content.querySelector(".stage");
  const stage = holder.querySelector(".stage");
  fresh.remove();
  keepSlots(stage, fresh);
  withMotion(stage, prepare(stage, fresh), () => morph(stage, fresh));
  news.replaceChildren(...box.content.childNodes);
  history.replaceState(null, "", `${root.dataset.page}?step=${step}&viewer=${viewer.value}`);
  if (step < last) frame(step + 1);
}

function stop() {
  clearInterval(playing);
  playing = 0;
  playButton.setAttribute("aria-pressed", "false");
}

playButton.addEventListener("click", () => {
  if (playing) { stop(); return; }
  playButton.setAttribute("aria-pressed", "true");
  if (step === last) go(0);
  playing = setInterval(() => { if (step >= last) stop(); else go(step + 1); }, 1100);
});
slider.addEventListener("input", () => go(Number(slider.value)));
viewer.addEventListener("change", () => go(step));
document.querySelector(".reel").addEventListener("submit", (event) => event.preventDefault());

const STOPS = { first: () => 0, prev: () => step - 1, next: () => step + 1, last: () => last };
for (const [name, to] of Object.entries(STOPS)) document.getElementById(`reel-${name}`).addEventListener("click", (event) => { event.preventDefault(); stop(); go(to()); });

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, select, textarea")) return;
  if (KEYS[event.key]) { event.preventDefault(); stop(); go(STOPS[KEYS[event.key]]()); }
  if (event.key === " " && !event.target.closest("button, a, summary")) { event.preventDefault(); playButton.click(); }
});
