/* A server and a browser: whoever imports this has both as long as its tests run. */
import { after, before } from 'node:test';
import { missing, startBrowser, startServer } from './support.mjs';

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
