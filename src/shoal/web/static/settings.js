// What this browser remembers of how somebody likes to play: speed, auto-play, sound. Inputs with data-pref set it.

export const stored = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
export const store = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private mode */ } };

const USUAL = { speed: "normal", auto: "1", sound: "0", volume: "6", emotes: "1" };
const PACES = {  // milliseconds: a flight, how long another player's step stays before the next, how long the only choice fills
  calm: { move: 620, hold: 1300, fill: 2000 },
  normal: { move: 400, hold: 750, fill: 1100 },
  fast: { move: 220, hold: 340, fill: 650 },
  none: { move: 0, hold: 0, fill: 500 },
};
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What somebody prefers, as a word. */
export const pref = (name) => stored(`shoal-${name}`) ?? USUAL[name];
/** How long things take at the chosen speed. */
export const pace = () => PACES[pref("speed")] ?? PACES.normal;
/** May things fly about? Where not, they fade. */
export const mayFly = () => !lessMotion.matches;

/** Remember a preference, and tell whoever depends on it. */
export function prefer(name, value) {
  store(`shoal-${name}`, value);
  document.dispatchEvent(new CustomEvent("shoal:preferred", { detail: { name, value } }));
}

function show(input) {
  const value = pref(input.dataset.pref);
  if (input.type === "radio") input.checked = input.value === value;
  else if (input.type === "checkbox") input.checked = value === "1";
  else input.value = value;
}

function take(input) {
  if (input.type === "checkbox") prefer(input.dataset.pref, input.checked ? "1" : "0");
  else prefer(input.dataset.pref, input.value);
}

for (const input of document.querySelectorAll("input[data-pref]")) {
  show(input);
  input.addEventListener(input.type === "range" ? "input" : "change", () => take(input));
}
document.addEventListener("shoal:preferred", ({ detail }) => {
  for (const input of document.querySelectorAll(`input[data-pref="${detail.name}"]`)) show(input);
});
