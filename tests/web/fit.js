// Measures a table as it is shown: what can be done, what is in sight, what lies where. Run within the page by fit.py.
(() => {
  const SPARE = 1.5;      // px that rounding may cost
  const TOUCH = 44;       // the least side of a target
  const STRIP = 20;       // what must be free of a card that others in the hand overlap
  const FURNITURE = ".bar, .beside, .side, .top, .notices, .now";
  const FOLDED = "dialog, [popover], details:not([open]) > :not(summary), .plain, .beside";

  const holder = () => document.getElementById("stage");
  const round = (x) => Math.round(x * 10) / 10;

  function named(el) {
    if (!el) return "nothing";
    if (el.id) return `#${el.id}`;
    for (const name of ["place", "key", "count"]) if (el.dataset?.[name]) return `[data-${name}="${el.dataset[name]}"]`;
    const own = `${el.localName}${[...(el.classList ?? [])].map((one) => `.${one}`).join("")}`;
    const known = el.parentElement?.closest("[id], [data-place], [data-key]");
    return known ? `${own} in ${named(known)}` : own;
  }

  const shown = (el) => el.checkVisibility({ visibilityProperty: true });

  function meet(a, b) {
    const left = Math.max(a.left, b.left), top = Math.max(a.top, b.top);
    const right = Math.min(a.right, b.right), bottom = Math.min(a.bottom, b.bottom);
    return { left, top, right, bottom };
  }

  // where an element may be seen: the window, less what the boxes around it cut off
  function sight(el) {
    let box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let at = el.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display !== "contents" && (style.overflowX !== "visible" || style.overflowY !== "visible")) box = meet(box, at.getBoundingClientRect());
      if (style.position === "fixed") break;
    }
    return box;
  }

  // what of an element is out of sight, in words; empty if all is there
  function cut(el) {
    const box = el.getBoundingClientRect(), seen = sight(el);
    const over = { left: seen.left - box.left, top: seen.top - box.top, right: box.right - seen.right, bottom: box.bottom - seen.bottom };
    const lost = Object.entries(over).filter(([, px]) => px > SPARE);
    return lost.map(([side, px]) => `${round(px)} px cut off at the ${side}`).join(", ");
  }

  const belongs = (hit, el) => hit && (el === hit || el.contains(hit));

  function freeStrip(el, box) {
    let most = 0, run = 0;
    for (let x = box.left + 1; x < box.right; x += 2) {
      run = [0.2, 0.5, 0.8].some((y) => belongs(document.elementFromPoint(x, box.top + y * box.height), el)) ? run + 2 : 0;
      most = Math.max(most, run);
    }
    return most;
  }

  // why a button cannot be pressed; empty if it can
  function hindrance(el) {
    if (!shown(el)) return "is not shown";
    const box = el.getBoundingClientRect(), lost = cut(el);
    if (lost) return `has ${lost}`;
    if (box.width < TOUCH - 0.5 || box.height < TOUCH - 0.5) return `is ${round(box.width)} × ${round(box.height)} px, less than ${TOUCH}`;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (belongs(hit, el)) return "";
    const hand = el.closest(".hand");
    if (hand?.contains(hit)) {
      const strip = freeStrip(el, box);
      return strip >= STRIP ? "" : `has ${strip} px free of its neighbours, less than ${STRIP}`;
    }
    return `is covered by ${named(hit)} at its middle`;
  }

  const buttons = (selector) => [...holder().querySelectorAll(selector)].filter((one) => !one.closest(FOLDED));
  const withKey = (key) => buttons(`button[data-key="${CSS.escape(key)}"]`);

  // the first of several buttons that can be pressed, or why none can
  function usable(found, what) {
    if (!found.length) return { why: `${what} has no button` };
    let why = "";
    for (const button of found) {
      const hinders = hindrance(button);
      if (!hinders) return { button };
      why ||= `${named(button)} ${hinders}`;
    }
    return { why };
  }

  // the actions that are done by picking parts: the first part, and after it what follows
  function picking(all, depth, picked, problems) {
    const before = places();
    for (const [key, rest] of Map.groupBy(all, (parts) => parts[depth])) {
      const after = picked.length ? `, after ${picked.map(named).join(" and ")}` : "";
      const found = usable(withKey(key).filter((one) => !picked.includes(one)), `part ${key}`);
      if (found.why) problems.push(found.why + after);
      const longer = rest.filter((parts) => parts.length > depth + 1);
      if (found.why || !longer.length) continue;
      found.button.click();
      if (found.button.getAttribute("aria-pressed") !== "true") { problems.push(`${named(found.button)} cannot be picked${after}`); continue; }
      problems.push(...moved(before, places()).map((one) => `${one}, when ${key} is picked`));
      picking(longer, depth + 1, [...picked, found.button], problems);
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    }
  }

  function choices(actions, problems) {
    const parts = [];
    for (const id of actions) {
      const direct = buttons(`[name=action][value="${id}"]`);
      const listed = holder().querySelector(`.plain [name=action][value="${id}"]`);
      if (direct.length) {
        const found = usable(direct);
        if (found.why) problems.push(`action ${id} (${listed?.textContent.trim()}): ${found.why}`);
      } else if (listed?.dataset.parts) parts.push(listed.dataset.parts.split(" "));
      else problems.push(`action ${id} (${listed?.textContent.trim()}) has no button`);
    }
    picking(parts, 0, [], problems);
  }

  // whose turn, scores, and all places
  function inSight(problems) {
    for (const el of document.querySelectorAll("#stage [data-place], #say, #stage [data-count]")) {
      if (el.closest(FOLDED)) continue;
      const box = el.getBoundingClientRect();
      if (!shown(el) || box.width * box.height === 0) {
        if (el.id || (el.dataset.place && el.childElementCount)) problems.push(`${named(el)} is not shown`);
        continue;
      }
      const lost = cut(el);
      if (lost) { problems.push(`${named(el)} has ${lost}`); continue; }
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const over = hit?.closest(FURNITURE);
      if (over && !over.contains(el) && !el.contains(over) && !over.querySelector(".result")) problems.push(`${named(el)} is covered by ${named(over)}`);
      else if (/^(score|points)/.test(el.dataset.count) && hit && !hit.contains(el) && !el.contains(hit) && !hit.closest(FURNITURE)) problems.push(`${named(el)} is covered by ${named(hit)}`);
    }
  }

  function scrolling(problems) {
    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) problems.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
    if (root.scrollHeight > innerHeight + 1) problems.push(`the page is ${root.scrollHeight - innerHeight} px too high`);
    for (const el of document.querySelectorAll(".stage, .stage :not(svg, svg *)")) {
      const style = getComputedStyle(el);
      if (/auto|scroll/.test(style.overflowY) && el.scrollHeight > el.clientHeight + SPARE) problems.push(`${named(el)} scrolls by ${el.scrollHeight - el.clientHeight} px`);
      const ends = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (ends && !el.closest("bdi") && !el.querySelector("bdi") && !el.closest(FOLDED) && (el.scrollWidth > el.clientWidth + SPARE || el.scrollHeight > el.clientHeight + SPARE)) problems.push(`${named(el)} does not show all of "${el.textContent.trim()}"`);
      if (/auto|scroll/.test(style.overflowX) && el.scrollWidth > el.clientWidth + SPARE) problems.push(`${named(el)} scrolls sideways by ${el.scrollWidth - el.clientWidth} px`);
    }
  }

  // targets beside the actions: tools in the bar, the menu; and whatever is lit
  function tools(problems) {
    for (const el of document.querySelectorAll(".top :is(summary, a, button), .now :is(a, button), .notices button, .stage .choice--legal")) {
      if (!shown(el) || el.closest("details:not([open]) > :not(summary)")) continue;
      const hinders = hindrance(el);
      if (hinders) problems.push(`${named(el)} ${hinders}`);
    }
  }

  // where everything lies that has a fixed place, by name, for names that are there once
  function places() {
    const found = new Map();
    const note = (name, el) => {
      if (el.closest(FOLDED) || !shown(el)) return;
      const box = el.getBoundingClientRect();
      found.set(name, found.has(name) ? null : [box.left, box.right, box.top, box.bottom]);
    };
    for (const el of document.querySelectorAll("#stage [data-place]")) note(`[data-place="${el.dataset.place}"]`, el);
    for (const el of buttons("button[data-key]")) if (!el.closest(".hand")) note(`[data-key="${el.dataset.key}"]`, el);
    for (const name of [".bar", ".hand", ".now", ".middle", ".rivals", ".mine"]) for (const el of document.querySelectorAll(`.stage ${name}`)) note(name, el);
    return Object.fromEntries([...found].filter(([, at]) => at));
  }

  // how far something is from where it was: what grows from one of its edges or from its middle has not moved
  function shift([left, right], [a, b]) {
    return [a - left, b - right, (a + b - left - right) / 2].reduce((least, one) => (Math.abs(one) < Math.abs(least) ? one : least));
  }

  function moved(before, after) {
    const found = [];
    for (const [name, was] of Object.entries(before)) {
      const now = after[name];
      if (!now) continue;
      const [x, y] = [shift(was.slice(0, 2), now.slice(0, 2)), shift(was.slice(2), now.slice(2))];
      if (Math.max(Math.abs(x), Math.abs(y)) > 2) found.push(`${name} moves by ${round(x)}, ${round(y)} px`);
    }
    return found;
  }

  // show a table that the stream would bring: nothing moves here, so it is there at once
  function show(html, n) {
    window.shoalFeed("table", html);
    if (holder().querySelector(".stage").dataset.n !== String(n)) throw new Error(`step ${n} is not shown`);
  }

  function measure(actions) {
    const problems = [];
    scrolling(problems);
    inSight(problems);
    tools(problems);
    choices(actions, problems);
    return problems;
  }

  // what a lesson changes: nothing moves for it; beside the table it hinders nothing, over it it can be closed
  function lesson({ told, n, actions }, known, at) {
    show(told, n);
    const problems = [];
    const beside = document.getElementById("beside");
    if (actions.length && beside.scrollHeight > beside.clientHeight + SPARE) problems.push(`#beside scrolls by ${beside.scrollHeight - beside.clientHeight} px`);
    if (innerWidth >= 1024) choices(actions, problems);
    return [...problems.filter((one) => !known.includes(one)), ...moved(at, places())].map((one) => `${one}, with a lesson`);
  }

  // look at moments one after another without a pause, so that the browser need not draw them
  function look(moments, longestHand) {
    const still = new CSSStyleSheet();
    still.replaceSync("* { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
    let before = null;
    return moments.map((moment) => {
      show(moment.html, moment.n);
      const hand = holder().querySelectorAll(".hand button[data-key]").length;
      const at = places();
      const problems = hand <= longestHand ? measure(moment.actions) : [];
      if (before?.match === moment.match) problems.push(...moved(before.at, at));
      before = { match: moment.match, at };
      if (moment.told) problems.push(...lesson(moment, problems, at));
      return { problems: [...new Set(problems)], hand };
    });
  }

  window.shoalFit = { show, look };
})();
