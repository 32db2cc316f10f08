// Fixed places: of things in slots (data-slots) what stays where it was before. The server lays them side by side from the first slot.

const kindIn = (slot) => slot?.querySelector("[data-vt]")?.dataset.vt;

function keep(olds, row) {
  for (const [i, slot] of [...row.children].entries()) {
    const kind = kindIn(slot);
    const was = kind && kindIn(olds[i]) !== kind ? olds.findIndex((old) => kindIn(old) === kind) : -1;
    const free = row.children[was];
    if (!free || kindIn(free)) continue;
    const hole = document.createComment("");
    slot.replaceWith(hole);
    free.replaceWith(slot);
    hole.replaceWith(free);
  }
}

/** Lay what stays, in a table that is about to be shown, into the slots where it lies on this one. */
export function keepSlots(stage, fresh) {
  for (const row of fresh.querySelectorAll("[data-slots]")) {
    const before = stage.querySelector(`[data-slots="${CSS.escape(row.dataset.slots)}"]`);
    if (before) keep([...before.children], row);
  }
}
