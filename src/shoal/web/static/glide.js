// Swaps with motion: what stands elsewhere afterwards glides there. Only things that moved are named, so that a swap stays
// fast however many cards lie on the table. A thing is known by its kind and place alone: equal cards have no identity.
// data-stock: this many equal things in one (a deck, a bank, a colour that somebody collects).

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let moving = null;

const placeOf = (thing) => { const holder = thing.closest("[data-place]") ?? thing.closest("[data-key]"); return holder?.dataset.place ?? holder?.dataset.key ?? ""; };

function byKind(root) {
  const kinds = new Map();
  for (const thing of root.querySelectorAll("[data-vt]")) {
    const kind = thing.dataset.vt;
    if (!kinds.has(kind)) kinds.set(kind, []);
    const place = placeOf(thing);
    for (let n = Number(thing.dataset.stock ?? 1); n > 0; n--) kinds.get(kind).push({ thing, place });
  }
  return kinds;
}

/** Pairs of things: one that is gone from its place, and an equal one that has come to another. */
export function moved(before, after) {
  const pairs = [];
  const there = byKind(after);
  for (const [kind, olds] of byKind(before)) {
    const news = [...(there.get(kind) ?? [])];
    const gone = olds.filter((old) => {
      const stays = news.findIndex((fresh) => fresh.place === old.place);
      if (stays >= 0) news.splice(stays, 1);
      return stays < 0;
    });
    for (let i = 0; i < Math.min(gone.length, news.length); i++) pairs.push([gone[i].thing, news[i].thing]);
  }
  const used = new Set();  // a thing has one name: of several that leave or join a stock, one is shown
  return pairs.filter(([from, to]) => !used.has(from) && !used.has(to) && used.add(from) && used.add(to));
}

/** Do `change`, which puts `fresh` in place of what `holder` holds; a promise of the moment when it is done. */
export function glide(holder, fresh, change, still = false) {
  moving?.skipTransition();
  moving = null;
  const able = "startViewTransition" in document && !calm.matches && !document.hidden && !still;
  const pairs = able ? moved(holder, fresh) : [];
  if (!pairs.length) { change(); return Promise.resolve(); }
  pairs.forEach(([old], i) => { old.style.viewTransitionName = `moved-${i}`; });
  const mine = document.startViewTransition(() => {
    change();
    pairs.forEach(([, to], i) => { to.style.viewTransitionName = `moved-${i}`; });
  });
  moving = mine;
  mine.ready.catch(() => {});
  mine.finished.catch(() => {}).finally(() => {
    for (const [, to] of pairs) to.style.viewTransitionName = "";
    if (moving === mine) moving = null;
  });
  return mine.updateCallbackDone.catch(() => {});
}
