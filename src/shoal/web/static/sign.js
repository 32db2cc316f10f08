// A sign that stays for as long as its reason does: there is no line, or a move waits for one.

const sign = Object.assign(document.createElement("p"), { id: "line", className: "line", hidden: true });
const reasons = new Map();
sign.setAttribute("role", "status");
document.body.append(sign);

/** Show this for a reason; without words, the reason is gone. The latest reason is the one that is read. */
export function lasting(reason, text = "") {
  reasons.delete(reason);
  if (text) reasons.set(reason, text);
  sign.textContent = [...reasons.values()].at(-1) ?? "";
  sign.hidden = reasons.size === 0;
}
