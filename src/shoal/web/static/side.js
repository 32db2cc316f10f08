// Beside the table: the log, sheets for great moments, hints, the rules, choices as a list.
import { say, toast } from "./app.js";
import { holder, tell } from "./here.js";
import { busy } from "./motion.js";
import { store } from "./settings.js";

const log = document.getElementById("log");

/* ---- news ---- */

/** Add what happened to the log; `fresh`: it happened just now, so it is said, and great moments get their sheet.
    A turn that is over is told as a whole, instead of the lines that it had while it went on. */
export function addNews(content, fresh) {
  const lines = [...content.querySelectorAll("ol.news > li")];
  if (!lines.length) return;
  const news = [...content.querySelectorAll("ol.news [data-new]")].map((line) => line.textContent);
  if (fresh) for (const old of log.querySelectorAll(".new")) old.classList.remove("new");
  const whole = new Set(lines.filter((line) => "whole" in line.dataset).map((line) => line.dataset.turn));
  for (const old of log.querySelectorAll("[data-turn]")) if (whole.has(old.dataset.turn)) old.remove();
  for (const line of lines) {
    if (fresh) line.classList.add("new");
    log.append(line);
  }
  for (const part of content.querySelectorAll("[data-keep]")) {
    document.getElementById(part.dataset.keep)?.append(part);
    document.getElementById(`${part.dataset.keep}-box`).hidden = false;
  }
  readLatest();
  if (fresh) {
    say([...news, document.getElementById("say")?.textContent.trim()].join(" "));
    showSheet([...content.querySelectorAll("[data-sheet]")]);
  }
}

function readLatest() {
  for (const list of [log, document.getElementById("rounds")]) list?.scrollTo(0, list.scrollHeight);
}

/** Something was taken back: the whole log anew, and a word about it. */
export function newLog(content) {
  for (const list of [log, document.getElementById("rounds")]) list?.replaceChildren();
  addNews(content, false);
  const told = content.querySelector("[data-toast]")?.textContent;
  if (told) toast(told);
}

/** The result waits from the moment of the swap on if the news of this update bring a sheet: it must not flash up before it. */
export function awaitSheet({ content, stepped, anew }) {
  if (stepped && !anew && content.querySelector("ol.news > li") && content.querySelector("[data-sheet]")) document.body.dataset.sheet = "due";
}

function showSheet(parts) {
  if (!parts.length) return;
  const sheet = document.getElementById("sheet");
  document.getElementById("sheet-body").replaceChildren(...parts);
  document.body.dataset.sheet = "due";  // what concludes the match waits behind it, also where nothing was swapped
  const open = () => { if (!sheet.open) sheet.showModal(); };
  if (busy()) setTimeout(open, busy());  // first what led to it
  else open();
}

document.getElementById("sheet")?.addEventListener("close", () => { delete document.body.dataset.sheet; });
for (const dialog of document.querySelectorAll("dialog")) dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

/* ---- hints ---- */

/** Mark on the table what the hint advises, and say it. */
export function markHint(aloud = true) {
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
  if (aloud) say(holder.querySelector("#advice").textContent);
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
  tell("advised");
  readLatest();  // the hint may have made the log shorter
});

/* ---- the rules beside the table ---- */

document.addEventListener("click", async (event) => {
  const link = event.target.closest("[data-drawer]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const drawer = document.getElementById("drawer");
  const body = document.getElementById("drawer-body");
  if (body.dataset.shown !== link.dataset.drawer) {
    body.dataset.shown = link.dataset.drawer;
    const answer = await fetch(link.dataset.drawer);
    if (!answer.ok) { location.assign(link.href); return; }
    const box = document.createElement("template");
    box.innerHTML = await answer.text();
    body.replaceChildren(box.content);
  }
  drawer.showModal();
});

/* ---- choices as a list ---- */

const listButton = document.getElementById("as-list");
listButton?.setAttribute("aria-pressed", String(document.documentElement.classList.contains("as-list")));
listButton?.addEventListener("click", () => {
  const on = document.documentElement.classList.toggle("as-list");
  store("shoal-list", on ? "1" : "0");
  listButton.setAttribute("aria-pressed", String(on));
});

/* ---- the log as a sheet of a small screen ---- */

const side = document.getElementById("side");

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-side-open]")) {
    side.toggleAttribute("data-open", true);
    document.getElementById("table-menu").open = false;
    readLatest();
    log.focus({ preventScroll: true });
  }
  if (event.target.closest("[data-side-close]")) side.toggleAttribute("data-open", false);
});

document.addEventListener("keydown", (event) => { if (event.key === "Escape") side?.toggleAttribute("data-open", false); });
