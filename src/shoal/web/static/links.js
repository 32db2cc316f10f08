// Links to the table: those that are shown whole, and the private one that brings a seat along.
import { holder, when, words } from "./here.js";

function ownLinks() {
  for (const box of holder.querySelectorAll("[data-own-link]")) box.value = new URL(box.getAttribute("value"), location.href).href;
}

/** Take the seat of a private link; is the page about to be loaded anew, with it? */
async function claim() {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (!key) return false;
  history.replaceState(null, "", location.pathname);
  const answer = await fetch(`/api/tables/${words.id}/claim`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ token: key }) }).catch(() => null);
  if (answer?.ok) location.reload();
  return Boolean(answer?.ok);
}

when("shown", ownLinks);
export const leaves = claim();
