/* Push messages: offered at tables with long clocks, subscribed after a press, shown by the service worker. A browser
 * without a network cannot subscribe, so the page's pushManager is replaced; the service worker gets its messages as
 * from a push service. */
import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { missing, startBrowser, startServer, visit } from './support.mjs';

let server, browser, service;
const delivered = [];
before(async () => {
  if (missing) return;
  service = createServer((request, response) => {
    request.resume().on('end', () => {
      delivered.push(request);
      response.writeHead(201).end();
      service.emit('delivered');
    });
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const origin = `http://127.0.0.1:${service.address().port}`;
  const push = ['--push-contact', 'mailto:operator@example.org', '--push-allow', origin];
  server = await startServer([...push, '--metrics-listen', '127.0.0.1:0']);
  browser = await startBrowser([], { whole: true });
});
after(async () => {
  await browser?.close();
  await server?.end();
  service?.close();
});

/** A browser that can subscribe; a press is answered by `permission`. */
async function guest(name, clock, permission = 'granted') {
  const kept = { 'upcard.friends': 'flip7', 'upcard.friends.flip7': { clock } };
  const visitor = await visit(browser, { settings: { name }, kept, serviceWorkers: 'allow' });
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `http://127.0.0.1:${service.address().port}/${name}`;
  await visitor.context.addInitScript(
    ([target, theirs, answer]) => {
      if (!window.PushManager) return;
      const known = () => window.subscribed ?? null;
      const unsubscribe = async () => ((window.subscribed = null), true);
      PushManager.prototype.getSubscription = async () => known();
      PushManager.prototype.subscribe = async (options) => {
        window.asked = (window.asked ?? 0) + 1;
        const toJSON = () => ({ endpoint: target, keys: theirs });
        return (window.subscribed = { endpoint: target, options, toJSON, unsubscribe });
      };
      Notification.requestPermission = async () => answer;
    },
    [endpoint, keys, permission],
  );
  return visitor;
}

async function openTable({ page }) {
  await page.goto(`${server.url}/#/friends/flip7`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/[A-Z0-9]{6}$/);
  return page.url();
}

const offer = (page) => page.getByRole('switch', { name: 'Tell me when it is my turn' });
async function subscriptions() {
  const [, url] = /metrics=(\S+)/.exec(server.lines.join('\n'));
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^upcard_push_subscriptions (\d+)$/m.exec(metrics)[1]);
}

async function subscribed({ page }, count) {
  for (let tries = 0; (await subscriptions()) !== count && tries < 600; tries++) await page.waitForTimeout(100);
  assert.equal(await subscriptions(), count);
}

async function end({ context, problems }) {
  assert.deepEqual(problems, []);
  await context.close();
}

test('a player at a table with a long clock is told of the turn', { skip: missing, timeout: 90_000 }, async () => {
  const ada = await guest('Ada', 'day');
  const { page } = ada;
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await openTable(ada);
  await offer(page).waitFor();
  assert.equal(await page.evaluate(() => window.asked), undefined, 'nothing is asked before a press');
  await offer(page).click();
  await page.waitForFunction(() => localStorage.getItem('upcard.push'));
  assert.equal(await offer(page).isChecked(), true);
  await subscribed(ada, 1);
  const words = await page.evaluate(async () => (await (await caches.open('upcard-push')).match('/push-texts')).json());
  assert.equal(words.turn, 'It is your turn');
  assert.equal(words.games.flip7, 'Flip 7');

  /* Nobody sees the page when it becomes her turn: at once, or after the bots. */
  const came = once(service, 'delivered');
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByRole('button', { name: 'Start with bots' }).click();
  await came;
  assert.ok(sent.includes('{"type":"visible","on":false}'), 'the server knows that the page is hidden');
  assert.equal(delivered[0].url, '/Ada');
  assert.equal(delivered[0].headers['content-encoding'], 'aes128gcm');
  await end(ada);
});

test('notifications can be turned off again, and a refusal is told', { skip: missing, timeout: 90_000 }, async () => {
  const before = await subscriptions();
  const ben = await guest('Ben', 'week');
  await openTable(ben);
  await offer(ben.page).click();
  await ben.page.waitForFunction(() => localStorage.getItem('upcard.push'));
  await subscribed(ben, before + 1);
  await offer(ben.page).click();
  await ben.page.waitForFunction(() => JSON.parse(localStorage.getItem('upcard.push')) === null && !window.subscribed);
  await subscribed(ben, before);

  /* In the settings too, away from the table. */
  await ben.page.goto(`${server.url}/#/settings`);
  await offer(ben.page).click();
  await ben.page.waitForFunction(() => JSON.parse(localStorage.getItem('upcard.push')) !== null);
  await subscribed(ben, before + 1);
  await offer(ben.page).click();
  await subscribed(ben, before);

  /* What another tab turned off stays off. */
  await offer(ben.page).click();
  await subscribed(ben, before + 1);
  await ben.page.evaluate(() => localStorage.setItem('upcard.push', 'null'));
  await openTable(ben);
  await ben.page.locator('input[role="switch"]:not(:checked)').waitFor();
  assert.equal(await ben.page.evaluate(() => localStorage.getItem('upcard.push')), 'null');
  await end(ben);

  const eve = await guest('Eve', 'none', 'default');
  await openTable(eve);
  await offer(eve.page).click();
  await eve.page.getByText('Without your permission there are no notifications.').waitFor();
  assert.equal(await offer(eve.page).isChecked(), false);
  assert.equal(await subscriptions(), before + 1, 'Ben’s alone');
  await end(eve);
});

test('nothing is offered with a short clock', { skip: missing, timeout: 90_000 }, async () => {
  const ida = await guest('Ida', 'normal');
  await openTable(ida);
  await ida.page.getByRole('button', { name: 'Start with bots' }).waitFor();
  assert.equal(await offer(ida.page).count(), 0);
  await end(ida);
});

test('the service worker shows the turn and leads to the table', { skip: missing, timeout: 90_000 }, async () => {
  const ada = await guest('Ada', 'day');
  const { page, context } = ada;
  await context.grantPermissions(['notifications'], { origin: server.url });
  const cdp = await context.newCDPSession(page);
  const registered = new Promise((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registrations.forEach(({ registrationId }) => resolve(registrationId)),
    ),
  );
  await cdp.send('ServiceWorker.enable');
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const registrationId = await registered;
  const deliver = (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
  /* How many the worker has shown. None is closed in between: a browser forgets one some time after it was closed,
   * and with it the next one of its tag. */
  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const { registration } = self;
    const show = registration.showNotification.bind(registration);
    self.shown = 0;
    registration.showNotification = async (...notification) => {
      await show(...notification);
      self.shown++;
    };
  });
  let awaited = 0;
  async function shown(tag) {
    awaited++;
    return worker.evaluate(
      async ([wanted, count]) => {
        while (self.shown < count) await new Promise((resolve) => setTimeout(resolve, 10));
        const [{ title, body, data }] = await self.registration.getNotifications({ tag: wanted });
        return { title, body, data };
      },
      [tag, awaited],
    );
  }

  await deliver(JSON.stringify({ type: 'turn', table: 'K7QM3F', game: 'flip7' }));
  const turn = await shown('turn-K7QM3F');
  assert.deepEqual(turn, { title: 'It is your turn', body: 'Table K7Q M3F', data: '/t/K7QM3F' });
  for (const odd of ['', '{', '[]', 'null', '{"type":"turn","table":"https://evil.example/"}']) {
    await deliver(odd);
    assert.deepEqual(await shown('turn'), { title: 'It is your turn', body: 'Upcard', data: '/' });
  }

  /* Only a real press may open a window: the click is made here, and the window only asked for. */
  const opened = await worker.evaluate(async () => {
    const [notification] = await self.registration.getNotifications({ tag: 'turn-K7QM3F' });
    const event = new self.NotificationEvent('notificationclick', { notification });
    const done = new Promise((resolve) => (event.waitUntil = resolve));
    let asked = null;
    self.clients.openWindow = async (url) => (asked = url);
    self.dispatchEvent(event);
    await done;
    return { asked, left: (await self.registration.getNotifications({ tag: 'turn-K7QM3F' })).length };
  });
  assert.deepEqual(opened, { asked: '/t/K7QM3F', left: 0 });
  await end(ada);
});
