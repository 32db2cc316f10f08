// Short signs between people: a drawing in a bubble at the seat of whoever sent it. Whoever likes none mutes them.
import { say } from "./app.js";
import { stage, when } from "./here.js";
import { pref } from "./settings.js";

const STAYS = 3200;  // milliseconds that a bubble is there
const SIZE = 72;     // of a bubble, in pixels
const shown = new Map();  // seat: its bubble
const words = new Map([...document.querySelectorAll("#emote-words [data-emote]")].map((line) => [line.dataset.emote, line.textContent]));

const seen = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 0;

/** Where somebody sits: their place, else the first thing of theirs that can be seen. */
function seatOf(seat) {
  const table = stage().querySelector(".world, .lobby");
  for (const place of [`[data-place="seat${seat}"]`, `.seat.seat-${seat}`, `.seat-${seat}`]) {
    const found = [...table?.querySelectorAll(place) ?? []].find(seen);
    if (found) return found;
  }
  return document.getElementById("now");
}

function within(value, most) { return Math.max(8, Math.min(value, most - SIZE - 8)); }

function put(bubble, at) {
  const box = at.getBoundingClientRect();
  const below = box.top < innerHeight / 2;
  bubble.style.setProperty("left", `${within(box.left + Math.min(box.width / 2, 96) - SIZE / 2, innerWidth)}px`);
  bubble.style.setProperty("top", `${within(below ? box.bottom - 12 : box.top - SIZE + 12, innerHeight)}px`);
  bubble.dataset.below = below ? "1" : "";
}

function drawn(emote) {
  const bubble = document.createElement("div");
  bubble.className = "bubble";
  bubble.dataset.emote = emote;
  bubble.setAttribute("aria-hidden", "true");  // the live region says it
  bubble.innerHTML = `<svg viewBox="0 0 64 64"><use href="#emote-${emote}"/></svg>`;
  return bubble;
}

function show({ seat, emote }) {
  if (pref("emotes") === "0" || !words.has(emote) || !stage()) return;
  const at = seatOf(seat);
  const bubble = drawn(emote);
  bubble.classList.add(`seat-${seat}`);
  shown.get(seat)?.remove();
  shown.set(seat, bubble);
  document.body.append(bubble);
  put(bubble, at);
  setTimeout(() => bubble.remove(), STAYS);
  const name = stage().querySelector(`.seat-${seat} bdi`)?.textContent ?? "";
  say(`${name} ${words.get(emote)}`.trim());
}

when("emote", show);

document.addEventListener("submit", (event) => {
  const picker = event.target.closest("#emotes");
  if (!picker) return;
  picker.open = false;
  picker.querySelector("summary").focus({ preventScroll: true });
});
