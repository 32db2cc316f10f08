// Runs before the page is drawn: says that there is a script.
document.documentElement.classList.add("js");
try { if (localStorage.getItem("shoal-list") === "1") document.documentElement.classList.add("as-list"); } catch { /* private mode */ }
