// Making one tree like another with as few changes as can be. What stays as it was stays the same element: nobody's press,
// focus or place in a list is lost, and little has to be drawn anew.

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
const kindOf = (node) => node.classList.item(0);

function alike(live, fresh) {
  if (live.nodeName !== fresh.nodeName) return false;
  if (!isElement(live)) return true;
  return live.id === fresh.id && live.dataset.key === fresh.dataset.key && live.dataset.place === fresh.dataset.place && kindOf(live) === kindOf(fresh);
}

function matchAttributes(live, fresh) {
  for (const { name } of [...live.attributes]) if (!fresh.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value);
}

function matchChildren(live, fresh) {
  const olds = [...live.childNodes];
  const news = [...fresh.childNodes];
  while (olds.length && news.length && olds[0].isEqualNode(news[0])) { olds.shift(); news.shift(); }
  let after = null;  // what follows the part that differs
  while (olds.length && news.length && olds.at(-1).isEqualNode(news.at(-1))) { after = olds.pop(); news.pop(); }
  for (const wanted of news) {
    const at = olds.findIndex((old) => alike(old, wanted));
    if (at < 0) { live.insertBefore(wanted, olds[0] ?? after); continue; }
    for (const skipped of olds.splice(0, at)) skipped.remove();
    morph(olds.shift(), wanted);
  }
  for (const old of olds) old.remove();
}

/** Make `live` like `fresh`, which is used up. */
export function morph(live, fresh) {
  if (live.isEqualNode(fresh)) return;
  if (!isElement(live)) { live.data = fresh.data; return; }
  matchAttributes(live, fresh);
  matchChildren(live, fresh);
}
