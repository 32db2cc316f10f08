// Fair deals at the table: words before the match, the check after it.
import { recall, verdict } from "./fair.js";
import { holder, when, words } from "./here.js";

let offered = "";     // the commitment that words were offered for, once
let judged = null;    // a promise of the verdict

async function judge() {
  try {
    const answer = await fetch(`/t/${words.id}/record`);
    return answer.ok ? verdict(words.id, recall(words.id), await answer.json()) : "unknown";
  } catch { return "unknown"; }
}

async function fairness() {
  const form = holder.querySelector("form[data-words]");
  if (form && offered !== form.dataset.commitment) { offered = form.dataset.commitment; form.requestSubmit(); }
  const box = document.getElementById("fairness");
  if (!box) return;
  const show = (found) => {
    for (const part of box.querySelectorAll("[data-verdict]")) part.hidden = part.dataset.verdict !== found;
    box.toggleAttribute("data-checked", Boolean(found));  // until then no verdict is shown, not even that there is none
  };
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

when("shown", fairness);
