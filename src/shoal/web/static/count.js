// Numbers that count up: data-count names one, so that it is known again after a change.
import { mayFly, pace } from "./settings.js";

const MINUS = "−";
const valueOf = (text) => (/^[-−]?\d+$/.test(text.trim()) ? Number(text.trim().replace(MINUS, "-")) : null);

const rules = new Intl.PluralRules(document.documentElement.lang || undefined);

/** Let the word beside a number go with it: data-units has the words for 1, 2 and 5, of which other numbers take theirs. */
function agree(element, value) {
  const unit = element.nextElementSibling;
  if (!unit?.dataset.units) return;
  const kinds = [1, 2, 5].map((each) => rules.select(each));
  unit.textContent = unit.dataset.units.split("|")[Math.max(0, kinds.indexOf(rules.select(Math.abs(value))))];
}

/** All numbers of a table by name. */
export function numbersOf(root) {
  return new Map([...root.querySelectorAll("[data-count]")].map((element) => [element.dataset.count, valueOf(element.textContent)]));
}

const counting = new WeakMap();  // elements that count: a later update takes the word from an earlier one

/** Let what has changed since count up, each after a while: `delay` says for a name how long, once the next frame begins. */
export function countUp(root, before, delay = () => 0) {
  const moves = mayFly() && !document.hidden && pace().move;
  for (const element of root.querySelectorAll("[data-count]")) {
    counting.delete(element);
    const from = before.get(element.dataset.count);
    const to = valueOf(element.textContent);
    if (!moves || from === undefined || from === null || to === null || from === to) continue;
    run(element, from, to, element.textContent, () => delay(element.dataset.count));
  }
}

function run(element, from, to, last, delay) {
  let began = 0;
  const length = Math.min(700, 260 + 60 * Math.abs(to - from));
  const write = (value) => { element.textContent = last.includes(MINUS) || value < 0 ? String(value).replace("-", MINUS) : String(value); agree(element, value); };
  let shown = from;
  write(from);
  counting.set(element, write);
  const frame = (now) => {
    if (!element.isConnected || counting.get(element) !== write || valueOf(element.textContent) !== shown) return;  // another update has come
    began ||= now + delay();
    const part = Math.min(1, Math.max(0, (now - began) / length));
    const value = Math.round(from + (to - from) * part);
    if (part === 1) { element.textContent = last; agree(element, to); if (mayFly()) element.animate({ scale: [1, 1.25, 1] }, { duration: 260 }); return; }
    if (value !== shown) { shown = value; write(value); }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
