// Motion that tells what happened. The table is changed at once; then what stands elsewhere flies there from where it was,
// as a drawing in a layer of its own that no press meets, while the thing itself waits unseen in its place.
// A thing is known by its kind (data-vt) and place alone: equal cards have no identity. data-stock: so many in one.
import { mayFly, pace } from "./settings.js";

const MOST = 14;       // flights after one step
const STAGGER = 70;    // milliseconds between them
const FADE = 260;      // milliseconds in which something vanishes
const EASE = "cubic-bezier(.25, .75, .25, 1)";
const flights = new Map();  // a thing on its way: { ghost, kind, end }
let layer = null;
let until = 0;
let takeOff = null;  // what begins with the next frame

/** Milliseconds until everything lies still. */
export const busy = () => Math.max(0, until - performance.now());

/** Something moves for so long. */
export const occupy = (time) => { until = Math.max(until, performance.now() + time); };

/** The layer over the table in which things fly. */
export function sky() {
  if (!layer?.isConnected) {
    layer = Object.assign(document.createElement("div"), { className: "sky" });
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

/* ---- what lies where ---- */

const isBack = (kind) => kind.startsWith("back");
const placeOf = (element) => { const at = element.closest("[data-place]") ?? element.closest("[data-key]"); return at?.dataset.place ?? at?.dataset.key ?? ""; };

function thingsIn(root) {
  return [...root.querySelectorAll("[data-vt]")].map((element, order) => ({ element, order, kind: element.dataset.vt, place: placeOf(element), stock: Number(element.dataset.stock ?? 1) }));
}

/** Where something is drawn when it lies still. */
export const rectOf = (element) => (element.childElementCount === 1 ? element.firstElementChild : element).getBoundingClientRect();

/** Where a place of this name lies, if it can be seen. */
export function placeNamed(stage, name) {
  const found = name && stage.querySelector(`[data-place="${CSS.escape(name)}"], [data-key="${CSS.escape(name)}"]`);
  const rect = found?.getBoundingClientRect();
  return rect?.width ? rect : null;
}

/** Where something is seen now, in flight or not. */
const seenAt = (element) => flights.get(element)?.ghost.getBoundingClientRect() ?? rectOf(element);

/** Pair off equal things: those that stay, those that move, and the ones left over on both sides. */
export function compare(before, after) {
  const kinds = new Map();
  const list = (kind) => kinds.get(kind) ?? kinds.set(kind, { olds: [], news: [] }).get(kind);
  for (const thing of before) for (let i = 0; i < thing.stock; i++) list(thing.kind).olds.push(thing);
  for (const thing of after) for (let i = 0; i < thing.stock; i++) list(thing.kind).news.push(thing);
  const found = { stays: [], moved: [], gone: [], came: [] };
  for (const { olds, news } of kinds.values()) {
    const gone = olds.filter((old) => {
      const at = news.findIndex((fresh) => fresh.place === old.place);
      if (at >= 0) found.stays.push([old, ...news.splice(at, 1)]);
      return at < 0;
    });
    while (gone.length && news.length) found.moved.push([gone.shift(), news.shift()]);
    found.gone.push(...gone);
    found.came.push(...news);
  }
  pairOff(found, isBack, (kind) => !isBack(kind));  // turned up
  pairOff(found, (kind) => !isBack(kind), isBack);  // turned down
  return found;
}

function pairOff(found, isOld, isNew) {
  for (let i = 0; i < found.came.length;) {
    const at = isNew(found.came[i].kind) ? found.gone.findIndex((old) => isOld(old.kind)) : -1;
    if (at < 0) { i++; continue; }
    found.moved.push([...found.gone.splice(at, 1), ...found.came.splice(i, 1)]);
  }
}

/* ---- flights ---- */

/** A drawing of a thing in the sky, of this size. */
export function ghostOf(drawings, { width, height }) {
  const ghost = Object.assign(document.createElement("div"), { className: "flight" });
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty("--card-w", `${width}px`);  // for corners and rims that go by it
  for (const drawing of drawings) {
    const face = Object.assign(document.createElement("div"), { className: "flight__face" });
    for (const name of ["data-vt", "data-stock", "data-count", "id"]) drawing.removeAttribute(name);
    face.append(drawing);
    ghost.append(face);
  }
  sky().append(ghost);
  return ghost;
}

const sizeOf = (rect) => Math.sqrt(rect.width * rect.height);
const middle = (rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 });

/** The transform that lays a box of this size over a place. */
export function over(box, { x, y }, scale = 1) {
  return `translate(${(x - box.width / 2).toFixed(1)}px, ${(y - box.height / 2).toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Keyframes of a way through the air, from one rectangle to another. */
export function way(box, from, to) {
  const [a, b] = [middle(from), middle(to)];
  const [s, e] = [sizeOf(from) / sizeOf(box), sizeOf(to) / sizeOf(box)];
  const lift = Math.min(36, Math.hypot(a.x - b.x, a.y - b.y) * .12);
  const top = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - lift };
  return [{ transform: over(box, a, s) }, { transform: over(box, top, Math.max(s, e) * 1.05) }, { transform: over(box, b, e) }];
}

/** Keyframes of a way with a rest on it, for `rest` milliseconds. */
function restingWay(box, from, by, to, rest) {
  const size = Math.max(sizeOf(from), sizeOf(to)) / sizeOf(box);
  const leaves = (pace().move + rest) / (2 * pace().move + rest);
  const [first, , last] = way(box, from, to);
  const there = { transform: over(box, middle(by), size), easing: EASE };
  return [{ ...first, easing: EASE }, { ...there, offset: 1 - leaves }, { ...there, offset: leaves }, last];
}

const HALF = { duration: 1, fill: "both", easing: "ease-in-out" };
const edge = (degrees) => `perspective(50rem) rotateY(${degrees}deg)`;

function turn(ghost, duration, delay) {
  const [before, after] = ghost.children;
  before.animate([{ transform: edge(0) }, { transform: edge(90), offset: .55 }, { transform: edge(90) }], { ...HALF, duration, delay });
  after.animate([{ transform: edge(-90) }, { transform: edge(-90), offset: .55 }, { transform: edge(0) }], { ...HALF, duration, delay });
}

function land(thing, ghost, hidden) {
  ghost.remove();
  hidden?.cancel();
  if (flights.get(thing.element)?.ghost === ghost) flights.delete(thing.element);
}

/** Fly one thing to its place. `look`: how it looked where it was. */
function fly({ from, to, by, rest, thing, look, turns, many }, delay) {
  const fresh = thing.element.cloneNode(true);
  const larger = sizeOf(from) > 1.3 * sizeOf(to);
  const box = larger && !turns ? from : to;
  const ghost = ghostOf(turns ? [look, fresh] : [larger ? look : fresh], box);
  const duration = pace().move * (by ? 2 : 1) + (by ? rest : 0);
  if (by) ghost.style.zIndex = 1;  // it rests on what lies there
  const hidden = many ? null : thing.element.animate({ opacity: [0, 0] }, { duration: duration + delay });
  const flight = ghost.animate(by ? restingWay(box, from, by, to, rest) : way(box, from, to), { duration, delay, easing: by ? "linear" : EASE, fill: "both" });
  if (turns) turn(ghost, duration, delay);
  const end = () => land(thing, ghost, hidden);
  flight.onfinish = end;
  if (!many) flights.set(thing.element, { ghost, kind: thing.kind, end });
}

/** Something was put down by hand: its drawing lies there until the table shows where it is, and goes on from there; or for `time`. */
export function putDown(element, ghost, time) {
  const hidden = Number(element.dataset.stock ?? 1) > 1 ? null : element.animate({ opacity: [0, 0] }, { duration: time });
  const end = () => land({ element }, ghost, hidden);
  flights.get(element)?.end();
  flights.set(element, { ghost, kind: element.dataset.vt, end });
  setTimeout(end, time);
}

/** What is covered stays to be seen until the other thing has landed on it. */
function linger({ rect, look }, time) {
  const ghost = ghostOf([look], rect);
  ghost.style.transform = over(rect, middle(rect));
  ghost.animate({ opacity: [1, 1] }, { duration: time }).onfinish = () => ghost.remove();
}

/** What has no place any more goes where it is said to go, or fades. */
function leave({ rect, look, to, wait }) {
  const ghost = ghostOf([look], rect);
  const here = over(rect, middle(rect));
  const there = to ? over(rect, middle(to), .4) : here;
  const duration = to ? pace().move : FADE;
  ghost.style.transform = here;
  ghost.animate([{ opacity: 1, transform: here }, { opacity: to ? 1 : .5, offset: .7 }, { opacity: 0, transform: there }], { duration, delay: wait, easing: to ? EASE : "ease-in" }).onfinish = () => ghost.remove();
}

function slide(element, from, to) {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) + Math.abs(dy) < 2 || !to.width) return;
  element.animate({ translate: [`${dx.toFixed(1)}px ${dy.toFixed(1)}px`, "0px 0px"] }, { duration: pace().move * .6, easing: EASE });
}

const fadeIn = (element) => element.animate({ opacity: [0, 1] }, { duration: Math.min(200, pace().move) });

/* ---- a change with motion ---- */

/** Begin something with the next frame, which shows the change: to measure a change and to draw what flies are two tasks. */
function soon(act) {
  takeOff = () => { takeOff = null; act(); };
  requestAnimationFrame(() => takeOff?.());
}

function nothingMoves(change) {
  takeOff?.();
  for (const { end } of [...flights.values()]) end();
  change();
  return [];
}

const still = () => document.hidden || !pace().move;

/** What flies and slides, seen before a change that makes `stage` like `fresh`; how what will be missing looks. */
export function prepare(stage, fresh) {
  if (still()) return null;
  takeOff?.();
  const before = thingsIn(stage);
  const found = compare(before, thingsIn(fresh));
  const used = new Set([...found.moved.map(([old]) => old), ...found.gone]);
  for (const thing of before) {
    thing.rect = seenAt(thing.element);
    if (used.has(thing) && thing.rect.width) thing.look = thing.element.cloneNode(true);
  }
  return { ...found, order: [...fresh.querySelectorAll("[data-vt]")] };
}

/** Do a change that was prepared, and show by motion what it did; what moved, for sounds and others.
    late: places that keep what leaves them for `wait` milliseconds, and where it goes if nobody knows better;
    by: the kind of a thing and the place where it rests for so long on its way. */
export function withMotion(stage, found, change, { late = new Map(), by = new Map(), wait = 0 } = {}) {
  if (!found || still()) return nothingMoves(change);
  change();
  const live = [...stage.querySelectorAll("[data-vt]")];
  const now = new Map(found.order.map((element, i) => [element, live[i]]));
  const fresher = new Set([...found.stays, ...found.moved].map(([, thing]) => thing).concat(found.came));
  for (const thing of fresher) { thing.element = now.get(thing.element); thing.rect = rectOf(thing.element); }
  for (const [element, flight] of [...flights]) if (!element.isConnected || element.dataset.vt !== flight.kind) flight.end();
  const moved = found.moved.map(([old, thing]) => ({ from: old.place, to: thing.place, turns: old.kind !== thing.kind, stock: old.stock > 1, element: thing.element }));
  if (!mayFly()) {
    for (const { end } of [...flights.values()]) end();
    for (const { element } of moved) fadeIn(element);
    return moved;
  }
  const rests = (thing) => (by.get(thing.kind) !== thing.place ? placeNamed(stage, by.get(thing.kind)) : null);
  const resting = found.stays.filter(([, thing]) => thing.rect.width && rests(thing));  // it goes there and comes back
  const able = [...found.moved.filter(([old, thing]) => old.look && thing.rect.width), ...resting].slice(0, MOST);
  const delays = able.map(([old, thing], i) => (rests(thing) ? 0 : i * Math.min(STAGGER, 420 / able.length) + (late.has(old.place) ? wait : 0)));
  if (able.length) occupy(pace().move + Math.max(...delays, resting.length && wait));
  for (const pair of able) pair.by = rests(pair[1]);
  const leaving = found.gone.filter((old) => old.look).slice(0, MOST).sort((a, b) => a.order - b.order).map((old) => ({ ...old, wait: late.has(old.place) ? wait : 0, to: placeNamed(stage, late.get(old.place)) }));
  soon(() => start(found, able, delays, leaving, wait));
  return moved;
}

function start(found, able, delays, leaving, wait) {
  const landing = new Map();
  for (const pair of able) for (const { element } of pair) flights.get(element)?.end();
  able.forEach(([old, thing], i) => {
    const look = old.look?.cloneNode(true);
    const { by } = able[i];
    fly({ from: old.rect, to: thing.rect, by, rest: Math.max(0, wait - pace().move), thing, look, turns: old.kind !== thing.kind, many: thing.stock > 1 }, delays[i]);
    landing.set(thing.place, delays[i] + pace().move);
  });
  for (const old of leaving) if (landing.has(old.place)) linger(old, landing.get(old.place)); else leave(old);
  const slid = new Set();
  for (const [old, thing] of found.stays) {
    if (slid.has(thing.element) || flights.has(thing.element)) continue;
    slid.add(thing.element);
    if (old.stock === 1) slide(thing.element, old.rect, thing.rect);
  }
  for (const thing of found.came) if (thing.stock === 1 && !flights.has(thing.element)) fadeIn(thing.element);
}
