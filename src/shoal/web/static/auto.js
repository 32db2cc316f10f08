// The only legal action plays itself after a bar has filled on its button. A tap elsewhere, Escape or any other key holds it.
import { say } from "./app.js";
import { playAction } from "./choices.js";
import { holder, stage, stepNow, when, words } from "./here.js";
import { busy } from "./motion.js";
import { mayFly, pace, pref } from "./settings.js";
import { isBehind } from "./show.js";

let running = null;  // { n, button, bar, fill, action }
let held = null;     // the step that somebody wants to look at
let shown = 0;       // the step seen before: where a take-back leads, nothing plays itself
let timer = 0;

function forcedAction() {
  const now = stage();
  if (!now?.dataset.mine) return null;
  const all = new Set([...holder.querySelectorAll("button[name=action]")].map((button) => button.value));
  return now.dataset.forced ?? (all.size === 1 ? [...all][0] : null);
}

/** The button that shows the bar: of the action itself, or of its first part. */
function buttonOf(action) {
  const own = [...holder.querySelectorAll(`button[name=action][value="${CSS.escape(action)}"]`)];
  const key = own.find((button) => button.dataset.parts)?.dataset.parts.split(" ")[0];
  const part = key ? [...holder.querySelectorAll(`button[data-key="${CSS.escape(key)}"]`)] : [];
  return [...own, ...part].find((button) => button.checkVisibility());
}

const mayStart = () => pref("auto") === "1" && !document.hidden && !document.querySelector("dialog[open]") && !holder.querySelector(".coach") && !isBehind();

function stop() {
  clearTimeout(timer);
  if (!running) return;
  running.fill.cancel();
  running.bar.remove();
  running.button.classList.remove("is-filling");
  running = null;
}

function hold() {
  if (!running) return;
  held = running.n;
  stop();
  say(words.held);
}

/** An update of the same step takes the bar away; it fills on. */
function goesOn() {
  if (running?.n !== stepNow() || !running.button.isConnected) return false;
  if (!running.bar.isConnected) { running.button.append(running.bar); running.button.classList.add("is-filling"); }
  return true;
}

function begin() {
  if (mayStart() && goesOn()) return;
  stop();
  const action = forcedAction();
  const n = stepNow();
  if (action === null || held === n || !mayStart()) return;
  if (busy()) { timer = setTimeout(begin, busy()); return; }
  const button = buttonOf(action);
  if (!button) return;
  const bar = Object.assign(document.createElement("span"), { className: "filling" });
  const inner = Object.assign(document.createElement("span"), { className: "filling__bar" });
  bar.setAttribute("aria-hidden", "true");
  bar.append(inner);
  button.append(bar);
  button.classList.add("is-filling");
  const frames = mayFly() ? { transform: ["scaleX(0)", "scaleX(1)"] } : { transform: ["none", "none"], opacity: [0, 1] };
  const fill = inner.animate(frames, { duration: pace().fill, fill: "forwards" });
  running = { n, button, bar, fill, action };
  fill.onfinish = () => { stop(); if (stepNow() === n && mayStart()) playAction(action); };
  say(words.auto);
}

when("settled", () => {
  const n = parseInt(stepNow(), 10);
  if (n < shown) held = stepNow();
  shown = n;
  begin();
});
when("preferred", () => { stop(); begin(); });
document.addEventListener("visibilitychange", begin);
for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("close", begin);
document.addEventListener("pointerdown", (event) => { if (running && !running.button.contains(event.target)) hold(); }, true);
document.addEventListener("keydown", (event) => {
  const presses = running && (event.key === "Enter" || event.key === " ") && running.button.contains(event.target);
  if (running && !presses && !["Shift", "Control", "Alt", "Meta"].includes(event.key)) hold();
}, true);
holder.addEventListener("click", (event) => { if (running?.button.contains(event.target)) stop(); });
