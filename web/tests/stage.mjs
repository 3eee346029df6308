/* A server and a browser for all tests of a file that imports this, and tests with a visitor. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { missing, startBrowser, startServer, visit } from './support.mjs';

export let server;
export let browser;
before(async () => {
  if (missing) return;
  server = await startServer();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await server?.end();
});

/** A test with a visitor of its own, whose page must not have complained. */
export function visitor(name, options, body) {
  test(name, { skip: missing }, async () => {
    const { context, page, problems } = await visit(browser, options);
    await body(page, context);
    assert.deepEqual(problems, []);
    await context.close();
  });
}

/** Runs in the page: settings as another tab would have changed them. */
export function choose(changed) {
  const key = 'upcard.settings';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...changed }));
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** What the page keeps in the browser under a key. */
export const stored = (page, key) => page.evaluate((k) => JSON.parse(localStorage.getItem(k)), key);
