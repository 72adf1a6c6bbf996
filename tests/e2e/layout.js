// Where everything lies on the page, in words: for the specs that look at layouts.

export const SIZES = [
  [320, 568],
  [360, 640],
  [740, 360],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
  // 1366×768 at 200 % zoom.
  [683, 384],
];

/** What is wrong with the table as it is drawn, in words. Cards of the field are at least `least` wide. */
export const misplaced = (page, least = 32) =>
  page.evaluate((least) => {
    const found = [];
    const { innerWidth: width, innerHeight: height } = window;
    const small = width <= 320 || height < 400;
    const name = (element) => element.dataset.card ?? `${element.localName}.${element.className}`.replaceAll(" ", ".");
    const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(" ");
    const whole = (element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left > -1 && top > -1 && right < width + 1 && bottom < height + 1;
    };
    const covered = (element, points) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [x, y] of points) {
        const there = document.elementFromPoint(left + width * x, top + height * y);
        // The Pele card lies on what it is aimed at.
        if (element.matches(".is-aimed") && there?.closest(".field__laid")) continue;
        if (!element.contains(there)) return there ? name(there) : "nothing";
      }
      return undefined;
    };
    const CENTRE = [[0.5, 0.5]];
    const CORNERS = [[0.15, 0.1], [0.85, 0.1], [0.15, 0.9], [0.85, 0.9]];
    const check = (zone, cards, points) => {
      for (const card of cards) {
        if (!whole(card)) found.push(`${zone} ${name(card)} is cut: ${round(card.getBoundingClientRect())}`);
        const by = covered(card, points);
        if (by) found.push(`${zone} ${name(card)} is covered by ${by}`);
      }
      for (const [at, card] of cards.entries()) {
        const a = card.getBoundingClientRect();
        for (const other of cards.slice(at + 1)) {
          const b = other.getBoundingClientRect();
          const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
          if (over) found.push(`${zone} ${name(card)} and ${name(other)} overlap`);
        }
      }
    };
    const hand = [...document.querySelectorAll(".hand button[data-card]")];
    const field = [...document.querySelectorAll(".field button[data-card]")];
    if (!field.length || (!hand.length && !document.querySelector("[data-action=flip]"))) found.push("no cards");
    check("hand", hand, [...CENTRE, ...CORNERS]);
    check("field", field, CENTRE);
    check("shown", [...document.querySelectorAll(".seats button[data-card]")], CENTRE);
    const narrow = Math.min(...field.map((card) => card.getBoundingClientRect().width));
    if (field.length && narrow < least - 0.5) found.push(`${field.length} field cards are ${narrow.toFixed(1)} wide`);
    for (const card of hand) {
      const { width, height } = card.getBoundingClientRect();
      if (!small && Math.min(width, height) < 44) found.push(`hand ${name(card)} is ${Math.round(width)} wide`);
    }
    for (const button of document.querySelectorAll("main button")) {
      const { width, height } = button.getBoundingClientRect();
      // An empty pile is a disabled button of no height: nothing to touch.
      if (!button.checkVisibility() || !width || button.disabled) continue;
      // Too narrow cards of the field are told once.
      const told = button.matches(".field [data-card]") && width < least;
      if (!told && Math.min(width, height) < 23.5) found.push(`button ${name(button)} is ${width.toFixed()}×${height.toFixed()}`);
      // The goals are a list that scrolls sideways in itself where there is no room for all.
      if (!whole(button) && !button.closest(".goals")) found.push(`button ${name(button)} is cut: ${round(button.getBoundingClientRect())}`);
    }
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} > ${clientWidth}`);
    if (scrollHeight > clientHeight) found.push(`the page scrolls: ${scrollHeight} > ${clientHeight}`);
    return found;
  }, least);

/** What `look` finds at each of these sizes. */
export async function everySize(page, look, sizes = SIZES) {
  const found = {};
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // The change is drawn, or it is not yet looked at.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const list = await look(`${width}x${height}`);
    if (list.length) found[`${width}×${height}`] = list;
  }
  return found;
}

/**
 * What is wrong around the cards, in words: seats, calls and prompts that lie on each other, words that are cut,
 * and a question that covers what it is about.
 */
export const crowded = (page) =>
  page.evaluate(() => {
    const found = [];
    const { innerWidth: width, innerHeight: height } = window;
    // Not what only screen readers are told.
    const seen = (element) => element.checkVisibility() && !element.closest(".sr") && getComputedStyle(element).clipPath === "none";
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const name = (element) =>
      element.dataset.card ?? `${element.localName}.${element.className} ${element.dataset.seatPanel ?? ""}`.trim().replaceAll(" ", ".");
    const meet = (one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    };
    const apart = (list) =>
      list.forEach((one, at) => list.slice(at + 1).forEach((other) => meet(one, other) && found.push(`${name(one)} and ${name(other)} overlap`)));
    const filled = (element) => element.offsetWidth > 2 && element.offsetHeight > 2;
    const question = document.querySelector(".ask");
    const parts = ".seat, .field__grid, .hand button[data-card]";
    const own = ".own__head, .own .piles:enabled, .goals, .prompt__slip, .prompt button, .ring__say";
    // The question stands over the own pile and the goals on purpose.
    apart(all(question ? parts : `${parts}, ${own}`).filter(filled));
    for (const seat of all(".seat")) {
      apart([...seat.querySelectorAll(".piles:enabled, .backs, .seat__name, .seat__pts")].filter(filled));
      const backs = seat.querySelector(".backs");
      const under = [...seat.querySelectorAll(".piles .card")].filter((card) => meet(card, backs)).map(name);
      if (under.length) found.push(`the hand of seat ${seat.dataset.seatPanel} and ${under.join(" ")} overlap`);
    }
    if (question) {
      apart([question, ...all(".seat")]);
      const under = all(".hand [data-card], .field [data-card]").filter((card) => meet(question, card));
      if (under.length) found.push(`the question covers ${under.map(name).join(" ")}`);
    }
    for (const part of all(".seat, .ask, .ask button, .prompt button, .field__laid, .stack__turned, .discard")) {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) found.push(`${name(part)} is cut: ${[left, top, right, bottom].map(Math.round)}`);
    }
    const texts = ".seat__name, .seat__pts, .seat .num, .own__who *, .prompt__slip, .shout, .shout *, .ask h2, .ask p, .ring__say, .btn";
    for (const words of all(texts)) {
      const label = `${name(words)} “${words.innerText.trim().replace(/\s+/g, " ").slice(0, 30)}”`;
      // On the smallest phone a name may be shortened: it is spoken whole.
      const short = width <= 320 && words.matches(".seat__name");
      if (!short && words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 1) found.push(`cut words: ${label}`);
      const panel = words.closest(".seat, .ask, .shout, .prompt")?.getBoundingClientRect();
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      while (panel && walker.nextNode()) {
        if (!seen(walker.currentNode.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { left, right, top, bottom, width } = range.getBoundingClientRect();
        if (!width) continue;
        if (left < panel.left - 1 || right > panel.right + 1 || top < panel.top - 2 || bottom > panel.bottom + 2) found.push(`out of its panel: ${label}`);
      }
    }
    return [...new Set(found)];
  });
