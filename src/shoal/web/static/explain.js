// Cards and pieces explain themselves: whatever has data-about, by hover, by focus, by the keys ? and i, by a long press.
// The words come from the server, made from what this viewer sees; each is fetched once per step.
import { say, toast } from "./app.js";

const root = document.querySelector("[data-explain]");
const HOVER = 250, FOCUS = 500, PRESS = 450;  // ms until it opens
const SLIP = 8;    // px that a finger may move in a long press
const GAP = 8;     // px between the thing and its explanation
const SCOPE = "button, [data-about], [data-place], li";

const box = document.createElement("div");
box.id = "explain";
box.className = "explain";
box.setAttribute("role", "tooltip");
if (box.showPopover) box.popover = "manual";
else box.hidden = true;
document.body.append(box);

let shown = null;    // the element that is explained
let by = "";         // hover, focus, key or press
let timer = 0;
let waiting = null;  // the element that the timer is for

/* ---- words ---- */

const known = new Map();  // words by thing, of one step
let step = "";

function words(what) {
  const now = `${document.querySelector(".stage")?.dataset.n} ${location.search}`;
  if (now !== step) { known.clear(); step = now; }
  if (!known.has(what)) known.set(what, ask(what));
  return known.get(what);
}

async function ask(what) {
  const address = new URL(root.dataset.explain, location.href);
  for (const [name, value] of new URLSearchParams(location.search)) address.searchParams.set(name, value);
  address.searchParams.set("what", what);
  try {
    const answer = await fetch(address, { headers: { "X-Shoal": "script" } });
    return answer.ok ? await answer.text() : "";
  } catch { known.delete(what); return ""; }
}

/* ---- the popover ---- */

async function open(thing, how) {
  stopWaiting();
  const html = await words(thing.dataset.about);
  if (!html || !thing.isConnected || (how === "hover" && under !== thing)) return;
  close();
  shown = thing;
  by = how;
  box.innerHTML = html;
  if (box.showPopover) box.showPopover();
  else box.hidden = false;
  place(thing.getBoundingClientRect());
  if (how === "key") { thing.classList.add("about-now"); say(box.innerText); }
  else if (how === "focus") document.activeElement?.setAttribute("aria-describedby", "explain");
}

function close() {
  stopWaiting();
  if (!shown) return;
  shown.classList.remove("about-now");
  document.querySelector('[aria-describedby="explain"]')?.removeAttribute("aria-describedby");
  shown = null;
  by = "";
  if (box.hidePopover) box.hidePopover();
  else box.hidden = true;
}

/** Where what else can be chosen lies: it is compared with this. */
const others = () => [...document.querySelectorAll(".stage .choice--legal")].filter((one) => !one.contains(shown) && !shown.contains(one) && one.checkVisibility()).map((one) => one.getBoundingClientRect());

/** Beside the thing, never over it, within the window: to the right, the left, above or below, wherever it fits, and best where
    it covers nothing else that can be chosen. */
function place(thing) {
  const { offsetWidth: width, offsetHeight: height } = box;
  const across = clamp(thing.left + thing.width / 2 - width / 2, innerWidth - width);
  const along = clamp(thing.top + thing.height / 2 - height / 2, innerHeight - height);
  const spots = [
    [thing.right + GAP, along, innerWidth - thing.right - width],
    [thing.left - GAP - width, along, thing.left - width],
    [across, thing.top - GAP - height, thing.top - height],
    [across, thing.bottom + GAP, innerHeight - thing.bottom - height],
  ];
  const lit = others();
  const free = ([x, y]) => lit.every((at) => x >= at.right || x + width <= at.left || y >= at.bottom || y + height <= at.top);
  const roomy = spots.filter(([, , room]) => room >= 2 * GAP);
  const fits = roomy.find(free) ?? roomy[0] ?? spots.sort((a, b) => b[2] - a[2])[0];
  box.style.left = `${fits[0]}px`;
  box.style.top = `${fits[1]}px`;
}

const clamp = (at, most) => Math.max(GAP, Math.min(at, most - GAP));

function wait(thing, how, ms) {
  stopWaiting();
  waiting = thing;
  timer = setTimeout(() => open(thing, how), ms);
}

function stopWaiting() {
  clearTimeout(timer);
  waiting = null;
}

