// Runs before the page is drawn: says that there is a script, and what the browser can do.
document.documentElement.classList.add("js");
if (navigator.share) document.documentElement.classList.add("can-share");
try { if (localStorage.getItem("shoal-list") === "1") document.documentElement.classList.add("as-list"); } catch { /* private mode */ }

// A press of a button that needs a script may come before its script: it is pressed again once all scripts have run.
let early = null;
const remember = ({ target }) => { early = target.closest?.("button[type=button]") ?? early; };
document.addEventListener("click", remember, true);
document.addEventListener("DOMContentLoaded", () => {
  document.removeEventListener("click", remember, true);
  early?.click();
});
