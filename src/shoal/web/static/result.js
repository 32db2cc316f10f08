// After the match: the result as a picture to share, and everybody who has agreed goes along to the next one.
import { go, toast } from "./app.js";
import { recall } from "./fair.js";
import { holder, when, words } from "./here.js";

/* ---- the picture: the server draws it as SVG; messengers want PNG ---- */

async function painted(address) {
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
  canvas.getContext("2d").drawImage(drawing, 0, 0);
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

function save(picture, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function sharePicture(link) {
  const name = link.dataset.picture;
  const picture = await painted(link.href);
  const files = [new File([picture], name, { type: "image/png" })];
  if (navigator.canShare?.({ files })) await navigator.share({ files }).catch(() => {});
  else save(picture, name);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-picture]");
  if (!link) return;
  event.preventDefault();
  sharePicture(link).catch((problem) => toast(`${problem}`));
});

/* ---- the rematch: whoever has offered it here goes there as soon as the others agree, if it is the one that was announced ---- */

let offered = false;

document.addEventListener("submit", (event) => {
  if (event.target.matches("form[action$='/rematch']")) offered = true;
});

when("shown", () => {
  const next = holder.querySelector("a[data-next]");
  if (offered && next && recall(words.id)?.next === next.pathname.split("/").pop()) go(next.href);
});
