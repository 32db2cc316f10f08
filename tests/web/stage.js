// Staging updates in a page: what its own script would do with them. Tests evaluate this first.
window.staged = {
  /** The table as it is, as an update of `ahead` steps later. */
  later(ahead, change = () => {}) {
    const box = document.createElement("template");
    box.innerHTML = document.getElementById("stage").innerHTML;
    const stage = box.content.querySelector(".stage");
    stage.dataset.n = String(Number(stage.dataset.n) + ahead);
    change(box.content, stage);
    const news = document.createElement("ol");
    news.className = "news";
    const line = document.createElement("li");
    line.textContent = `step ${stage.dataset.n}`;
    news.append(line);
    box.content.append(news);
    return box.innerHTML;
  },
  async arrive(html, stepped = true) {
    const { arrive } = await import("/static/show.js");
    arrive(html, stepped);
  },
  /** Only one of the viewer's actions is legal now. */
  async force() {
    const one = document.querySelector("#stage button[name=action]").value;
    await this.arrive(this.later(0, (content, stage) => {
      stage.dataset.forced = one;
      for (const button of content.querySelectorAll("button[name=action]")) {
        if (button.value !== one) button.remove();
      }
    }));
    return one;
  },
  /** Wait for the bar, and let it fill no further. */
  async paused() {
    let bar = null;
    while (!(bar = document.querySelector(".filling__bar"))) await new Promise(requestAnimationFrame);
    for (const motion of bar.getAnimations()) motion.pause();
  },
  /** What screen readers are told from now on. */
  listen() {
    window.said = [];
    const box = document.getElementById("announce");
    new MutationObserver(() => window.said.push(box.textContent)).observe(box, { childList: true });
  },
  watch() {
    window.shownAt = [];
    document.addEventListener("shoal:shown", () => window.shownAt.push([Number(document.querySelector(".stage").dataset.n), performance.now()]));
  },
};
