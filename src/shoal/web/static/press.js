// Safe presses. A second press on the same spot within a moment is ignored, whatever lies there by then. A press that began
// before a swap counts for the button it was meant for, and for no other.
import { holder } from "./here.js";

const MOMENT = 300;  // milliseconds
const SPOT = 24;     // pixels
let began = null;    // where a press began: { button, meant, x, y }
let last = null;     // the last press that counted: { x, y, time }
let block = false;   // the click that follows is not meant for what lies there

const meaning = (button) => JSON.stringify([button.dataset.key, button.name === "action" ? button.value : "", button.id]);
const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) <= SPOT;
const at = (event) => ({ x: event.clientX, y: event.clientY });

/** Where a click is: of the keyboard, where its button is. */
function spotOf(event) {
  if (event.detail) return at(event);
  const box = event.target.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function twinOf({ meant }) {
  return [...holder.querySelectorAll("button")].find((button) => meaning(button) === meant && button.checkVisibility());
}

function ignore(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener("pointerdown", (event) => {
  const button = event.target.closest?.("#stage button");
  began = button ? { button, meant: meaning(button), ...at(event) } : null;
  block = false;
}, true);

document.addEventListener("pointerup", (event) => {
  if (!began || !near(began, at(event))) return;
  const { button, meant } = began;
  if (button.isConnected && meaning(button) === meant) return;  // the click will find it
  block = true;
  const twin = twinOf(began);
  last = { ...at(event), time: event.timeStamp };
  if (twin) queueMicrotask(() => twin.click());
}, true);

document.addEventListener("click", (event) => {
  if (!event.isTrusted) return;
  const inside = event.target.closest?.("#stage button");
  if (block) { block = false; if (inside) ignore(event); return; }
  const here = { ...spotOf(event), time: event.timeStamp };
  const again = last && here.time - last.time < MOMENT && near(here, last);
  if (again && inside) { ignore(event); return; }
  last = here;
}, true);
