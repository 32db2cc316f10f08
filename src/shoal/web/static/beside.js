// On a small screen, what lies beside the table is a sheet over it: placed so that it covers nothing that is lit, if it can
// be; closed until there is something new to read.
import { holder, when } from "./here.js";

const small = matchMedia("(max-width: 63.99rem)");
let read = "";  // what was closed

const textOf = (beside) => [...beside.querySelectorAll(".coach, .advice, .result")].map((part) => part.textContent.trim()).join("\n");

function covered(beside, things) {
  const sheet = beside.getBoundingClientRect();
  return [...holder.querySelectorAll(things)].filter((thing) => {
    const rect = thing.getBoundingClientRect();
    return rect.width && rect.left < sheet.right && rect.right > sheet.left && rect.top < sheet.bottom && rect.bottom > sheet.top;
  }).length;
}

/** What is lit counts most, then the scores. */
const harm = (beside) => 100 * covered(beside, ".stage .choice--legal, .stage .world button[name=action]") + covered(beside, ".world [data-count]");

function place() {
  const beside = document.getElementById("beside");
  if (!beside) return;
  beside.toggleAttribute("data-closed", read !== "" && textOf(beside) === read);
  if (!small.matches || !beside.checkVisibility()) return;
  const [best] = ["top", "bottom"].map((at) => { beside.dataset.at = at; return { at, covers: harm(beside) }; }).sort((a, b) => a.covers - b.covers);
  beside.dataset.at = best.at;
}

document.addEventListener("click", (event) => {
  const [closes, opens] = ["close", "open"].map((what) => event.target.closest(`[data-beside-${what}]`));
  if (!closes && !opens) return;
  read = closes ? textOf(document.getElementById("beside")) : "";
  place();
});

when("settled", place);
when("advised", () => { read = ""; place(); });
small.addEventListener("change", place);
