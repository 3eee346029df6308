/* What tests of tables with others share: a server, a browser, guests who meet at tables. Whoever imports this has both
 * as long as its tests run. */
import { OFFERED } from './player.mjs';
import { browser, server } from './stage.mjs';
import { visit } from './support.mjs';

export { browser, server };

export const OVER = 'dialog[open] .who';
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until something is true, and gives it. */
export async function waitFor(what, ms = 120_000) {
  for (const end = Date.now() + ms; Date.now() < end; await pause(20)) {
    const found = what();
    if (found) return found;
  }
  throw new Error(`this did not become true: ${what}`);
}

/** What a visitor's lines have carried, as messages, and when each was received; the page is followed also after a
 * reload. */
function tap(page) {
  const frames = { sent: [], received: [], times: [] };
  page.on('websocket', (line) => {
    line.on('framesent', ({ payload }) => frames.sent.push(JSON.parse(payload)));
    line.on('framereceived', ({ payload }) => {
      frames.times.push(performance.now());
      frames.received.push(JSON.parse(payload));
    });
  });
  return frames;
}

/** A guest with a name; `kept` as for visit. */
export async function guest(name, kept = {}) {
  const visitor = await visit(browser, { settings: { name }, kept });
  return { name, ...visitor, frames: tap(visitor.page) };
}

/** The host opens a table by the form, with what it remembers of the last time. Gives the table's address. */
export async function openTable(host, game, url = server.url) {
  await host.page.goto(`${url}/#/friends/${game}`);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  return host.page.url();
}

export async function sitDown(player, address) {
  await player.page.goto(address);
  await player.page.locator('.go').getByRole('button', { name: 'Sit down' }).click();
  await player.page.getByText('starts the game').waitFor();
}

export const chosen = (game, more) => ({
  'upcard.friends': game,
  [`upcard.friends.${game}`]: { clock: 'none', ...more },
});

/** The ids of the messages of these types. */
export const ids = (frames, ...types) =>
  frames.filter((message) => types.includes(message.type)).map((message) => message.id);

/** The page says that its line is lost. */
export const lost = (player) => player.page.getByText('Reconnecting');

/** Moves of which a player does not know what has become of them. */
export function unanswered({ frames }) {
  const answered = new Set(ids(frames.received, 'confirm', 'error'));
  return ids(frames.sent, 'move').filter((id) => !answered.has(id));
}

/** Does something while no move of this player is on its way: a page that is loaded again is not told what became of
 * one. */
export async function atRest(player, what) {
  player.rests = true;
  await waitFor(() => player.rested && !unanswered(player).length);
  await what();
  player.rests = false;
}

/** Presses what the board offers until the game is over, and draws a card seldom while there is a choice: hands that
 * only grow make a game long. A player who `rests` presses nothing; see atRest. */
export async function play(player, any, most = 20_000) {
  const { page } = player;
  for (let pressed = 0; pressed < most; ) {
    player.rested = player.rests;
    if (player.rests) {
      await pause(30);
      continue;
    }
    try {
      if (await page.locator(OVER).isVisible()) return;
      const did = await page.evaluate(
        ([offered, number, drawing]) => {
          const list = [...document.querySelectorAll(offered)].filter((button) => button.checkVisibility());
          const others = list.filter(
            (button) => drawing || !/^draw/i.test(button.ariaLabel ?? button.textContent.trim()),
          );
          const from = others.length ? others : list;
          from[number % from.length]?.click();
          return list.length > 0;
        },
        [OFFERED, any(1 << 20), any(8) === 0],
      );
      pressed += did ? 1 : 0;
    } catch (error) {
      if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    }
    await pause(30);
  }
  throw new Error(`${player.name}'s game was not over after ${most} presses`);
}
