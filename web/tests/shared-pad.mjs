/* What tests of shared score pads do on their phones. */
import { browser } from './stage.mjs';
import { visit } from './support.mjs';

export const button = (page, name) => page.getByRole('button', { name, exact: true });

/* Of another pad, which the phone has left. */
const late = JSON.stringify({ type: 'lines', after: 0, seq: 1, ids: [], lines: 'round 9 | 9\n' });

/** A phone at an address of the server. The line is cut and mended at will. Each connection begins with lines of
 * another pad. */
export async function phone(server, address, options = {}) {
  const guest = await visit(browser, options);
  const lines = new Set();
  let isCut = false;
  await guest.page.routeWebSocket(/\/ws$/, (line) => {
    if (isCut) return void line.close();
    lines.add(line);
    line.connectToServer().onMessage((message) => {
      line.send(message);
      if (JSON.parse(message).type === 'you') line.send(late);
    });
  });
  const cut = async () => {
    isCut = true;
    for (const line of lines) await line.close();
    lines.clear();
  };
  /* An attempt to connect that began before may yet fail. */
  const mend = () => {
    isCut = false;
    const isBack = () => {
      const away = /No connection/.test(document.querySelector('.pad header [role=status]')?.textContent);
      if (away) dispatchEvent(new Event('online'));
      return !away;
    };
    return guest.page.waitForFunction(isBack, null, { polling: 200 });
  };
  await guest.page.goto(`${server.url}${address}`);
  return { ...guest, cut, mend };
}

/** A new pad of Ann and Bob with a round, shared: the links of those who write and of those who look on. */
export async function share(page, ...points) {
  for (const [i, name] of ['Ann', 'Bob'].entries()) await page.getByRole('textbox').nth(i).fill(name);
  await button(page, 'Start the pad').click();
  await enter(page, ...points);
  await button(page, 'Share this pad').click();
  const link = () => page.getByRole('link', { name: /#\/pad\/at\// }).getAttribute('href');
  const writes = await link();
  await page.getByRole('switch', { name: 'Only to look on' }).click();
  return [writes, await link()];
}

/** Enters a round of two seats. */
export async function enter(page, ...points) {
  for (const [seat, number] of points.entries()) {
    for (const digit of String(number)) await button(page, digit).click();
    if (!seat) await page.getByRole('button', { name: /^Next:/ }).click();
  }
  await button(page, 'Enter the round').click();
  /* Where somebody else has entered one meanwhile, it is asked whether this is the same. */
  const another = page.getByRole('button', { name: /^Yes, round/ });
  const entered = page.locator('.do button:disabled', { hasText: 'Enter the round' });
  await another.or(entered).first().waitFor();
  if (await another.isVisible()) await another.click();
}

/** The file of the pad that is open, as the browser's database has it. */
export const fileOf = (page) =>
  page.evaluate(
    (id) =>
      new Promise((resolve) => {
        indexedDB.open('upcard-pads').onsuccess = ({ target }) => {
          target.result.transaction('pads').objectStore('pads').get(id).onsuccess = (got) =>
            resolve(got.target.result.file);
        };
      }),
    /pad\/(\w+)$/.exec(page.url())[1],
  );

/** Waits until the pad, or the big screen, shows these totals. */
export const totals = (page, ...wanted) =>
  page.waitForFunction(
    (want) =>
      [...document.querySelectorAll('.pad :is(.board, main) li .num')].map((e) => e.textContent).join() === want,
    wanted.join(),
  );
export const says = (page, text) => page.locator('.pad header [role=status]', { hasText: text }).waitFor();
