// The table: one stream of server-sent events, a swap for each, choices narrowed down to one of the actions that the
// server listed. No rule of any game is known here. Each module has one concern; this one begins them.
import "./press.js";  // the first to hear of a press
import "./auto.js";
import "./beside.js";
import { readOptions } from "./choices.js";
import "./clock.js";
import "./drag.js";
import "./fairness.js";
import { tell } from "./here.js";
import "./keys.js";
import { leaves } from "./links.js";
import { addNews, markHint } from "./side.js";
import { listen } from "./stream.js";
import "./turn.js";

addNews(document.getElementById("news"), false);
readOptions();
tell("shown", { same: true });
markHint();
tell("settled");
leaves.then((yes) => { if (!yes) listen(); });  // else the seat's table would show for a moment, and a press on it be lost
