// Showing an update: the table is swapped, and what somebody was doing goes on.
import { pickedKeys, readOptions } from "./choices.js";
import { glide } from "./glide.js";
import { holder, stage, stepNow, tell } from "./here.js";
import { chime } from "./sound.js";

let shown = writtenIn(holder);  // as the server wrote it

function writtenIn(root) {
  return [".stage", ".beside"].map((part) => root.querySelector(part)?.outerHTML).join("");
}

function remember() {
  const focus = document.activeElement;
  const inside = focus && holder.contains(focus) ? focus : null;
  return {
    key: inside?.dataset?.key,
    id: inside?.id,
    had: Boolean(inside),
    folds: [...holder.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]),
    n: stepNow(),
    picked: pickedKeys(),
    fields: [...holder.querySelectorAll("input:not([type=hidden]):not([readonly])")].map((field) => [field.name, field.value]),
    mine: stage()?.dataset.mine,
  };
}

function restore(was) {
  for (const [id, open] of was.folds) { const fold = document.getElementById(id); if (fold) fold.open = open; }
  for (const [name, value] of was.fields) { const field = holder.querySelector(`input[name="${name}"]`); if (field) field.value = value; }
  readOptions(was.n === stepNow() ? was.picked : []);
  tell("shown");
  if (was.had) {
    const again = (was.key && holder.querySelector(`button[data-key="${CSS.escape(was.key)}"]`)) || (was.id && document.getElementById(was.id));
    const first = holder.querySelector("button.choice--legal, button[name=action], .plain button");
    (again ?? first ?? document.getElementById("now"))?.focus?.({ preventScroll: true });
  }
}

/** Show the table that an update brings; what else the update holds. */
export function put(html) {
  const began = performance.now();
  const box = document.createElement("template");
  box.innerHTML = html;
  const fresh = writtenIn(box.content);
  if (fresh === shown) return box.content;  // nobody's click is lost for nothing
  shown = fresh;
  const was = remember();
  const next = box.content.querySelector(".stage");
  const beside = box.content.querySelector(".beside");
  const change = () => { holder.replaceChildren(...[next, beside].filter(Boolean)); restore(was); };
  glide(holder, next, change, was.n === next.dataset.n).then(() => measured(began));
  if (!was.mine && next.dataset.mine) chime("turn");
  return box.content;
}

const measured = (began) => { (window.shoalSwaps ??= []).push(performance.now() - began); };
