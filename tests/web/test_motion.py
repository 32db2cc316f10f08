"""Motion: what flies, what fades, what counts; nothing of it over a dialog or in anybody's way."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.game import names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.motion import against

WATCH = """() => {
  window.seen = { properties: new Set(), flights: 0 };
  const look = () => {
    window.seen.flights = Math.max(window.seen.flights, document.querySelectorAll(".flight").length);
    for (const motion of document.getAnimations()) {
      if (motion instanceof CSSAnimation || motion instanceof CSSTransition) continue;
      const names = motion.effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      for (const name of names) window.seen.properties.add(name);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
SEEN = "() => ({ flights: window.seen.flights, properties: [...window.seen.properties] })"
FRAME = {"offset", "computedOffset", "easing", "composite"}


def watched(visit: Visit, server: Server, game: str, moves: int, **wishes: Any) -> dict[str, Any]:
    """What moved on a page while some moves were made."""
    page, rival = against(visit, server, game, {"speed": "fast"}, **wishes)
    page.evaluate(WATCH)
    for _ in range(moves):
        rival.page_acts()
    rival.until_theirs()
    found: dict[str, Any] = page.evaluate(SEEN)
    return found


@pytest.mark.parametrize("game", names())
def test_things_fly_and_only_transform_and_opacity_change(visit: Visit, server: Server, game: str) -> None:
    found = watched(visit, server, game, 5)
    assert found["flights"] > 0
    assert set(found["properties"]) - FRAME <= {"transform", "opacity", "translate", "scale"}


def test_with_less_motion_things_fade_and_nothing_flies(visit: Visit, server: Server) -> None:
    found = watched(visit, server, pick().name, 5, reduced_motion="reduce")
    assert found["flights"] == 0
    assert set(found["properties"]) - FRAME <= {"opacity"}


def test_nothing_flies_over_a_dialog(visit: Visit, server: Server) -> None:
    ann, rival = against(visit, server, pick().name, {"speed": "calm"})
    rival.page_acts()
    ann.wait_for_selector(".flight", state="attached")
    over = ann.evaluate(
        """() => {
          const dialog = document.getElementById("sheet");
          dialog.showModal();
          const box = dialog.getBoundingClientRect();
          const sky = document.querySelector(".sky");
          sky.style.pointerEvents = "auto";  // so that it would be met if it were on top
          return dialog.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }"""
    )
    assert over


def test_no_press_meets_the_sky(visit: Visit, server: Server) -> None:
    ann, rival = against(visit, server, pick().name)
    rival.page_acts()
    ann.wait_for_selector(".sky", state="attached")
    assert ann.evaluate("() => getComputedStyle(document.querySelector('.sky')).pointerEvents") == "none"
    assert ann.get_attribute(".sky", "aria-hidden") == "true"
    ann.wait_for_function("() => document.querySelector('.sky').childElementCount === 0")


COMPARE = """async ([before, after]) => {
  const { compare } = await import("/static/motion.js");
  const things = (text) => text.split(" ").filter(Boolean).map((one) => {
    const [kind, place, stock] = one.split("@").flatMap((part) => part.split("*"));
    return { kind, place, stock: Number(stock ?? 1) };
  });
  const found = compare(things(before), things(after));
  const name = (thing) => `${thing.kind}@${thing.place}`;
  const moved = found.moved.map((pair) => pair.map(name).join(">"));
  return { moved, gone: found.gone.map(name), came: found.came.map(name) };
}"""
CASES = {
    "a draw": ("back@deck*9", "back@deck*8 a@hand", ["back@deck>a@hand"], [], []),
    "a draw of two": ("back@deck*9", "back@deck*7 a@drawn b@drawn", ["back@deck>a@drawn", "back@deck>b@drawn"], [], []),
    "a rival's draw": ("back@deck*9 back@r*2", "back@deck*8 back@r*3", ["back@deck>back@r"], [], []),
    "a rival's discard": ("back@r*3 x@pile", "back@r*2 y@pile", ["back@r>y@pile"], ["x@pile"], []),
    "a theft": ("a@hand b@hand back@r*1", "b@hand back@r*2", ["a@hand>back@r"], [], []),
    "a rival takes": ("x@pile back@r*1", "z@pile back@r*2", ["x@pile>back@r"], [], ["z@pile"]),
    "nothing": ("a@hand a@hand", "a@hand a@hand", [], [], []),
    "one of two equal ones": ("a@hand a@hand", "a@hand a@laid", ["a@hand>a@laid"], [], []),
}


def test_what_moved_is_known_by_kind_and_place(visit: Visit, server: Server) -> None:
    page = visit()
    for name, (before, after, moved, gone, came) in CASES.items():
        found = page.evaluate(COMPARE, [before, after])
        assert found == {"moved": moved, "gone": gone, "came": came}, name


def test_a_number_counts_up(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    seen = ann.evaluate(
        """async () => {
          const { countUp, numbersOf } = await import("/static/count.js");
          const box = document.createElement("div");
          const unit = `<i data-units="point|points|points">point</i>`;
          box.innerHTML = `<b data-count="score">3</b><b data-count="less">−2</b><b data-count="word">x</b>`;
          box.children[1].insertAdjacentHTML("afterend", unit);
          document.body.append(box);
          const before = numbersOf(box);
          const [score, less] = box.children;
          score.textContent = "7";
          less.textContent = "−1";
          countUp(box, before);
          const seen = [];
          while (seen.at(-1) !== "7−1pointx") {
            if (seen.at(-1) !== box.textContent) seen.push(box.textContent);
            await new Promise(requestAnimationFrame);
          }
          return seen;
        }"""
    )
    assert seen[0] == "3−2pointsx"  # the word goes with the number, on the way too
    assert len(seen) > 3


def test_a_number_that_is_as_it_was_before_it_counted_stays_so(visit: Visit) -> None:
    """A card is laid and another drawn, while the number of cards waits to count: it is what it was."""
    page = visit(likes={"speed": "normal"}, reduced_motion="no-preference")
    shown = page.evaluate(
        """async () => {
          const { countUp, numbersOf } = await import("/static/count.js");
          const box = document.createElement("div");
          box.innerHTML = `<b data-count="hand">7</b><b data-count="other">1</b>`;
          document.body.append(box);
          const [hand, other] = box.children;
          const become = (...values) => {
            const before = numbersOf(box);
            [hand.textContent, other.textContent] = values;
            countUp(box, before);
          };
          become("6", "1");
          become("7", "9");
          const frames = [];
          while (other.textContent !== "9") {  // which takes longer than from 7 to 6
            frames.push(hand.textContent);
            await new Promise(requestAnimationFrame);
          }
          return [...new Set([...frames, hand.textContent])];
        }"""
    )
    assert shown == ["7"]


PLANNED = """async (touch) => {
  const { planned } = await import("/static/morph.js");
  const tree = (html) => Object.assign(document.createElement("div"), { innerHTML: html });
  const live = tree(`<b class="n">1</b><i data-key="a">a</i><i class="i" data-key="b">b</i><u title="x">x</u>`);
  const fresh = tree(`<b class="n">2</b><s>new</s><i class="i on" data-key="b">b</i><u>x</u>`);
  const [wanted, before, kept] = [fresh.innerHTML, live.innerHTML, live.querySelector("[data-key=b]")];
  const change = planned(live, fresh);
  const untouched = live.innerHTML === before;
  if (touch) {
    live.querySelector("b").textContent = "counting";
    live.querySelector("u").className = "pressed";
    live.append("more");
    if (touch === "long ago") await new Promise(requestAnimationFrame);
  }
  change();
  return { untouched, right: live.innerHTML === wanted, same: live.contains(kept) };
}"""


@pytest.mark.parametrize("touch", ["", "just now", "long ago"])
def test_a_swap_is_compared_before_and_anew_if_somebody_has_touched_the_table(visit: Visit, touch: str) -> None:
    assert visit().evaluate(PLANNED, touch) == {"untouched": True, "right": True, "same": True}


CUES = """
<i data-cue="say" data-at="{place}">Ho!</i><i data-cue="moment" data-tone="stop">STOP</i>
<i data-cue="outline" data-at="{place}" data-to="{place}"></i>
<i data-cue="fly" data-piece="nothing" data-from="{place}" data-to="{place}"></i>
<i data-cue="sound" data-name="stop"></i>
"""


def test_cues_are_played_and_go_away(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    place = ann.evaluate("() => document.querySelector('.stage [data-place]').dataset.place")
    ann.evaluate("(cues) => staged.arrive(staged.later(1) + cues)", CUES.format(place=place))
    for found in (".saying >> text=Ho!", ".great[data-tone=stop] >> text=STOP", ".flight--outline"):
        ann.wait_for_selector(found, state="attached")
    ann.wait_for_function("() => document.querySelector('.sky').childElementCount === 0")


def test_a_win_is_a_celebration(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    won = "(content, stage) => { stage.classList.add('stage--over'); stage.dataset.won = ''; }"
    ann.evaluate(f"() => staged.arrive(staged.later(1, {won}))")
    ann.wait_for_selector(".scrap", state="attached")


THING = "'<b data-vt=\"thing\">thing</b>'"


def test_what_leaves_an_outlined_place_is_seen_until_it_has_left(visit: Visit, server: Server) -> None:
    """It stays for as long as the outline, then goes where the cue says; anything else that goes away fades."""
    ann, _ = against(visit, server, pick().name)
    places = ann.evaluate("() => [...document.querySelectorAll('.stage [data-place]')].map((at) => at.dataset.place)")
    lay = f"(content) => content.querySelector('[data-place=\"{places[0]}\"]').insertAdjacentHTML('beforeend', {THING})"
    ann.evaluate(f"() => staged.arrive(staged.later(1, {lay}))")
    ann.wait_for_selector(".stage [data-vt=thing]", state="attached")
    ann.wait_for_function("() => !document.querySelector('.sky')?.childElementCount")
    cue = f'<i data-cue="outline" data-at="{places[0]}" data-to="{places[1]}"></i>'
    take = "(content) => content.querySelector('[data-vt=thing]').remove()"
    ends = ann.evaluate(
        f"""async () => {{
          await staged.arrive(staged.later(1, {take}) + {cue!r});
          while (!document.querySelector(".flight b")) await new Promise(requestAnimationFrame);
          const motion = document.querySelector(".flight:has(b)").getAnimations()[0];
          const {{ delay }} = motion.effect.getTiming();
          const [first, , last] = motion.effect.getKeyframes();
          return [delay, first.transform !== last.transform];
        }}"""
    )
    assert ends[0] > 300  # it waits
    assert ends[1]  # then it moves
    ann.wait_for_function("() => document.querySelector('.sky').childElementCount === 0")


RESTING = """async ([from, by, to]) => {
  const thing = '<b data-vt="thing">thing</b>';
  const at = (content, place) => content.querySelector(`[data-place="${place}"]`);
  const lay = (place) => (content) => at(content, place).insertAdjacentHTML("beforeend", thing);
  const moved = (content) => { content.querySelector("[data-vt=thing]").remove(); lay(to)(content); };
  await staged.arrive(staged.later(1, lay(from)));
  while (!document.querySelector(".stage [data-vt=thing]")) await new Promise(requestAnimationFrame);
  const rests = `<i data-cue="by" data-piece="thing" data-at="${by}"></i>`;
  const takes = `<i data-cue="outline" data-at="${by}" data-to="${to}"></i>`;
  await staged.arrive(staged.later(1, moved) + rests + takes);
  while (!document.querySelector(".flight b")) await new Promise(requestAnimationFrame);
  const ghost = document.querySelector(".flight:has(b)");
  const flight = ghost.getAnimations()[0];
  flight.pause();
  flight.currentTime = flight.effect.getTiming().duration / 2;
  const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const place = at(document.querySelector(".stage"), by).getBoundingClientRect();
  const wait = document.querySelector(".flight--outline").getAnimations()[0].effect.getTiming().delay;
  return [middle(ghost.getBoundingClientRect()), middle(place), wait];
}"""


def test_a_thing_rests_on_its_way_where_the_cue_says(visit: Visit, server: Server) -> None:
    """A piece that takes something and goes home is seen on the place where it took it, and only then the outline."""
    ann, _ = against(visit, server, pick().name)
    places = ann.evaluate("() => [...document.querySelectorAll('.stage [data-place]')].map((at) => at.dataset.place)")
    ghost, place, wait = ann.evaluate(RESTING, places[:3])
    assert ghost == pytest.approx(place, abs=2)
    assert wait > 300


TAKING = """async (from) => {
  const at = (content, place) => content.querySelector(`[data-place="${place}"]`);
  const counter = '<b data-place="counter" data-count="counter">1</b>';
  const lay = (content) => {
    at(content, from).insertAdjacentHTML("beforeend", '<b data-vt="thing">thing</b>');
    content.querySelector(".world").insertAdjacentHTML("beforeend", counter);
  };
  const take = (content, stage) => {
    content.querySelector("[data-vt=thing]").remove();
    at(content, "counter").textContent = "5";
    delete stage.dataset.mine;
  };
  const drawn = () => new Promise(requestAnimationFrame);
  await staged.arrive(staged.later(1, lay));
  while (!document.querySelector(".stage [data-vt=thing]")) await drawn();
  const cues = `<i data-cue="outline" data-at="${from}" data-to="counter"></i><i data-cue="moment">Won!</i>`;
  const n = Number(document.querySelector(".stage").dataset.n);
  const [taken, next] = [staged.later(1, take) + cues, staged.later(2, take)];
  await staged.arrive(taken);
  await staged.arrive(next);
  const shows = (step) => Number(document.querySelector(".stage").dataset.n) >= n + step;
  while (!shows(1)) await drawn();
  const began = performance.now();
  while (!document.querySelector(".great")) await drawn();
  const great = document.querySelector(".great").getAnimations()[0].effect.getTiming().delay;
  while (document.querySelector("[data-count=counter]").textContent === "1") await drawn();
  const counted = performance.now() - began;
  while (!shows(2)) await drawn();
  return { great, counted, next: performance.now() - began };
}"""


def test_what_is_taken_counts_once_it_is_there_and_only_then_the_next_follows(visit: Visit, server: Server) -> None:
    """An outline of 480 ms and a flight of 400: the number, great words and the next player's step wait for them."""
    ann, _ = against(visit, server, pick().name)
    place = ann.evaluate("() => document.querySelector('.stage [data-place]').dataset.place")
    found = ann.evaluate(TAKING, place)
    assert all(when > 800 for when in found.values()), found


READABLE = """async (texts) => {
  const seats = /^(score|laid|seat|beside|hand)[0-9]+$/;
  const all = [...document.querySelectorAll(".stage [data-place]")].map((at) => at.dataset.place);
  const places = all.filter((name) => seats.test(name));
  const cues = places.map((place) => `<i data-cue="say" data-at="${place}">${texts[0]}</i>`).join("");
  await staged.arrive(staged.later(1) + cues + `<i data-cue="moment">${texts[1]}</i>`);
  while (!document.querySelector(".great")) await new Promise(requestAnimationFrame);
  const read = [...document.querySelectorAll(".stage .world [data-count]")].filter((one) => one.checkVisibility());
  const boxes = read.map((one) => [one.dataset.count, one.getBoundingClientRect()]);
  const meet = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > 1;
  const over = (a, b) => meet(a.left, a.right, b.left, b.right) && meet(a.top, a.bottom, b.top, b.bottom);
  return [...document.querySelectorAll(".saying, .great")].flatMap((words) => {
    const motion = words.getAnimations()[0];
    motion.pause();
    motion.currentTime = 600;
    const box = words.getBoundingClientRect();
    return boxes.filter(([, other]) => over(box, other)).map(([name]) => `${words.className} over ${name}`);
  });
}"""


@pytest.mark.parametrize("game", names())
def test_words_over_the_table_cover_no_number(visit: Visit, server: Server, game: str) -> None:
    for width, height in ((390, 664), (390, 844), (1280, 720)):
        page, _ = against(visit, server, game, width=width, height=height)
        assert page.evaluate(READABLE, ["takes a card", "Last chance!"]) == []


def test_a_label_stays_within_the_window(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    place = ann.evaluate("() => document.querySelector('.stage [data-place]').dataset.place")
    move = f"document.querySelector('.stage [data-place=\"{place}\"]').style.translate = '-100vw'"
    cue = f'<i data-cue="say" data-at="{place}">Something rather long</i>'
    ann.evaluate(f"() => document.addEventListener('shoal:shown', () => {{ {move}; }})")
    ann.evaluate(f"() => staged.arrive(staged.later(1) + {cue!r})")
    assert ann.locator(".saying").evaluate("(label) => label.getBoundingClientRect().left") >= 0