/* ---- what is meant: drawings let clicks through, so it is the last one drawn at the place ---- */

function thingAt(target, x, y) {
  const scope = target?.closest?.(SCOPE);
  if (!scope) return null;
  const inside = [...scope.querySelectorAll("[data-about]")].filter((one) => {
    const at = one.getBoundingClientRect();
    return x >= at.left && x <= at.right && y >= at.top && y <= at.bottom;
  });
  return inside.at(-1) ?? target.closest("[data-about]");
}

/* ---- by mouse ---- */

let under = null;

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse") { slipped(event); return; }
  if (event.buttons) { under = null; if (by === "hover") close(); return; }
  const thing = thingAt(event.target, event.clientX, event.clientY);
  if (thing === under) return;
  under = thing;
  if (by === "hover" || waiting) close();
  if (thing) wait(thing, "hover", HOVER);
});

document.addEventListener("pointerleave", () => { under = null; if (by === "hover") close(); });
document.addEventListener("scroll", () => { if (shown) close(); }, { capture: true, passive: true });

/* ---- by touch: a long press, whose click is swallowed; a button that is no thing says its title ---- */

const titled = (target) => target?.closest?.(".stage button[title]");

let press = null;  // { x, y }
let swallow = false;

document.addEventListener("pointerdown", (event) => {
  close();
  swallow = false;
  press = null;
  if (event.pointerType === "mouse" || !event.isPrimary) return;
  const thing = thingAt(event.target, event.clientX, event.clientY);
  if (!thing && !titled(event.target)) return;
  press = { x: event.clientX, y: event.clientY };
  timer = setTimeout(pressed, PRESS, press);
}, true);

function pressed({ x, y }) {
  swallow = true;
  const here = document.elementFromPoint(x, y);  // the table may have changed meanwhile
  const thing = thingAt(here, x, y);
  if (thing) open(thing, "press");
  else toast(titled(here)?.title, true);
}

function slipped(event) {
  if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) letGo();
}

function letGo() {
  press = null;
  stopWaiting();
}

document.addEventListener("pointerup", letGo, true);
document.addEventListener("pointercancel", letGo, true);
document.addEventListener("contextmenu", (event) => { if (press || swallow) event.preventDefault(); });
document.addEventListener("click", (event) => {
  if (!swallow) return;
  swallow = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/* ---- by keyboard: focus, then ? or i; arrows go on to the next thing ---- */

const within = (element) => [...(element?.querySelectorAll?.("[data-about]") ?? [])];
const ofFocus = () => {
  const focus = document.activeElement;
  const own = focus?.closest?.("[data-about]");
  return own ? [own] : within(focus === document.body ? null : focus);
};
const all = () => within(document.querySelector("dialog[open]") ?? document.getElementById("stage")).filter((one) => one.checkVisibility?.() ?? true);

document.addEventListener("focusin", (event) => {
  if (by !== "key") close();
  if (!event.target.matches?.(":focus-visible")) return;
  const [thing] = ofFocus();
  if (thing) wait(thing, "focus", FOCUS);
});
document.addEventListener("focusout", () => { if (by === "focus" || waiting) close(); });

function next(way) {
  const things = all();
  const at = things.indexOf(shown);
  const thing = things[(at + way + things.length) % things.length];
  if (!thing) return;
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  open(thing, "key");
}

const WAYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  swallow = false;
  const typing = event.target.matches?.("input:not([type=range]), select, textarea");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" && shown) {
    const asked = by === "key";
    close();
    if (!asked) return;  // it came by itself: Escape does what it would have done without it
  } else if (event.key === "?" || event.key === "i") {
    if (shown && by === "key") next(1);
    else { const thing = ofFocus()[0] ?? all()[0]; if (thing) open(thing, "key"); }
  } else if (WAYS[event.key] && shown && by === "key") next(WAYS[event.key]);
  else { if (by === "key") close(); return; }
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

/* ---- the table changes: the thing may be gone ---- */

const gone = (thing) => thing && !thing.isConnected;
function changed() {
  if (gone(under)) under = null;
  if (shown || gone(waiting)) close();
}
document.addEventListener("shoal:shown", changed);
const stage = document.getElementById("stage");
if (stage) new MutationObserver(changed).observe(stage, { childList: true });
