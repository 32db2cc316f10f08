// Dragging, by mouse or finger: a shorter way for presses, never needed. A thing that can be chosen is dragged onto what goes
// with it (both are picked), or onto one's own side of the table (the same as pressing it). A thing in a place called `drawn`,
// or marked data-grab, is dragged onto any action that is lit. A drop elsewhere takes it back.
import { fitsNext, isPicked, isSent, onlyWith, pick, play } from "./choices.js";
import { holder, stage, when } from "./here.js";
import { ghostOf, over, putDown, rectOf } from "./motion.js";
import { mayFly } from "./settings.js";

const SLOP = 8;  // pixels before a press is a drag
const LIES = 2000;  // milliseconds that something dropped lies there at most, until it is known what came of it
const BLOCKS = { touch: "dialog[open], [popover]:popover-open" };  // a finger that rests explains, and does not drag
const MINE = ".hand, .mine, .seat--me";
let hand = null;  // what is held: { id, x, y, thing, button, box, ghost, target, began }

const isLit = (button) => button?.matches(".choice--legal, [aria-pressed='true'], [name=action]") && button.getAttribute("aria-disabled") !== "true" && !button.closest(".plain");
const isPart = (button) => button.type === "button" && Boolean(button.dataset.key);
const isAction = (button) => button?.name === "action";
const placeOf = (element) => element.closest("[data-place]")?.dataset.place;

/** What would be dragged from here: a thing, and the button that it belongs to. */
function graspAt(target) {
  const button = target.closest?.("button");
  if (button && isLit(button)) {
    const thing = [...button.querySelectorAll("[data-vt]")].at(-1);  // what lies on top
    if (thing && (isAction(button) || fitsNext(button) || isPicked(button))) return { thing, button };
  }
  const loose = target.closest?.("[data-place=drawn], [data-grab]");
  const thing = loose && (loose.matches("[data-vt]") ? loose : loose.querySelector("[data-vt]"));
  return thing && holder.querySelector("button.choice--legal[name=action]") ? { thing, button: null } : null;
}

/** What a drop here means: something to do, and what lights up; null: nothing. */
function meaningOf(element) {
  if (!element || !holder.contains(element)) return null;
  const { button } = hand;
  const onto = element.closest("button");
  if (!button) return isAction(onto) && isLit(onto) ? { light: onto, act: () => onto.click() } : null;
  if (onto === button) return null;
  if (isPart(button)) {
    if (onto && isPart(onto) && isLit(onto) && fitsNext(onto)) return { light: onto, act: () => pick(onto) };
    const only = hand.only;
    const elsewhere = placeOf(element) !== placeOf(button) && element.closest(".world");
    return only && elsewhere && !element.closest(".rivals") ? { light: element.closest("[data-place], .mine") ?? stage(), act: () => play(only) } : null;
  }
  const side = element.closest(MINE);
  return side && !side.contains(button) ? { light: side, act: () => button.click() } : null;
}

function start() {
  const { thing, button } = hand;
  hand.box = rectOf(thing);
  hand.ghost = ghostOf([thing.cloneNode(true)], hand.box);
  hand.ghost.classList.add("flight--held");
  hand.began = true;
  hand.only = button && isPart(button) ? onlyWith(button) : null;
  if (button && isPart(button) && !isPicked(button) && !hand.only) { pick(button); hand.picked = true; }
  else if (button && isPart(button) && !isPicked(button)) hand.unpicked = true;
  (button ?? thing.parentElement).classList.add("is-lifted");
  document.documentElement.classList.add("is-dragging");
}

function light(found) {
  if (hand.target === found?.light) return;
  hand.target?.classList.remove("is-target");
  hand.target = found?.light;
  hand.target?.classList.add("is-target");
}

function move(event) {
  hand.at = { x: event.clientX, y: event.clientY };
  hand.ghost.style.transform = over(hand.box, hand.at, 1.06);
  light(meaningOf(document.elementFromPoint(event.clientX, event.clientY)));
}

function release({ ghost, target, thing, button }) {
  target?.classList.remove("is-target");
  (button ?? thing.parentElement)?.classList.remove("is-lifted");
  document.documentElement.classList.remove("is-dragging");
  return ghost;
}

function putBack(held) {
  const ghost = release(held);
  if (held.picked && isPicked(held.button)) pick(held.button);
  const home = rectOf(held.thing);
  const frames = { transform: [ghost.style.transform, over(held.box, { x: home.x + home.width / 2, y: home.y + home.height / 2 })] };
  ghost.animate(frames, { duration: mayFly() ? 180 : 0, easing: "ease-out" }).onfinish = () => ghost.remove();
}

function drop(event) {
  const found = meaningOf(document.elementFromPoint(event.clientX, event.clientY));
  const held = hand;
  if (!found) { hand = null; putBack(held); return; }
  found.act();
  hand = null;
  const ghost = release(held);
  if (isSent() && held.thing.isConnected) putDown(held.thing, ghost, LIES);
  else ghost.remove();
}

document.addEventListener("pointerdown", (event) => {
  if (hand || event.button !== 0 || !event.isPrimary || !holder.contains(event.target)) return;
  const found = graspAt(event.target);
  if (found) hand = { ...found, id: event.pointerId, x: event.clientX, y: event.clientY, began: false };
});

document.addEventListener("pointermove", (event) => {
  if (hand?.id !== event.pointerId) return;
  if (!hand.began) {
    if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < SLOP) return;
    if (!hand.thing.isConnected || document.querySelector(BLOCKS[event.pointerType] ?? "dialog[open]")) { hand = null; return; }
    start();
  }
  move(event);
});

document.addEventListener("pointerup", (event) => {
  if (hand?.id !== event.pointerId) return;
  if (!hand.began) { hand = null; return; }
  addEventListener("click", (click) => { if (click.isTrusted) { click.preventDefault(); click.stopImmediatePropagation(); } }, { capture: true, once: true, signal: AbortSignal.timeout(60) });
  drop(event);
});

function cancel() {
  const held = hand;
  hand = null;
  if (held?.began) putBack(held);
}

document.addEventListener("pointercancel", (event) => { if (hand?.id === event.pointerId) cancel(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && hand?.began) { event.stopPropagation(); cancel(); } }, true);
when("shown", cancel);
