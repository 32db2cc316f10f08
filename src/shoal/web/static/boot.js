// Runs before the page is drawn: says that there is a script, and what the browser can do.
document.documentElement.classList.add("js");
if (navigator.share) document.documentElement.classList.add("can-share");
try { if (localStorage.getItem("shoal-list") === "1") document.documentElement.classList.add("as-list"); } catch { /* private mode */ }
