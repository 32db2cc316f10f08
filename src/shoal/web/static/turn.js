// The tab says whose turn it is: its title and its icon.
import { stage, when, words } from "./here.js";

const icon = document.querySelector("link[rel=icon]");
const usual = { title: document.title, icon: icon?.href };

function show({ mine, over }) {
  const now = mine && !over;
  document.title = now ? `● ${words.turn} · ${usual.title}` : usual.title;
  if (icon && words.turnIcon) icon.href = now ? words.turnIcon : usual.icon;
}

when("arrived", show);
if (stage()) show({ mine: Boolean(stage().dataset.mine), over: stage().matches(".stage--over") });
