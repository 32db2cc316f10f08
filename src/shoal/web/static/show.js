// Showing updates: a queue, so that nobody misses a step, and the swap, in which what somebody was doing goes on.
import { dress, pickedKeys, readOptions } from "./choices.js";
import { countUp, numbersOf } from "./count.js";
import { celebrate, latePlaces, playCues, playLate } from "./cues.js";
import { holder, stage, stepNow, tell } from "./here.js";
import { planned } from "./morph.js";
import { busy, prepare, withMotion } from "./motion.js";
import { pace } from "./settings.js";
import { addNews, awaitSheet, markHint, newLog } from "./side.js";
import { keepSlots } from "./slots.js";
import { soundStep } from "./sound.js";

const LAG = 3000;    // milliseconds that the table may be behind before others' steps are shown faster
const LONG = 4;      // milliseconds of a task after which a frame is due
const waiting = [];  // updates that are not shown yet: { stage, beside, content, written, stepped }
let shown = written(parts(holder));  // as the server wrote it
let heldUntil = 0;   // the step that is shown stays until then
let timer = 0;
let frame = 0;
let steps = [];      // what is left to do to show an update
let spent = 0;       // milliseconds that the steps took so far

function parts(root) {
  return { stage: root.querySelector(".stage"), beside: root.querySelector(".beside") };
}

function written({ stage: a, beside: b }) {
  return (a?.outerHTML ?? "") + (b?.outerHTML ?? "");
}

/* ---- the queue ---- */

/** An update has come. Steps are shown one after another; news of people wait for nothing but the steps before them.
    `anew`: something was taken back, so what waits has not happened. */
export function arrive(html, stepped, anew = false) {
  const began = performance.now();
  const box = document.createElement("template");
  box.innerHTML = html;
  if (anew) waiting.length = 0;
  const update = { ...parts(box.content), content: box.content, stepped, anew };
  update.written = written(update);
  const last = waiting.at(-1);
  if (!stepped && last) Object.assign(last, { stage: update.stage, beside: update.beside, written: update.written });
  else waiting.push(update);
  const { n, mine } = update.stage.dataset;
  const standIn = Boolean(update.stage.querySelector(`form[action$="/back"]`));
  tell("arrived", { n, mine: Boolean(mine), over: update.stage.matches(".stage--over"), standIn });
  if (!inSteps()) pump();
  else if (!steps.length) after(performance.now() - began)(pump);  // reading it was a task of its own
}

/* Where things move, showing an update is several tasks, so that no frame waits for all of it. */
const inSteps = () => !document.hidden && pace().move > 0;

function soon(act, wait = 0) {
  clearTimeout(timer);
  timer = setTimeout(act, wait);
}

/** Go on once the change has been drawn. */
function afterFrame(act) {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => soon(act));
}

/** How to go on after a task that took so long: on a slow computer one frame does not wait for two of them. */
const after = (time) => (time > LONG ? afterFrame : soon);

/** Milliseconds until the next update may be shown. */
function patience() {
  if (document.querySelector("dialog[open]")) return Infinity;  // behind a sheet everything waits
  if (document.hidden) return 0;
  const left = Math.max(0, heldUntil - performance.now());
  const few = Math.max(2, LAG / pace().hold);
  return waiting.length > few ? Math.min(left, busy()) / (waiting.length - few) : waiting[0].stepped ? left : busy();
}

function pump() {
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  while (steps.length || waiting.length) {
    if (steps.length) {
      const began = performance.now();
      const [step, next] = steps.shift();
      step();
      const took = performance.now() - began;
      spent += took;
      if (inSteps()) { (next ?? after(took))(pump); return; }
      continue;
    }
    const left = patience();
    if (left === Infinity) return;
    if (left > 1) { soon(pump, left); return; }
    steps = stepsOf(waiting.shift());
  }
}

document.addEventListener("visibilitychange", pump);
for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("close", () => {
  if (dialog.id === "sheet") heldUntil = Math.max(heldUntil, performance.now() + playLate(stage()));
  pump();
});

/** Does anything wait to be shown? */
export const isBehind = () => waiting.length > 0 || steps.length > 0;

/* ---- the swap ---- */

