// The score pad: tap cards, see the score; the evening's totals stay in this browser.
const pad = document.getElementById("pad");
const form = document.getElementById("pad-form");
const result = document.getElementById("pad-result");
const key = `shoal-evening-${pad.dataset.game}`;
let asking = 0;

async function score() {
  const mine = ++asking;
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (!name.startsWith("card.") || value !== "0") chosen.append(name, value);
  history.replaceState(null, "", `?${chosen}`);
  const answer = await fetch(`/pad/${pad.dataset.game}/score?${chosen}`, { headers: { "X-Shoal": "script" } });
  const html = await answer.text();
  if (mine !== asking || !answer.ok) return;
  const box = document.createElement("template");
  box.innerHTML = html;
  result.replaceChildren(box.content);
}

function dress(pick) {
  const input = pick.querySelector("input");
  const label = pick.querySelector("label").textContent.trim();
  const tap = Object.assign(document.createElement("button"), { type: "button", className: "pick__tap" });
  const less = Object.assign(document.createElement("button"), { type: "button", className: "pick__less", textContent: "−" });
  const count = Object.assign(document.createElement("span"), { className: "pick__count" });
  input.tabIndex = -1;
  input.setAttribute("aria-hidden", "true");
  const most = Number(pick.dataset.most);
  const show = () => {
    const n = Number(input.value);
    count.textContent = n;
    count.hidden = n === 0;
    less.disabled = n === 0;
    pick.classList.toggle("pick--some", n > 0);
    pick.classList.toggle("pick--none", n === 0);
    tap.setAttribute("aria-label", `${label}: ${n}`);
    less.setAttribute("aria-label", `− ${label}`);
  };
  tap.addEventListener("click", () => { input.value = String(Math.min(most, Number(input.value) + 1)); show(); score(); });
  less.addEventListener("click", () => { input.value = String(Math.max(0, Number(input.value) - 1)); show(); score(); });
  pick.append(tap, less, count);
  pick.addEventListener("pad:show", show);
  show();
}

const picks = [...form.querySelectorAll(".pick")];
picks.forEach(dress);
form.addEventListener("change", score);
form.addEventListener("submit", (event) => { event.preventDefault(); score(); });
document.getElementById("pad-clear").addEventListener("click", (event) => {
  event.preventDefault();
  for (const pick of picks) { pick.querySelector("input").value = "0"; pick.dispatchEvent(new Event("pad:show")); }
  score();
});

/* ---- the evening ---- */

const rows = document.querySelector("#evening tbody");
const read = () => { try { return JSON.parse(localStorage.getItem(key)) ?? []; } catch { return []; } };
const write = (people) => { try { localStorage.setItem(key, JSON.stringify(people)); } catch { /* private mode */ } };

function showEvening() {
  const people = read();
  rows.replaceChildren(...people.map((person, i) => {
    const row = document.createElement("tr");
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = person.name;
    const rounds = document.createElement("td");
    const plus = Object.assign(document.createElement("button"), { type: "button", className: "button button--quiet button--small evening__plus", textContent: "+" });
    plus.setAttribute("aria-label", pad.dataset.count.replace("@", () => person.name));
    plus.addEventListener("click", () => {
      const now = Number(result.querySelector("[data-total]")?.dataset.total ?? 0);
      const all = read();
      all[i].rounds.push(now);
      write(all);
      showEvening();
    });
    rounds.append(person.rounds.join(" + "), " ", plus);
    const total = document.createElement("td");
    total.textContent = String(person.rounds.reduce((a, b) => a + b, 0));
    row.append(name, rounds, total);
    return row;
  }));
}

document.getElementById("evening-add").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.who;
  write([...read(), { name: field.value.trim(), rounds: [] }]);
  field.value = "";
  showEvening();
});
document.getElementById("evening-clear").addEventListener("click", () => { write([]); showEvening(); });
showEvening();
