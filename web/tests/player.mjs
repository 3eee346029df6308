/* Plays a game on the page as a person could: by the mouse, by touch, by keys alone, or through the accessibility tree.
 * It knows nothing of the games: it presses what can be pressed on the board, at random, until the game is over. */

/** Random numbers that are the same in every run (Marsaglia's xorshift). */
export function luck(seed) {
  let x = seed | 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

/** Rule options that make a game short. */
export const short = {
  flip7: { target: 30 },
  hilo: { target: 15, max_turns: 30 },
  hi_lo_flip: { target: 25 },
  uno_flip: { target: 20 },
};

/** What the browser keeps so that games of all kinds begin with so many seats and are short. */
export const shortGames = (seats = 2) =>
  Object.fromEntries(
    Object.entries(short).map(([game, rules]) => [`upcard.usual.${game}`, { seats, level: 'easy', rules }]),
  );

const BOARD = '.table main';
const OVER = 'dialog[open]';
/** What a board offers: buttons that are neither disabled nor illegal now. */
export const OFFERED = `:is(${BOARD}, .table .call) :is(button, [role=button], [role=switch]):not(:disabled, [aria-disabled=true])`;

const isOver = (page) => page.locator(OVER).isVisible();

/** Waits until something can be pressed or the game is over; false: it is over. Fails after `ms` without either. */
export async function ready(page, ms = 120_000) {
  await page.waitForFunction(
    ([offered, over]) => document.querySelector(over) || document.querySelector(offered),
    [OFFERED, OVER],
    { timeout: ms },
  );
  return !(await isOver(page));
}

/** Presses offered buttons by the mouse until the game is over. Returns how many. */
export async function playByMouse(page, seed = 1, most = 3000) {
  const any = luck(seed);
  for (let pressed = 0; pressed < most; pressed++) {
    if (!(await ready(page))) return pressed;
    /* In one go, so that the board cannot change between counting and pressing. */
    await page.evaluate(
      ([offered, number]) => {
        const list = [...document.querySelectorAll(offered)].filter((e) => e.checkVisibility());
        list[number % list.length]?.click();
      },
      [OFFERED, any(1 << 20)],
    );
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  throw new Error(`the game was not over after ${most} presses`);
}

/** Where a finger goes, in the page: the middle of what is offered, or what other cards leave in sight of it. The page
 * then waits for the touch in `touched`. */
function aim([offered, number]) {
  const list = [...document.querySelectorAll(offered)].filter((e) => e.checkVisibility());
  const one = list[number % list.length];
  if (!one) return null;
  one.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  const parts = [1 / 2, 1 / 4, 1 / 8, 3 / 4, 7 / 8];
  const places = parts.flatMap((down) => parts.map((across) => [x + width * across, y + height * down]));
  globalThis.touched = new Promise((resolve) => {
    for (const end of ['click', 'contextmenu', 'pointercancel'])
      addEventListener(end, () => resolve(), { once: true, capture: true });
    setTimeout(resolve, 1000); // nothing comes of it where what was touched is gone
  });
  return places.find((place) => one.contains(document.elementFromPoint(...place))) ?? places[0];
}

/** The same by touching what is offered. `tap`: how a browser is touched. */
export async function playByTouch(page, seed = 1, most = 3000, tap = (x, y) => page.touchscreen.tap(x, y)) {
  const any = luck(seed);
  for (let touched = 0; touched < most; touched++) {
    if (!(await ready(page))) return touched;
    const at = await page.evaluate(aim, [OFFERED, any(1 << 20)]);
    if (!at) continue;
    await tap(...at);
    /* The click follows the touch later: what is offered then is another board. */
    await page.evaluate(() => globalThis.touched);
  }
  throw new Error(`the game was not over after ${most} touches`);
}

/** The same by keys alone: goes on by Tab or arrow keys, a random number of times, and presses Enter or Space where
 * something offered has the focus. */
export async function playByKeys(page, seed = 1, most = 6000) {
  const any = luck(seed);
  const keys = ['Tab', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'];
  for (let presses = 0, lost = 0; presses < most; presses++) {
    const where = await page.evaluate(
      ([offered, over]) => {
        if (document.querySelector(over) || !document.querySelector(offered)) return 'idle';
        const e = document.activeElement;
        return e === document.body ? 'nowhere' : e?.closest(offered) ? 'offered' : 'elsewhere';
      },
      [OFFERED, OVER],
    );
    if (where === 'idle' && !(await ready(page))) return presses;
    if (where === 'offered') await page.keyboard.press(any(2) ? 'Enter' : 'Space');
    lost = where === 'nowhere' ? lost + 1 : 0;
    if (lost > 40) throw new Error('the focus is lost');
    const key = keys[any(keys.length)];
    for (let i = 1 + any(3); i > 0; i--) await page.keyboard.press(key);
  }
  throw new Error(`the game was not over after ${most} keys`);
}

/** The same through the accessibility tree: presses buttons that a screen reader would offer by name. Returns the names
 * pressed. */
export async function playByTree(page, seed = 1, most = 2000) {
  const any = luck(seed);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await session.send('DOM.enable');
  const names = [];
  for (let pressed = 0; pressed < most; pressed++) {
    if (!(await ready(page))) return names;
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const within = (node) => {
      for (let n = node; n; n = byId.get(n.parentId)) if (n.role?.value === 'main') return true;
      return false;
    };
    const offered = nodes.filter(
      (node) =>
        !node.ignored &&
        node.role?.value === 'button' &&
        (within(node) || /let it go/i.test(node.name?.value ?? '')) &&
        !node.properties?.some((p) => p.name === 'disabled' && p.value.value),
    );
    const unnamed = offered.find((node) => !node.name?.value?.trim());
    if (unnamed) throw new Error('a button has no name');
    if (!offered.length) continue;
    const chosen = offered[any(offered.length)];
    try {
      const { object } = await session.send('DOM.resolveNode', { backendNodeId: chosen.backendDOMNodeId });
      await session.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function() { this.click(); }',
      });
      names.push(chosen.name.value);
    } catch {
      /* the board has changed meanwhile */
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  throw new Error(`the game was not over after ${most} presses`);
}
