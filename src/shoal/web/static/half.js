// Half of a choice is made: the prompt says what the whole of it does. Watches what is pressed, so it knows no rules and
// needs nothing of the script that plays.

const holder = document.getElementById("stage");
const keyOf = (button) => button.dataset.key;

/** The text of a choice of which all parts but the last are picked, if there is one. */
function halfway() {
  const picked = [...holder.querySelectorAll('button[data-key][aria-pressed="true"]')].map(keyOf).sort();
  if (!picked.length) return "";
  for (const choice of holder.querySelectorAll("[data-half][data-parts]")) {
    const left = choice.dataset.parts.split(" ");
    for (const key of picked) if (left.includes(key)) left.splice(left.indexOf(key), 1);
    if (left.length === 1 && choice.dataset.parts.split(" ").length === picked.length + 1) return choice.dataset.half;
  }
  return "";
}

let whole = null;  // what the prompt held before, and how it looked; a fresh prompt has lost the attribute that says so

function show() {
  const say = document.querySelector("#say > span") ?? document.getElementById("say");
  if (!say) return;
  const words = halfway();
  if (words) {
    if (!("half" in say.dataset)) whole = { nodes: [...say.childNodes], look: say.parentElement.className };
    say.dataset.half = "";
    if (say.textContent !== words) say.textContent = words;
    say.parentElement.classList.toggle("now__say--long", words.length > 30);  // as the server does
    say.parentElement.classList.toggle("now__say--longer", words.length > 44);
  } else if ("half" in say.dataset) {
    delete say.dataset.half;
    say.replaceChildren(...whole.nodes);
    say.parentElement.className = whole.look;
  }
}

if (holder) new MutationObserver(show).observe(holder, { subtree: true, attributes: true, attributeFilter: ["aria-pressed"] });
