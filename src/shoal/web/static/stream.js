// The line to the server: its stream of events. While it is lost, a lasting sign says so.
import { toast } from "./app.js";
import { tell, when, words } from "./here.js";
import { arrive } from "./show.js";
import { lasting } from "./sign.js";

const AGAIN = 2500;  // milliseconds until a stream that was refused is tried again
let source = null;
let seen = words.n;  // the last step that came
let lost = false;
let parted = false;  // the stream ends on purpose: the seat has another holder, or another server goes on

function drop() {
  if (!lost) { lasting("line", words.lost); tell("line", { up: false }); }
  lost = true;
}

function back() {
  if (lost) { lasting("line"); toast(words.again); tell("line", { up: true }); }
  lost = parted = false;
}

/** A stream that the server refuses is not tried again by the browser: ask whether the table can still be seen. */
async function askAgain() {
  const answer = await fetch(location.pathname, { method: "HEAD" }).catch(() => null);
  if (answer && answer.status >= 400 && answer.status < 500) location.reload();
  else listen();
}

/** Follow the table from the step that came last. */
export function listen() {
  source?.close();
  source = new EventSource(`${words.stream}?after=${seen}`);
  source.addEventListener("table", (event) => arrive(event.data, false));
  source.addEventListener("step", (event) => arrive(event.data, true));
  source.addEventListener("back", (event) => arrive(event.data, true, true));
  source.addEventListener("emote", (event) => tell("emote", JSON.parse(event.data)));
  source.addEventListener("bye", (event) => { parted = "reason" in JSON.parse(event.data); });
  source.addEventListener("open", back);
  source.addEventListener("error", () => {
    if (!parted) drop();
    parted = false;
    if (source.readyState === EventSource.CLOSED) setTimeout(askAgain, AGAIN);
  });
}

when("arrived", ({ n }) => { seen = n; });
addEventListener("offline", drop);
addEventListener("online", () => { if (lost) listen(); });
