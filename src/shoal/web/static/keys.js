// The keyboard: boards are one stop for Tab, with arrows within; Escape puts back.
import { undo } from "./choices.js";
import { holder, when } from "./here.js";

const ARROWS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: "up", ArrowDown: "down" };

function grids() {
  for (const grid of holder.querySelectorAll("[data-grid]")) {
    const cells = [...grid.querySelectorAll("button")];
    const first = cells.find((cell) => cell.classList.contains("choice--legal")) ?? cells[0];
    for (const cell of cells) cell.tabIndex = cell === first ? 0 : -1;
  }
}

when("shown", grids);

holder.addEventListener("focusin", (event) => {
  const grid = event.target.closest("[data-grid]");
  if (grid && event.target.matches("button")) for (const cell of grid.querySelectorAll("button")) cell.tabIndex = cell === event.target ? 0 : -1;
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && undo()) { event.preventDefault(); return; }
  const grid = event.target.closest?.("[data-grid]");
  const way = ARROWS[event.key];
  if (!grid || !way) return;
  const cells = [...grid.querySelectorAll("button")];
  const size = Number(grid.dataset.grid);
  const step = way === "up" ? -size : way === "down" ? size : way;
  const at = cells.indexOf(event.target);
  const to = cells[at + step];
  if (to && (Math.abs(step) === size || Math.floor(at / size) === Math.floor((at + step) / size))) to.focus();
  event.preventDefault();
});