function remember() {
  const focus = document.activeElement;
  const inside = focus && holder.contains(focus) ? focus : null;
  return {
    focus: inside,
    key: inside?.dataset?.key,
    id: inside?.id,
    folds: [...holder.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]),
    n: stepNow(),
    mine: Boolean(stage()?.dataset.mine),
    over: Boolean(stage()?.matches(".stage--over")),
    picked: pickedKeys(),
    advice: document.getElementById("advice")?.innerHTML,
    fields: [...holder.querySelectorAll("input:not([type=hidden]):not([readonly])")].map((field) => [field.name, field.value]),
  };
}

function restore(was) {
  const same = was.n === stepNow();
  for (const [id, open] of was.folds) { const fold = document.getElementById(id); if (fold) fold.open = open; }
  for (const [name, value] of was.fields) { const field = holder.querySelector(`input[name="${name}"]`); if (field) field.value = value; }
  readOptions(same ? was.picked : []);
  const advice = document.getElementById("advice");
  if (same && was.advice && advice && !advice.hasChildNodes()) { advice.innerHTML = was.advice; markHint(false); }
  tell("shown", { was, same });
  if (was.focus) refocus(was);
}

function refocus({ focus, key, id }) {
  if (document.activeElement === focus && focus.dataset.key === key && focus.id === (id ?? "")) return;
  const again = (key && holder.querySelector(`button[data-key="${CSS.escape(key)}"]`)) || (id && document.getElementById(id));
  const first = holder.querySelector("button.choice--legal, button[name=action]");
  (again || first || document.getElementById("now"))?.focus?.({ preventScroll: true });
}

/** Compare an update with what is shown; what this returns puts it in its place. */
function replacing(update) {
  const old = parts(holder);
  const stageIn = old.stage ? planned(old.stage, update.stage) : () => holder.prepend(update.stage);
  const besideIn = old.beside && update.beside ? planned(old.beside, update.beside) : () => { old.beside?.remove(); if (update.beside) holder.append(update.beside); };
  return () => { stageIn(); besideIn(); document.body.dataset.shows = stage().dataset.shows; };
}

/** Swap the table in, with motion and sound if it is a step further. */
function swap(update) {
  const { content } = update;
  const isStep = stepNow() !== update.stage.dataset.n;
  const late = latePlaces(content);
  keepSlots(holder, update.stage);
  const roots = [update.stage, update.beside].filter(Boolean);
  let found, replace, was, moved;
  const change = () => { was = remember(); replace(); restore(was); };
  if (!isStep) return [[() => { dress(roots, pickedKeys()); replace = replacing(update); change(); }, soon]];
  const changeAndCount = () => {
    const numbers = numbersOf(holder);
    awaitSheet(update);
    change();
    countUp(holder, numbers, (name) => late.home.get(name) ?? busy() / 2);
    document.body.toggleAttribute("data-ending", !was.over && stage().matches(".stage--over"));
  };
  return [
    [() => { dress(roots); found = prepare(stage() ?? update.stage, update.stage); }],
    [() => { replace = replacing(update); }],
    [() => { heldUntil = performance.now(); moved = withMotion(stage() ?? update.stage, found, changeAndCount, late); }, afterFrame],
    [() => {
      const [mine, over] = [Boolean(stage().dataset.mine), stage().matches(".stage--over")];
      const seen = (was.mine ? pace().move * .6 : pace().hold) + playCues(stage(), content, moved);
      heldUntil += Math.max(seen, mine ? 0 : Math.max(0, ...late.home.values()));  // others wait until what was taken is home
      if (stage().matches("[data-won]") && !was.over) celebrate();
      setTimeout(() => document.body.removeAttribute("data-ending"), busy());  // on a small screen the result lies over how it ended
      soundStep({ content, moved, came: mine && !was.mine, ended: over && !was.over });
    }],
  ];
}

/** What is told of an update besides the table. */
function news({ content, stepped, anew }) {
  if (content.querySelector("[data-sheet]")) heldUntil = Math.max(heldUntil, performance.now() + busy() + 50);  // until it is open
  if (anew) newLog(content);
  else if (stepped) addNews(content, true);
  tell("settled");
}

/** What is to be done to show an update: each with how the next follows. */
function stepsOf(update) {
  const isNew = update.written !== shown;  // else nobody is disturbed for nothing
  shown = update.written;
  spent = 0;
  const last = () => { if (isNew) (window.shoalSwaps ??= []).push(spent); news(update); };
  return [...(isNew ? swap(update) : []), [last, soon]];
}
