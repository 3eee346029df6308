/* Names and all that others write are text: no markup, no place for arguments, nothing that turns the words round
 * them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missingEngine, startEngine } from './engine.mjs';
import { chosen, guest, openTable, OVER, play, server, sitDown } from './friends.mjs';
import { luck } from './player.mjs';
import { missing } from './support.mjs';

const skip = missing || missingEngine;
let upcard, end;
before(async () => {
  if (!skip) ({ upcard, end } = await startEngine());
});
after(() => end?.());

/* No longer than a server takes them. */
const MARKUP = '<img src=x onload=a>';
const WORDS = '{$x}{"y"}$&<b>%s</b>';
const TURNED = '\u202eadA\u2069 & co';

/** What markup of names would have brought into the page. */
const brought = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('img, b > b, [onload], [onerror]')].map((element) => element.outerHTML),
  );
/** Asserts that a page shows a name in these words, and that it is nothing but words. */
async function shows(page, name) {
  await page.locator('body').getByText(name).first().waitFor();
  assert.deepEqual(await brought(page), []);
}

/** A guest who notes what the policy of the page has stopped, and what is asked of the server. */
async function careful(name, kept) {
  const visitor = await guest(name, kept);
  const asked = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      console.error(`against the policy: ${violatedDirective}`),
    );
  });
  return { ...visitor, asked };
}

test('names at a table are shown as they are written, everywhere', { skip, timeout: 600_000 }, async () => {
  const host = await careful(MARKUP, chosen('flip7', { seats: 2, open: true, rules: { target: 20 } }));
  const other = await careful(WORDS);
  const address = await openTable(host, 'flip7');
  await other.page.goto(`${server.url}/#/lobby`);
  await shows(other.page, `${MARKUP}:`);
  await sitDown(other, address);
  await shows(other.page, `${MARKUP} starts the game`);
  await shows(host.page, WORDS);

  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await other.page.locator('.table main').waitFor();
  for (const { page } of [host, other]) {
    await page.getByRole('button', { name: 'Players' }).click();
    for (const name of [MARKUP, WORDS])
      await page.locator('dialog[open] bdi').getByText(name, { exact: true }).waitFor();
    assert.deepEqual(await brought(page), []);
    await page.keyboard.press('Escape');
  }
  await host.page.locator('.table main bdi').getByText(WORDS, { exact: true }).waitFor();
  await other.page.locator('.table main bdi').getByText(MARKUP, { exact: true }).waitFor();

  await Promise.all([play(host, luck(3)), play(other, luck(4))]);
  for (const [{ page }, theirs] of [
    [host, WORDS],
    [other, MARKUP],
  ]) {
    await page.locator(OVER).waitFor();
    await page.locator('dialog[open]').getByText(theirs).first().waitFor();
    assert.deepEqual(await brought(page), []);
    /* Sentences of the log begin with the name, as it is. */
    const log = await page.locator('.table').textContent();
    assert.ok(log.includes(`${theirs} `), 'the log has the name');
  }
  await host.page.goto(`${server.url}/r/${address.slice(-6)}`);
  await host.page.getByRole('slider', { name: 'Move' }).waitFor();
  for (const name of [MARKUP, WORDS]) await shows(host.page, name);
  for (const { problems, asked, context } of [host, other]) {
    assert.deepEqual(problems, []);
    assert.deepEqual(
      asked.filter((path) => /\/[xy]$/.test(path)),
      [],
    );
    await context.close();
  }
});

test('a game that somebody sends as a link has no other names than words', { skip, timeout: 600_000 }, async () => {
  const table = upcard.open({
    game: 'flip7',
    seats: 2,
    rules: { target: 10 },
    players: [MARKUP, TURNED],
    secret: 'cats',
  });
  while (!table.over) {
    const { turn, seat } = table.next();
    if (turn === 'chance') table.drawOne();
    else assert.ok(table.make(seat, table.legal(seat).includes('stay') ? 'stay' : table.legal(seat)[0]).ok);
  }
  const record = table.record();
  assert.ok(record.includes(TURNED), record);
  const reader = await careful('Ada');
  await reader.page.goto(`${server.url}/#/replay/${upcard.linkWrite(record)}`);
  await reader.page.getByRole('slider', { name: 'Move' }).waitFor();
  await reader.page.keyboard.press('End');
  await shows(reader.page, MARKUP);
  await shows(reader.page, 'adA & co');
  const html = await reader.page.evaluate(() => document.body.innerHTML);
  assert.doesNotMatch(html, /[\u202a-\u202e]/, 'nothing turns the words round a name');
  assert.deepEqual(reader.problems, []);
  await reader.context.close();
});

test(
  'a name that turns what follows is refused by the page and by the server',
  { skip, timeout: 600_000 },
  async () => {
    const ada = await guest('');
    await ada.page.goto(`${server.url}/#/friends`);
    const name = ada.page.getByLabel('Your name at the table');
    await name.fill(TURNED);
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('alert').getByText('invisible characters').waitFor();

    /* As if the page had not looked. */
    const ben = await guest(TURNED);
    await ben.page.goto(`${server.url}/#/friends`);
    await ben.page.getByRole('alert').waitFor();
    await ben.page.getByLabel('Your name at the table').waitFor();
    for (const { problems, context } of [ada, ben]) {
      assert.deepEqual(problems, []);
      await context.close();
    }
  },
);

test('even markup that got into the page would run nothing', { skip, timeout: 600_000 }, async () => {
  const { page, context } = await guest('Ada');
  await page.goto(server.url);
  await page.locator('.tiles').waitFor();
  const stopped = await page.evaluate(async () => {
    const found = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => found.push(violatedDirective));
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/icon.svg" onload="globalThis.ran = 1"><p style="color: red"></p>',
    );
    const script = document.createElement('script');
    script.textContent = 'globalThis.ran = 2';
    document.body.append(script);
    while (found.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    return { found: found.sort(), ran: globalThis.ran };
  });
  assert.deepEqual(stopped, { found: ['script-src-attr', 'script-src-elem', 'style-src-attr'], ran: undefined });
  await context.close();
});
