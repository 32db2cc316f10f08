// Choices: parts are picked until one of the actions that the server listed is left, which is then played.
import { hush, send, toast } from "./app.js";
import { holder, stage, stepNow, words } from "./here.js";
import { keep } from "./kept.js";

let picked = [];     // buttons with data-key
let options = [];    // { parts, button }
let sent = null;     // the step that a choice on its way answers: nothing is sent twice

const keysOf = (buttons) => buttons.map((button) => button.dataset.key);
const startsWith = (parts, keys) => keys.every((key, i) => parts[i] === key);

/** The keys that are picked now, to be picked again on a fresh table. */
export const pickedKeys = () => keysOf(picked);

/** Is a choice on its way to the server? */
export const isSent = () => sent === stepNow();

const within = (roots, selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);

function optionsIn(roots) {
  return within(roots, "[data-parts]").flatMap((button) => {
    const parts = button.dataset.parts.split(" ");
    return [{ parts, button }, ...("any" in button.dataset ? [{ parts: [...parts].reverse(), button }] : [])];
  });
}

function named(roots, keys) {
  const found = [];
  for (const key of keys) {
    const one = within(roots, `button[data-key="${CSS.escape(key)}"]`).find((button) => !found.includes(button));
    if (one) found.push(one);
  }
  return found;
}

/** Light what goes on with what is picked. What is as it should be is not touched: it need not be drawn anew. */
function light(roots, all, chosen) {
  const keys = keysOf(chosen);
  const next = new Set(all.filter((option) => startsWith(option.parts, keys)).map((option) => option.parts[keys.length]));
  if (all.length) for (const button of within(roots, "button[type=button][data-key]")) {
    const isChosen = chosen.includes(button);
    const legal = isChosen || next.has(button.dataset.key);
    button.classList.toggle("choice--legal", legal && !isChosen);
    for (const [name, value] of [["aria-pressed", String(isChosen)], ["aria-disabled", String(!legal)]]) {
      if (button.getAttribute(name) !== value) button.setAttribute(name, value);
    }
  }
}

/** Light a table that is about to be shown as it will be with these parts picked: then the swap changes less. */
export function dress(roots, keys = []) {
  light(roots, optionsIn(roots), named(roots, keys));
}

/** Read what can be chosen from a fresh table, with these parts picked already. */
export function readOptions(keys = []) {
  options = optionsIn([holder]);
  picked = named([holder], keys);
  showOptions();
}

function showOptions() {
  light([holder], options, picked);
  const undo = document.getElementById("undo");
  if (undo) undo.hidden = isSent() || picked.length === 0;
  stage()?.classList.toggle("stage--half", picked.length > 0);
}

const nearby = (one, other) => one.closest("[data-grid]") === other.closest("[data-grid]");

/** Why the second does not go with the first: a game may say so for what the one is picked as and what the other is.
    Nothing where the second is another beginning: of its kind, or without a reason. */
function refusal(first, second) {
  if (begins(second) && nearby(first, second)) return "";
  const said = JSON.parse(holder.querySelector("[data-refusals]")?.dataset.refusals || "{}");
  return said[`${first.dataset.as} ${second.dataset.is}`] ?? (begins(second) ? "" : words.notnow);
}

/** Pick a part, or put it back; the action is played once it is whole. */
export function pick(button) {
  if (picked.includes(button)) picked = picked.slice(0, picked.indexOf(button));
  else {
    const keys = keysOf([...picked, button]);
    const fits = options.filter((option) => startsWith(option.parts, keys));
    if (!fits.length) {
      const why = picked.length ? refusal(picked.at(-1), button) : begins(button) ? "" : button.dataset.why;
      if (why || !begins(button)) { toast(why, true); return; }  // what is refused is not picked instead
      picked = [button];  // another beginning
    } else {
      picked = [...picked, button];
      const whole = fits.find((option) => option.parts.length === keys.length);
      if (whole) { play(whole.button); return; }
    }
  }
  showOptions();
}

/** Is this picked? */
export const isPicked = (button) => picked.includes(button);

/** Put back what was picked last; false if nothing was. */
export function undo() {
  if (!picked.length) return false;
  const last = picked.pop();
  showOptions();
  last.focus();
  return true;
}

/** Play the action of a button of the list, or on the table. */
export async function play(button) {
  const n = stepNow();
  if (sent === n) return;
  sent = n;
  hush();
  showOptions();
  document.getElementById("now")?.classList.add("now--waiting");
  const answer = await send(document.getElementById("play"), button) ?? await keep(n, button.value);
  if (answer?.ok) return;
  if (sent === n) sent = null;
  document.getElementById("now")?.classList.remove("now--waiting");
  picked = [];
  showOptions();
}

/** Play an action by its number. */
export function playAction(action) {
  const button = holder.querySelector(`button[name=action][value="${CSS.escape(action)}"]`);
  if (button) play(button);
}

/** Is this what begins a choice, or goes on with it? */
export const fitsNext = (button) => options.some((option) => startsWith(option.parts, keysOf([...picked, button])));
/** The only action that is left with this picked as well, if it is the only one. */
export function onlyWith(button) {
  const buttons = new Set(options.filter((option) => startsWith(option.parts, keysOf([...picked, button]))).map((option) => option.button));
  return buttons.size === 1 ? [...buttons][0] : null;
}

const isPart = (button) => button.type === "button" && button.dataset.key && options.length;
const begins = (button) => options.some((option) => option.parts[0] === button.dataset.key);
const isRefused = (button) => button.getAttribute("aria-disabled") === "true";

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-play]")) return;
  event.preventDefault();
  play(event.submitter);
});

holder.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.id === "undo") undo();
  else if (isPart(button) && !(button.dataset.why && isRefused(button) && !picked.length && !begins(button))) pick(button);
  else if (isRefused(button)) toast(button.dataset.why, true);
});
