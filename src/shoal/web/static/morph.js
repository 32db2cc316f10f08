// Making one tree like another with as few changes as can be. What stays as it was stays the same element: nobody's press,
// focus or place in a list is lost, and little has to be drawn anew. To compare and to change are two tasks.

const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
const kindOf = (node) => node.classList.item(0);

function alike(live, fresh) {
  if (live.nodeName !== fresh.nodeName) return false;
  if (!isElement(live)) return true;
  return live.id === fresh.id && live.dataset.key === fresh.dataset.key && live.dataset.place === fresh.dataset.place && kindOf(live) === kindOf(fresh);
}

function compareAttributes(live, fresh, changes) {
  for (const { name } of live.attributes) if (!fresh.hasAttribute(name)) changes.push(() => live.removeAttribute(name));
  for (const { name, value } of fresh.attributes) if (live.getAttribute(name) !== value) changes.push(() => live.setAttribute(name, value));
}

function compareChildren(live, fresh, changes) {
  const olds = [...live.childNodes];
  const news = [...fresh.childNodes];
  while (olds.length && news.length && olds[0].isEqualNode(news[0])) { olds.shift(); news.shift(); }
  let after = null;  // what follows the part that differs
  while (olds.length && news.length && olds.at(-1).isEqualNode(news.at(-1))) { after = olds.pop(); news.pop(); }
  for (const wanted of news) {
    const at = olds.findIndex((old) => alike(old, wanted));
    if (at < 0) { const next = olds[0] ?? after; changes.push(() => live.insertBefore(wanted, next)); continue; }
    for (const skipped of olds.splice(0, at)) changes.push(() => skipped.remove());
    compare(olds.shift(), wanted, changes);
  }
  for (const old of olds) changes.push(() => old.remove());
}

function compare(live, fresh, changes) {
  if (live.isEqualNode(fresh)) return;
  if (!isElement(live)) { changes.push(() => { live.data = fresh.data; }); return; }
  compareAttributes(live, fresh, changes);
  compareChildren(live, fresh, changes);
}

/** The changes, in the order in which they are to be done, that make `live` like `fresh`, which they use up. */
function changesBetween(live, fresh) {
  const changes = [];
  compare(live, fresh, changes);
  return changes;
}

const ALL = { subtree: true, childList: true, attributes: true, characterData: true };

/** Compare now and change later: what this returns makes `live` like `fresh`, which is used up. Should somebody have touched
    `live` meanwhile, it is compared anew. */
export function planned(live, fresh) {
  let changes = changesBetween(live, fresh);
  const watch = new MutationObserver(() => { changes = null; });
  watch.observe(live, ALL);
  return () => {
    if (watch.takeRecords().length) changes = null;
    watch.disconnect();
    for (const change of changes ?? changesBetween(live, fresh)) change();
  };
}

/** Make `live` like `fresh`, which is used up. */
export const morph = (live, fresh) => planned(live, fresh)();
