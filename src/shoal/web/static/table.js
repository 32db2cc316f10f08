// The table: one stream of server-sent events, a swap within a view transition, choices narrowed down to one of the
// actions that the server listed. No rule of any game is known here.
import { say, send, toast } from "./app.js";
import { recall, verdict } from "./fair.js";
import { glide } from "./glide.js";

const page = document.getElementById("tablepage");
const holder = document.getElementById("stage");
const log = document.getElementById("log");
const words = page.dataset;
let shown = holder.querySelector(".stage")?.outerHTML;  // as the server wrote it
let sent = null;     // the step that a choice on its way answers: nothing is sent twice

/* ---- links ---- */

function ownLinks() {
  for (const box of holder.querySelectorAll("[data-own-link]")) box.value = new URL(box.getAttribute("value"), location.href).href;
}

async function claim() {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return;
  history.replaceState(null, "", location.pathname);
  const answer = await fetch(`/api/tables/${words.id}/claim`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token: key }) });
  if (answer.ok) location.reload();
}

/* ---- fair deals: words before the match, the check after it ---- */

let offered = false;  // words for this table, once
let judged = null;    // a promise of the verdict

async function judge() {
  try {
    const answer = await fetch(`/t/${words.id}/record`);
    return answer.ok ? verdict(words.id, recall(words.id), await answer.json()) : "unknown";
  } catch { return "unknown"; }
}

async function fairness() {
  const form = holder.querySelector("form[data-words]");
  if (form && !offered) { offered = true; form.requestSubmit(); }
  const box = document.getElementById("fairness");
  if (!box) return;
  const show = (found) => { for (const part of box.querySelectorAll("[data-verdict]")) part.hidden = part.dataset.verdict !== found; };
  show("");
  const seen = recall(words.id);
  if (seen?.words) {
    const command = box.querySelector("[data-command]");
    command.textContent = `${command.dataset.command} --words ${seen.words} --seat ${seen.seat}`;
    command.parentElement.querySelector("[data-copy]").dataset.copy = command.textContent;
  }
  const swapped = seen?.next && box.dataset.next && seen.next !== box.dataset.next;
  show(swapped ? "next" : await (judged ??= judge()));
}

/* ---- choices: parts are picked until one listed action is left ---- */

let picked = [];     // buttons with data-key
let options = [];    // { parts, button }

function readOptions() {
  options = [];
  for (const button of holder.querySelectorAll("[data-parts]")) {
    const parts = button.dataset.parts.split(" ");
    options.push({ parts, button });
    if ("any" in button.dataset) options.push({ parts: [...parts].reverse(), button });
  }
}

const stepNow = () => holder.firstElementChild?.dataset.n;
const keysOf = (buttons) => buttons.map((button) => button.dataset.key);
const startsWith = (parts, keys) => keys.every((key, i) => parts[i] === key);

function showOptions() {
  const keys = keysOf(picked);
  const open = options.filter((option) => startsWith(option.parts, keys));
  const next = new Set(open.map((option) => option.parts[keys.length]));
  for (const button of holder.querySelectorAll("button[type=button][data-key]")) {
    const chosen = picked.includes(button);
    const legal = chosen || next.has(button.dataset.key);
    button.classList.toggle("choice--legal", legal && !chosen);
    button.setAttribute("aria-pressed", String(chosen));
    button.setAttribute("aria-disabled", String(!legal));
  }
  const undo = document.getElementById("undo");
  if (undo) undo.hidden = sent === stepNow() || picked.length === 0;
  holder.firstElementChild?.classList.toggle("stage--half", picked.length > 0);
}

function pick(button) {
  if (picked.includes(button)) picked = picked.slice(0, picked.indexOf(button));
  else {
    const keys = keysOf([...picked, button]);
    const fits = options.filter((option) => startsWith(option.parts, keys));
    if (!fits.length) {
      const alone = options.some((option) => option.parts[0] === button.dataset.key);
      if (alone) picked = [button];  // another beginning
      else { toast(picked.length ? words.notnow : button.dataset.why); return; }
    } else {
      picked = [...picked, button];
      const whole = fits.find((option) => option.parts.length === keys.length);
      if (whole) { play(whole.button); return; }
    }
  }
  showOptions();
}

function undo() {
  if (!picked.length) return false;
  const last = picked.pop();
  showOptions();
  last.focus();
  return true;
}

async function play(button) {
  const n = stepNow();
  if (sent === n) return;
  sent = n;
  showOptions();
  document.getElementById("now")?.classList.add("now--waiting");
  const answer = await send(document.getElementById("play"), button);
  if (answer?.ok) { chime("move"); return; }
  if (sent === n) sent = null;
  document.getElementById("now")?.classList.remove("now--waiting");
  picked = [];
  showOptions();
}

document.addEventListener("submit", (event) => {
  if (!event.target.matches("[data-play]")) return;
  event.preventDefault();
  play(event.submitter);
});

