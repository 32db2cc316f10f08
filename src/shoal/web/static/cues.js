// What a game wants to be seen after a step, beyond things that move by themselves: <i data-cue="..."> in an update.
//   say (data-at, words)        a label that rises there            moment (data-tone, words)  a great word over the table; data-late: after the sheet
//   fly (data-piece, -from, -to) a thing that flies                  outline (data-at, -to)     places outlined as one; then what lay there goes to another
//   by (data-piece, -at)        a thing on its way rests there, until what is outlined leaves
//   sound (data-name)           see sound.js
// All of it lies in the sky, under dialogs, and no press meets it.
import { ghostOf, occupy, over, placeNamed, rectOf, sky, way } from "./motion.js";
import { mayFly, pace } from "./settings.js";

const OUTLINE = 480;  // milliseconds until what is outlined leaves
const PAPER = 36;     // scraps at a celebration
const MARGIN = 4;     // pixels between a label and the edge of the window, or its place
const HEIGHTS = [.5, .44, .38, .56, .62, .68];  // of the stage, at which a great word may lie
const SPARED = ".world [data-count], .world bdi, .world .bar";  // what words do not cover if there is room elsewhere

const cuesOf = (content, name) => [...content.querySelectorAll(`[data-cue="${name}"]`)];
const places = (cue) => (cue.dataset.at ?? "").split(" ").filter(Boolean);

/** Places whose things wait for their outline before they leave, each with the place to which it then goes; for how long;
    what comes by a place on its way there: the outline waits for it; after how long what left is at each place where it goes. */
export function latePlaces(content) {
  const late = new Map(cuesOf(content, "outline").flatMap((cue) => places(cue).map((place) => [place, cue.dataset.to])));
  const by = new Map(cuesOf(content, "by").map(({ dataset }) => [dataset.piece, dataset.at]));
  const wait = late.size && mayFly() ? OUTLINE + (by.size ? pace().move : 0) : 0;
  return { late, by, wait, home: new Map(wait ? [...late.values()].map((place) => [place, wait + pace().move]) : []) };
}

/** The names of sounds that a game asks for. */
export const soundsOf = (content) => cuesOf(content, "sound").map((cue) => cue.dataset.name);

function put(className, text) {
  const element = Object.assign(document.createElement("div"), { className, textContent: text });
  sky().append(element);
  return element;
}

/** Where nothing may fly, only opacity changes. */
const gently = (frames) => (mayFly() ? frames : frames.map(({ opacity = 1, offset = null }) => ({ opacity, offset })));

function during(element, frames, options) {
  element.animate(gently(frames), { fill: "both", easing: "ease-out", ...options }).onfinish = () => element.remove();
  return (options.delay ?? 0) + options.duration;
}

/* ---- where words cover nothing that is to be read ---- */

const overlap = (a, b) => Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Lay words on the first of these middles where they cover least of numbers, names and the bar; which that is. */
function layFree(stage, words, middles) {
  const [width, height] = [words.offsetWidth, words.offsetHeight];
  const spared = [...stage.querySelectorAll(SPARED)].filter((thing) => thing.checkVisibility()).map((thing) => thing.getBoundingClientRect());
  const spots = middles(width, height).map(([x, y, way]) => {
    const inside = Math.max(width / 2 + MARGIN, Math.min(innerWidth - width / 2 - MARGIN, x));
    const rect = { x: inside - width / 2, y: y - height / 2, width, height };
    return { x: inside, y, way, harm: spared.reduce((sum, other) => sum + overlap(rect, other), Math.abs(inside - x) * (way === "beside")) };
  });
  const best = spots.reduce((free, spot) => (spot.harm < free.harm ? spot : free));
  Object.assign(words.style, { left: `${best.x}px`, top: `${best.y}px` });
  return best.way;
}

/** The middles of a label of this size around a place: on the side of the window's middle first, on the place itself last. */
function around(at, width, height) {
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const [under, over] = [[x, at.y + at.height + height / 2 + MARGIN, "under"], [x, at.y - height / 2 - MARGIN, "over"]];
  const sides = [at.x - width / 2 - MARGIN, at.x + at.width + width / 2 + MARGIN].map((side) => [side, y, "beside"]);
  return [...(y < innerHeight / 2 ? [under, ...sides, over] : [over, ...sides]), [x, y, "on"]];
}

/* ---- each kind of cue: how long it lasts ---- */

function label(stage, cue, delay) {
  const at = placeNamed(stage, cue.dataset.at) ?? stage.getBoundingClientRect();
  const words = put("saying", cue.textContent);
  const away = layFree(stage, words, (width, height) => around(at, width, height)) === "under" ? 1 : -1;
  const frames = [{ opacity: 0, translate: `0 ${-.5 * away}rem` }, { opacity: 1, translate: "0 0", offset: .15 }, { opacity: 1, offset: .75 }, { opacity: 0, translate: `0 ${away}rem` }];
  return during(words, frames, { duration: 1500, delay });
}

function moment(stage, cue, delay) {
  const { x, y, width, height } = stage.getBoundingClientRect();
  const word = put("great", cue.textContent);
  word.style.maxWidth = `${width - 4 * MARGIN}px`;
  layFree(stage, word, () => HEIGHTS.map((share) => [x + width / 2, y + height * share]));
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
let late = [];  // great words that wait for the sheet of their update to be closed

/** Show the great words that come after a sheet, which is closed now; how long they are to be read. */
export function playLate(stage) {
  const words = late.splice(0);
  return document.hidden || !pace().move ? 0 : words.reduce((spoken, cue) => moment(stage, cue, spoken) - 300, 0);
}

/** Play the cues of an update, one after another where one speaks or flies; how long great words are to be read.
    moved: what has flown by itself. */
export function playCues(stage, content, moved) {
  if (document.hidden || !pace().move) return 0;
  const { wait, home } = latePlaces(content);
  const taken = Math.max(0, ...home.values());  // great words wait for it
  late = content.querySelector("[data-sheet]") ? cuesOf(content, "moment").filter((cue) => "late" in cue.dataset) : [];
  let [last, spoken, flying] = [0, 0, 0];
  for (const cue of unseen([...content.querySelectorAll("[data-cue]")], moved)) {
    const kind = KINDS[cue.dataset.cue];
    if (!kind || late.includes(cue)) continue;
    const begins = { say: wait, moment: Math.max(spoken, taken), fly: flying, outline: wait - OUTLINE }[cue.dataset.cue];
    const lasts = kind(stage, cue, Math.max(0, begins));
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
