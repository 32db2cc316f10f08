// What a game wants to be seen after a step, beyond things that move by themselves: <i data-cue="..."> in an update.
//   say (data-at, words)        a label that rises there            moment (data-tone, words)  a great word over the table
//   fly (data-piece, -from, -to) a thing that flies                  outline (data-at, -to)     places outlined, then gone to another
//   sound (data-name)           see sound.js
// All of it lies in the sky, under dialogs, and no press meets it.
import { ghostOf, occupy, over, rectOf, sky, way } from "./motion.js";
import { mayFly, pace } from "./settings.js";

const OUTLINE = 480;  // milliseconds until what is outlined leaves
const PAPER = 36;     // scraps at a celebration

const cuesOf = (content, name) => [...content.querySelectorAll(`[data-cue="${name}"]`)];
const places = (cue) => (cue.dataset.at ?? "").split(" ").filter(Boolean);

/** Places whose things wait for their outline before they leave, and for how long. */
export function latePlaces(content) {
  const late = new Set(cuesOf(content, "outline").flatMap(places));
  return { late, wait: late.size && mayFly() ? OUTLINE : 0 };
}

/** The names of sounds that a game asks for. */
export const soundsOf = (content) => cuesOf(content, "sound").map((cue) => cue.dataset.name);

function placeNamed(stage, name) {
  const found = name && stage.querySelector(`[data-place="${CSS.escape(name)}"], [data-key="${CSS.escape(name)}"]`);
  const rect = found?.getBoundingClientRect();
  return rect?.width ? rect : null;
}

function put(className, text, rect) {
  const element = Object.assign(document.createElement("div"), { className, textContent: text });
  if (rect) { element.style.left = `${rect.x + rect.width / 2}px`; element.style.top = `${rect.y + rect.height / 2}px`; }
  sky().append(element);
  return element;
}

/** Where nothing may fly, only opacity changes. */
const gently = (frames) => (mayFly() ? frames : frames.map(({ opacity = 1, offset = null }) => ({ opacity, offset })));

function during(element, frames, options) {
  element.animate(gently(frames), { fill: "both", easing: "ease-out", ...options }).onfinish = () => element.remove();
  return (options.delay ?? 0) + options.duration;
}

/* ---- each kind of cue: how long it lasts ---- */

function label(stage, cue, delay) {
  const at = placeNamed(stage, cue.dataset.at) ?? stage.getBoundingClientRect();
  const frames = [{ opacity: 0, translate: "0 .5rem" }, { opacity: 1, translate: "0 0", offset: .15 }, { opacity: 1, offset: .75 }, { opacity: 0, translate: "0 -1.75rem" }];
  return during(put("saying", cue.textContent, at), frames, { duration: 1500, delay });
}

function moment(stage, cue, delay) {
  const word = put("great", cue.textContent, stage.getBoundingClientRect());
  word.dataset.tone = cue.dataset.tone ?? "";
  const frames = [{ opacity: 0, scale: .7 }, { opacity: 1, scale: 1, offset: .18 }, { opacity: 1, scale: 1, offset: .8 }, { opacity: 0, scale: 1.06 }];
  if (cue.dataset.tone === "win") celebrate();
  return during(word, frames, { duration: 1500, delay });
}

function piece(stage, cue, delay) {
  const [from, to] = [placeNamed(stage, cue.dataset.from), placeNamed(stage, cue.dataset.to)];
  const model = stage.querySelector(`[data-vt="${CSS.escape(cue.dataset.piece ?? "")}"]`);
  if (!from || !to || !model || !mayFly()) return 0;
  const box = rectOf(model);
  const at = (rect) => ({ x: rect.x + (rect.width - box.width) / 2, y: rect.y + (rect.height - box.height) / 2, width: box.width, height: box.height });
  const ghost = ghostOf([model.cloneNode(true)], box);
  const duration = pace().move * 1.2;
  const lies = stage.querySelector(`[data-place="${CSS.escape(cue.dataset.to)}"] [data-vt="${CSS.escape(cue.dataset.piece)}"]:not([data-stock])`);
  lies?.animate({ opacity: [0, 0] }, { duration: duration + delay });
  return during(ghost, way(box, at(from), at(to)), { duration, delay });
}

/** Leave out what has flown by itself. */
function unseen(cues, moved) {
  const flown = moved.map(({ from, to }) => `${from} ${to}`);
  return cues.filter(({ dataset }) => {
    const at = dataset.cue === "fly" ? flown.indexOf(`${dataset.from} ${dataset.to}`) : -1;
    if (at >= 0) flown.splice(at, 1);
    return at < 0;
  });
}

function outline(stage, cue, delay) {
  const to = placeNamed(stage, cue.dataset.to);
  for (const rect of places(cue).map((name) => placeNamed(stage, name)).filter(Boolean)) {
    const frame = ghostOf([], rect);
    frame.classList.add("flight--outline");
    frame.style.transform = over(rect, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });
    const here = frame.style.transform;
    const there = to ? over(rect, { x: to.x + to.width / 2, y: to.y + to.height / 2 }, .4) : here;
    during(frame, [{ opacity: 0, transform: here }, { opacity: 1, transform: here, offset: .15 }, { opacity: 1, transform: here, offset: .55 }, { opacity: 0, transform: there }], { duration: OUTLINE + pace().move, delay });
  }
  return delay + OUTLINE + pace().move;
}

const KINDS = { say: label, moment, fly: piece, outline };

/** Play the cues of an update, one after another where one speaks or flies; how long great words are to be read.
    moved: what has flown by itself. */
export function playCues(stage, content, moved) {
  if (document.hidden || !pace().move) return 0;
  let [last, spoken, flying] = [0, 0, 0];
  for (const cue of unseen([...content.querySelectorAll("[data-cue]")], moved)) {
    const kind = KINDS[cue.dataset.cue];
    if (!kind) continue;
    const lasts = kind(stage, cue, kind === moment ? spoken : kind === piece ? flying : 0);
    if (kind === moment) spoken = lasts - 300;
    if (kind === piece && lasts) flying += 110;
    last = Math.max(last, lasts);
  }
  if (last) occupy(Math.min(last, 2400));
  return spoken;
}

/* ---- a celebration: scraps of paper ---- */

/** Paper rains on a win. */
export function celebrate() {
  if (!mayFly() || document.hidden || !pace().move || sky().querySelector(".scrap")) return;
  const [width, height] = [innerWidth, innerHeight];
  for (let i = 0; i < PAPER; i++) {
    const scrap = put("scrap", "");
    scrap.dataset.tone = String(i % 6);
    const x = width * Math.random();
    const drift = (Math.random() - .5) * 200;
    const spin = (Math.random() - .5) * 1400;
    const frames = [{ opacity: 1, transform: `translate(${x}px, -40px)` }, { opacity: 1, offset: .8 }, { opacity: 0, transform: `translate(${x + drift}px, ${height * (.7 + .3 * Math.random())}px) rotate3d(1, .6, .3, ${spin}deg)` }];
    during(scrap, frames, { duration: 1800 + 1200 * Math.random(), delay: 700 * Math.random(), easing: "cubic-bezier(.3, .2, .6, 1)" });
  }
}
