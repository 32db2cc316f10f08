// The stream of server-sent events: every update of this table.
import { toast } from "./app.js";
import { words } from "./here.js";
import { put } from "./show.js";
import { addNews } from "./side.js";

let source = null;
let lost = false;
let parted = false;  // the seat has another holder: the stream ends on purpose

/** Follow the table from the step that the page shows. */
export function listen() {
  source = new EventSource(`${words.stream}?after=${words.n}`);
  source.addEventListener("table", (event) => put(event.data));
  source.addEventListener("step", (event) => {
    const content = put(event.data);
    addNews(content, true);
  });
  source.addEventListener("bye", (event) => { parted = JSON.parse(event.data).reason === "seat"; });
  source.addEventListener("open", () => { if (lost) toast(words.again); lost = parted = false; });
  source.addEventListener("error", () => {
    if (!lost && !parted) toast(words.lost);
    lost = !parted;
    if (source.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 3000);
  });
}