holder.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.id === "undo") undo();
  else if (button.type === "button" && button.dataset.key && options.length && !(button.dataset.why && button.getAttribute("aria-disabled") === "true" && !picked.length && !options.some((option) => option.parts[0] === button.dataset.key))) pick(button);
  else if (button.getAttribute("aria-disabled") === "true") toast(button.dataset.why);
});

/* ---- hints ---- */

function markHint() {
  const best = holder.querySelector("#advice [data-action]");
  if (!best) return;
  const action = best.dataset.action;
  const listed = holder.querySelector(`.plain [name=action][value="${action}"]`);
  const marked = [...holder.querySelectorAll(`[name=action][value="${action}"]`)];
  for (const key of listed?.dataset.parts?.split(" ") ?? []) {
    const one = [...holder.querySelectorAll(`button[data-key="${CSS.escape(key)}"]`)].find((button) => !marked.includes(button));
    if (one) marked.push(one);
  }
  for (const button of marked) button.classList.add("is-hinted");
  say(holder.querySelector("#advice").textContent);
}

document.addEventListener("shoal:answer", async (event) => {
  if (!event.target.matches("[data-hint]") || !event.detail?.ok) return;
  const html = await event.detail.text();
  const box = document.getElementById("advice");
  if (!box) return;
  const parsed = document.createElement("template");
  parsed.innerHTML = html;
  box.replaceChildren(parsed.content);
  markHint();
});

/* ---- swaps ---- */

function remember() {
  const focus = document.activeElement;
  const inside = focus && holder.contains(focus) ? focus : null;
  return {
    key: inside?.dataset?.key,
    id: inside?.id,
    value: inside?.name === "action" ? inside.value : undefined,
    had: Boolean(inside),
    folds: [...holder.querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]),
    n: holder.firstElementChild?.dataset.n,
    picked: keysOf(picked),
    fields: [...holder.querySelectorAll("input:not([type=hidden]):not([readonly])")].map((field) => [field.name, field.value]),
    mine: holder.firstElementChild?.dataset.mine,
  };
}

function restore(was) {
  for (const [id, open] of was.folds) { const fold = document.getElementById(id); if (fold) fold.open = open; }
  for (const [name, value] of was.fields) { const field = holder.querySelector(`input[name="${name}"]`); if (field) field.value = value; }
  picked = [];
  readOptions();
  if (was.n === holder.firstElementChild?.dataset.n) {
    for (const key of was.picked) {
      const one = [...holder.querySelectorAll(`button[data-key="${CSS.escape(key)}"]`)].find((button) => !picked.includes(button));
      if (one) picked.push(one);
    }
  }
  showOptions();
  ownLinks();
  grids();
  fairness();
  if (was.had) {
    const again = (was.key && holder.querySelector(`button[data-key="${CSS.escape(was.key)}"]`)) || (was.id && document.getElementById(was.id));
    const first = holder.querySelector("button.choice--legal, button[name=action], .plain button");
    (again ?? first ?? document.getElementById("now"))?.focus?.({ preventScroll: true });
  }
}

function put(html) {
  const began = performance.now();
  const box = document.createElement("template");
  box.innerHTML = html;
  const stage = box.content.querySelector(".stage");
  const fresh = stage.outerHTML;
  if (fresh === shown) return box.content;  // nobody's click is lost for nothing
  shown = fresh;
  const was = remember();
  const beside = box.content.querySelector(".beside");
  const change = () => { holder.replaceChildren(...(beside ? [stage, beside] : [stage])); restore(was); };
  glide(holder, stage, change, was.n === stage.dataset.n).then(() => measured(began));
  if (!was.mine && stage.dataset.mine) chime("turn");
  return box.content;
}

const measured = (began) => { (window.shoalSwaps ??= []).push(performance.now() - began); };

/* ---- news: the log, and sheets for great moments ---- */

function addNews(content, fresh) {
  const lines = [...content.querySelectorAll("ol.news > li")];
  if (!lines.length) return;
  if (fresh) for (const old of log.querySelectorAll(".new")) old.classList.remove("new");
  for (const line of lines) {
    if (fresh) line.classList.add("new");
    log.append(line);
  }
  for (const part of content.querySelectorAll("[data-keep]")) {
    document.getElementById(part.dataset.keep)?.append(part);
    document.getElementById(`${part.dataset.keep}-box`).hidden = false;
  }
  log.scrollTop = log.scrollHeight;
  if (fresh) {
    say([...lines.map((line) => line.textContent), document.getElementById("say")?.textContent.trim()].join(" "));
    showSheet([...content.querySelectorAll("[data-sheet]")]);
  }
}

function showSheet(parts) {
  if (!parts.length) return;
  const sheet = document.getElementById("sheet");
  document.getElementById("sheet-body").replaceChildren(...parts);
  if (!sheet.open) sheet.showModal();
}

