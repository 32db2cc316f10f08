// Clocks run between updates.
import { holder } from "./here.js";

setInterval(() => {
  for (const clock of holder.querySelectorAll(".clock[data-left]")) {
    clock.dataset.until ??= String(performance.now() + Number(clock.dataset.left) * 1000);
    const left = Math.max(0, Math.round((Number(clock.dataset.until) - performance.now()) / 1000));
    const digits = left >= 60 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : String(left);
    clock.querySelector(".clock__digits").textContent = digits;
    clock.classList.toggle("clock--low", left <= 10);
  }
}, 500);
