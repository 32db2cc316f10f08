// A move made while there is no line: it is kept, and sent when the line is back if the table still waits for it.
import { send, toast } from "./app.js";
import { when, words } from "./here.js";
import { lasting } from "./sign.js";

const AGAIN = 2000;  // milliseconds between tries while the stream itself is not lost
let kept = null;     // { n, action, done }
let timer = 0;

/** Keep a move; a promise of the server's answer, or of null if it was not made. */
export function keep(n, action) {
  lasting("kept", words.kept);
  return new Promise((done) => { kept = { n, action, done }; retry(); });
}

function finish(answer, text = "") {
  clearTimeout(timer);
  const { done } = kept;
  kept = null;
  lasting("kept");
  if (text) toast(text);
  done(answer);
}

function retry() {
  clearTimeout(timer);
  timer = setTimeout(again, AGAIN);
}

async function again() {
  const mine = kept;
  if (!mine) return;
  clearTimeout(timer);
  const answer = await send(document.getElementById("play"), null, { n: mine.n, action: mine.action });
  if (kept !== mine) return;
  if (answer) finish(answer, answer.ok ? words.made : "");
  else retry();
}

when("arrived", ({ n, standIn }) => {
  if (!kept) return;
  if (n === kept.n) again();
  else finish({ ok: !standIn }, standIn ? words.unmade : words.made);
});