/* ---- the stream ---- */

let source = null;
let lost = false;
let parted = false;  // the seat has another holder: the stream ends on purpose

function listen() {
  source = new EventSource(`${words.stream}?after=${words.n}`);
  source.addEventListener("table", (event) => put(event.data));
  source.addEventListener("step", (event) => {
    const content = put(event.data);
    addNews(content, true);
  });
  source.addEventListener("bye", (event) => { parted = JSON.parse(event.data).reason === "seat"; });
  source.addEventListener("open", () => { if (lost) toast(words.again); lost = parted = false; });
  source.addEventListener("error", () => {
    if (!lost && !parted) toast(words.lost);
    lost = !parted;
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
  });
}

/* ---- boards by arrow keys: one stop for Tab, arrows within ---- */

function grids() {
  for (const grid of holder.querySelectorAll("[data-grid]")) {
    const cells = [...grid.querySelectorAll("button")];
    const first = cells.find((cell) => cell.classList.contains("choice--legal")) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === first ? 0 : -1;
  }
}

holder.addEventListener("focusin", (event) => {
  const grid = event.target.closest("[data-grid]");
  if (grid && event.target.matches("button")) for (const cell of grid.querySelectorAll("button")) cell.tabIndex = cell === event.target ? 0 : -1;
});

const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: "up", ArrowDown: "down" };

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && undo()) { event.preventDefault(); return; }
  const grid = event.target.closest?.("[data-grid]");
  const way = ARROWS[event.key];
  if (!grid || !way) return;
  const cells = [...grid.querySelectorAll("button")];
  const size = Number(grid.dataset.grid);
  const step = way === "up" ? -size : way === "down" ? size : way;
  const at = cells.indexOf(event.target);
  const to = cells[at + step];
  if (to && (Math.abs(step) === size || Math.floor(at / size) === Math.floor((at + step) / size))) to.focus();
  event.preventDefault();
});

/* ---- clocks ---- */

setInterval(() => {
  for (const clock of holder.querySelectorAll(".clock[data-left]")) {
    clock.dataset.until ??= String(performance.now() + Number(clock.dataset.left) * 1000);
    const left = Math.max(0, Math.round((Number(clock.dataset.until) - performance.now()) / 1000));
    const digits = left >= 60 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : String(left);
    clock.querySelector(".clock__digits").textContent = digits;
    clock.classList.toggle("clock--low", left <= 10);
  }
}, 500);

/* ---- sound: off unless asked for ---- */

const soundButton = document.getElementById("sound");
const stored = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const store = (name, value) => { try { localStorage.setItem(name, value); } catch { /* private mode */ } };
let sound = stored("shoal-sound") === "1";
let audio = null;
const TUNES = { move: [[520, 0, .06]], turn: [[440, 0, .1], [660, .11, .16]] };

function chime(name) {
  if (!sound) return;
  audio ??= new AudioContext();
  for (const [pitch, start, length] of TUNES[name]) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(.12, audio.currentTime + start);
    level.gain.exponentialRampToValueAtTime(.001, audio.currentTime + start + length);
    tone.connect(level).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + length);
  }
}

soundButton?.setAttribute("aria-pressed", String(sound));
soundButton?.addEventListener("click", () => {
  sound = !sound;
  store("shoal-sound", sound ? "1" : "0");
  soundButton.setAttribute("aria-pressed", String(sound));
  chime("turn");
});

/* ---- choices as a list; the rules beside the table ---- */

const listButton = document.getElementById("as-list");
listButton?.setAttribute("aria-pressed", String(document.documentElement.classList.contains("as-list")));
listButton?.addEventListener("click", () => {
  const on = document.documentElement.classList.toggle("as-list");
  store("shoal-list", on ? "1" : "0");
  listButton.setAttribute("aria-pressed", String(on));
});

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-drawer]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const drawer = document.getElementById("drawer");
  const body = document.getElementById("drawer-body");
  if (!body.hasChildNodes()) {
    const answer = await fetch(link.dataset.drawer);
    if (!answer.ok) { location.assign(link.href); return; }
    const box = document.createElement("template");
    box.innerHTML = await answer.text();
    body.replaceChildren(box.content);
  }
  drawer.showModal();
});

for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

/* ---- sheets of a small screen: the log, and what lies beside the table ---- */

document.addEventListener("click", (event) => {
  const side = document.getElementById("side");
  if (event.target.closest("[data-side-open]")) { side.toggleAttribute("data-open", true); document.getElementById("table-menu").open = false; }
  if (event.target.closest("[data-side-close]")) side.toggleAttribute("data-open", false);
  if (event.target.closest("[data-beside-close]")) document.getElementById("beside").toggleAttribute("data-closed", true);
});

/* ---- begin ---- */

claim();
const first = document.getElementById("news");
addNews(first, false);
readOptions();
showOptions();
ownLinks();
grids();
markHint();
fairness();
listen();
