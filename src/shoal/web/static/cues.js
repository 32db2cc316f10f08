// What a game wants to be seen after a step, beyond things that move by themselves: <i data-cue="..."> in an update.
//   say (data-at, words)        a label that rises there            moment (data-tone, words)  a great word over the table
//   fly (data-piece, -from, -to) a thing that flies                  outline (data-at, -to)     places outlined as one; then what lay there goes to another
//   sound (data-name)           see sound.js
// All of it lies in the sky, under dialogs, and no press meets it.
import { ghostOf, occupy, over, placeNamed, rectOf, sky, way } from "./motion.js";
import { mayFly, pace } from "./settings.js";

const OUTLINE = 480;  // milliseconds until what is outlined leaves
const PAPER = 36;     // scraps at a celebration
const MARGIN = 4;     // pixels between a label and the edge of the window

const cuesOf = (content, name) => [...content.querySelectorAll(`[data-cue="${name}"]`)];
const places = (cue) => (cue.dataset.at ?? "").split(" ").filter(Boolean);

/** Places whose things wait for their outline before they leave, each with the place to which it then goes; for how long. */
export function latePlaces(content) {
  const late = new Map(cuesOf(content, "outline").flatMap((cue) => places(cue).map((place) => [place, cue.dataset.to])));
  return { late, wait: late.size && mayFly() ? OUTLINE : 0 };
}

/** The names of sounds that a game asks for. */
export const soundsOf = (content) => cuesOf(content, "sound").map((cue) => cue.dataset.name);

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
  const words = put("saying", cue.textContent, at);
  const half = words.offsetWidth / 2 + MARGIN;
  words.style.left = `${Math.max(half, Math.min(innerWidth - half, at.x + at.width / 2))}px`;
  const frames = [{ opacity: 0, translate: "0 .5rem" }, { opacity: 1, translate: "0 0", offset: .15 }, { opacity: 1, offset: .75 }, { opacity: 0, translate: "0 -1.75rem" }];
  return during(words, frames, { duration: 1500, delay });
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
  const around = union(places(cue).map((name) => placeNamed(stage, name)).filter(Boolean));
  if (!around) return 0;
  const frame = ghostOf([], around);
  frame.classList.add("flight--outline");
  frame.style.transform = over(around, { x: around.x + around.width / 2, y: around.y + around.height / 2 });
  const duration = OUTLINE + pace().move;
  during(frame, [{ opacity: 0 }, { opacity: 1, offset: .12 }, { opacity: 1, offset: OUTLINE / duration }, { opacity: 0 }], { duration, delay });
  return delay + duration;
}

function union(rects) {
  if (!rects.length) return null;
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  return { x, y, width: Math.max(...rects.map((rect) => rect.right)) - x, height: Math.max(...rects.map((rect) => rect.bottom)) - y };
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
