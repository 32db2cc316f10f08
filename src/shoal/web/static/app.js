// Every page: forms sent without leaving, copying, menus, the installed app.

const announce = document.getElementById("announce");
const toastBox = document.getElementById("toast");
let toastTimer = 0;

/** Say something to screen readers. */
export function say(words) {
  if (!announce || !words) return;
  announce.textContent = "";
  requestAnimationFrame(() => { announce.textContent = words; });
}

/** Show something for a moment. */
export function toast(words) {
  if (!toastBox || !words) return;
  toastBox.textContent = words;
  toastBox.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toastBox.hidden = true; }, 4200);
}

/** Send a form as its button asks; the answer, or null if there was none. */
export async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button ?? null));
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "X-Shoal": "script" } });
    if (!answer.ok) {
      const refused = await answer.json().catch(() => null);
      toast(refused?.error?.message ?? `${answer.status}`);
    }
    return answer;
  } catch {
    toast(document.getElementById("tablepage")?.dataset.lost ?? "…");
    return null;
  }
}

/* Whoever sits down adds randomness of their own to the deal, so that the host alone cannot choose it (docs/fair-deals.md). */
document.addEventListener("formdata", ({ formData }) => {
  if (!formData.has("entropy")) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  formData.set("entropy", Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.matches("[data-send]") || form.matches("[data-play]")) return;
  event.preventDefault();
  const button = event.submitter;
  if (button) button.disabled = true;
  const answer = await send(form, button);
  if (button) button.disabled = false;
  const to = answer?.headers.get("X-Go");
  if (to) location.assign(to);
  form.dispatchEvent(new CustomEvent("shoal:answer", { bubbles: true, detail: answer }));
});

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const box = copy.parentElement.querySelector("[data-own-link]");
    const words = copy.dataset.copy || box?.value || location.href;
    try { await navigator.clipboard.writeText(words); } catch { box?.select(); document.execCommand?.("copy"); }
    const done = document.getElementById("tablepage")?.dataset.copied;
    toast(done);
  }
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
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
  const menu = document.querySelector("details.menu[open]");
  if (menu) { menu.open = false; menu.querySelector("summary").focus(); }
});

if ("serviceWorker" in navigator && location.protocol === "https:" || location.hostname === "localhost" || location.hostname === "127.0.0.1") {
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}
