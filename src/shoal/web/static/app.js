// Every page: forms sent without leaving, words for fair deals, copying, menus, the installed app.
import { addWords, expectNext } from "./fair.js";

const announce = document.getElementById("announce");
const toastBox = document.getElementById("toast");
let toastTimer = 0;

let saying = [];

/** Say something to screen readers; what is said at the same moment is said together. */
export function say(words) {
  if (!announce || !words) return;
  announce.textContent = "";
  if (saying.push(words) === 1) requestAnimationFrame(() => { announce.textContent = saying.join(" "); saying = []; });
}

/** Show something for a moment; `passing`: or until it is no longer true, which the table knows (`hush`). */
export function toast(words, passing = false) {
  if (!toastBox || !words) return;
  toastBox.textContent = words;
  toastBox.hidden = false;
  toastBox.toggleAttribute("data-passing", passing);
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toastBox.hidden = true; }, 4200);
}

/** What was said in passing is no longer true. */
export function hush() {
  if (toastBox?.hasAttribute("data-passing")) toastBox.hidden = true;
}

let going = "";

/** Go to a page; asked for twice, it is one way. */
export function go(to) {
  const { href } = new URL(to, location.href);
  if (going === href) return;
  going = href;
  location.assign(href);
}
addEventListener("pageshow", () => { going = ""; });  // back again

const post = (to, body) => fetch(to, { method: "POST", body, headers: { "X-Shoal": "script" } });

/** What a form says; its button speaks too, although it is disabled while the answer is on its way. */
function said(form, button) {
  const body = new URLSearchParams(new FormData(form));
  if (button?.name) body.set(button.name, button.value);
  return body;
}

/** Send a form as its button asks, and something more if given; the answer, or null if there was none. */
export async function send(form, button, more = {}) {
  const body = said(form, button);
  for (const [name, value] of Object.entries(more)) body.set(name, value);
  try {
    const answer = await post(form.getAttribute("action"), body);
    if (!answer.ok) {
      const refused = await answer.json().catch(() => null);
      toast(refused?.error?.message ?? `${answer.status}`);
    }
    return answer;
  } catch {
    if (!form.matches("[data-play]")) toast(document.getElementById("tablepage")?.dataset.lost ?? "…");  // a move is kept
    return null;
  }
}

/** A new table in one click: made, then words for the commitment that came back, then started if nobody else is to come. */
async function makeTable(form, button) {
  const action = button?.getAttribute("formaction") ?? form.getAttribute("action");
  const made = await post(action, said(form, button)).catch(() => null);
  const to = made?.ok && made.headers.get("X-Go");
  if (!to) { form.action = action; form.submit(); return made; }  // as without a script: the page then says what is wrong
  const [commitment, seat, then] = ["X-Commitment", "X-Seat", "X-Then"].map((name) => made.headers.get(name));
  const table = to.split("/").pop();
  if (then) await addWords({ table, commitment, seat }, (entropy) => post(`${to}/${then}`, new URLSearchParams({ entropy, commitment })).catch(() => null));
  return made;
}

/** A form that brings words for a deal: its data say for which. */
function sendWords(form, button) {
  const { table, commitment, seat, after } = form.dataset;
  if (after) expectNext(after, table);
  return addWords({ table, commitment, seat }, (entropy) => send(form, button, { entropy, seat, commitment }));
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-send]") || form.matches("[data-play]")) return;
  event.preventDefault();
  const button = event.submitter;
  if (button) button.disabled = true;
  const way = form.matches("[data-make]") ? makeTable : form.matches("[data-commitment]") ? sendWords : send;
  const answer = await way(form, button);
  const to = answer?.headers.get("X-Go");
  if (to) go(to);
  else if (button) button.disabled = false;
  form.dispatchEvent(new CustomEvent("shoal:answer", { bubbles: true, detail: answer }));
});

const OPEN = "details.menu[open], details[data-over][open]";  // what lies over the page until a press beside it, or Escape; data-over: a press on it too

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const box = copy.parentElement.querySelector("[data-own-link]");
    const words = copy.dataset.copy || box?.value || location.href;
    try { await navigator.clipboard.writeText(words); } catch { box?.select(); document.execCommand?.("copy"); }
    const done = document.getElementById("tablepage")?.dataset.copied;
    toast(done);
  }
  const share = event.target.closest("[data-share]");
  if (share) navigator.share({ title: share.dataset.shareTitle, text: share.dataset.shareWords, url: share.dataset.share }).catch(() => {});
  for (const menu of document.querySelectorAll(OPEN)) if (!menu.contains(event.target) || ("over" in menu.dataset && !event.target.closest("summary"))) menu.open = false;
});

document.addEventListener("change", async ({ target }) => {
  const file = target.matches("[data-into]") ? target.files[0] : null;
  if (file) target.form.elements[target.dataset.into].value = await file.text();
});

document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-select]")) event.target.select();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.querySelector(OPEN);
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
});

if ("serviceWorker" in navigator && location.protocol === "https:" || location.hostname === "localhost" || location.hostname === "127.0.0.1") {
  navigator.serviceWorker?.register("/sw.js").then(keepOffline).catch(() => {});
}

/** The page that is shown without a connection was kept in another language: keep it in this one. */
async function keepOffline() {
  const kept = await (await caches.match("/offline"))?.text();
  if (!kept || kept.includes(`<html lang="${document.documentElement.lang}"`)) return;
  for (const name of await caches.keys()) await (await caches.open(name)).add("/offline");
}
