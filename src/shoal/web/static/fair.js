// Fair deals, this browser's part: words of its own for every deal, a memory of the commitment that it saw before it gave
// them, and the check of both against the record when the match is over. docs/fair-deals.md says what this proves.
import { sha256 } from "./sha256.js";

const PLACE = "shoal-fair";
const MOST = 50;  // matches that are remembered

/* ---- memory: {table: {commitment, words, seat, taken, next}}, the newest last ---- */

let unsaved = {};  // where the browser stores nothing

function all() {
  try { return JSON.parse(localStorage.getItem(PLACE)) ?? unsaved; } catch { return unsaved; }
}

function save(known) {
  unsaved = Object.fromEntries(Object.entries(known).slice(-MOST));
  try { localStorage.setItem(PLACE, JSON.stringify(unsaved)); } catch { /* private mode */ }
}

/** What this browser knows of a table's deal, or null. */
export const recall = (table) => all()[table] ?? null;

function remember(table, seen) {
  const { [table]: _, ...others } = all();
  save(seen ? { ...others, [table]: seen } : others);
}

/* ---- words ---- */

function newWords() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** New words for a deal whose commitment is known, remembered before they are sent by `post`; its answer. */
export async function addWords({ table, commitment, seat }, post) {
  const before = recall(table);
  const seen = { commitment, words: newWords(), seat: Number(seat) };
  remember(table, seen);
  const answer = await post(seen.words);
  if (answer?.ok) remember(table, { ...seen, taken: true });
  else if (answer) remember(table, before);  // refused: these words are in no deal
  return answer;
}

/** The rematch that was announced after this match. */
export function expectNext(table, next) {
  remember(table, { ...recall(table), next });
}

/* ---- the check ---- */

/** JSON as the server writes it for the commitment: keys sorted, no spaces, ASCII only. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") return `{${Object.keys(value).sort().map((key) => `${canonical(key)}:${canonical(value[key])}`).join(",")}}`;
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function committed(record) {
  const { scheme, bots, key } = record.fair;
  const { table, game, version, players, options } = record;
  return sha256(canonical({ scheme, bots, key, table, game, version, players, options }));
}

/** What the record of a match proves to a browser that has seen this: good, unknown, or what is wrong. */
export function verdict(table, seen, record) {
  if (!seen?.words) return "unknown";
  const { commitment, entropy, bots } = record.fair;
  if (commitment !== seen.commitment || record.table !== table) return "commitment";
  if (entropy[seen.seat] !== seen.words) return seen.taken ? "words" : "unknown";
  if (!Array.isArray(bots) || bots.some((bot) => entropy[bot] !== "")) return "words";
  return committed(record) === commitment ? "good" : "key";
}
