/* The service worker's part in push messages: it shows whose turn it is, and leads to the table. */
import { type PushTexts, TEXTS, TEXTS_AT } from './texts';

/* What the types of a window lack. */
interface Extendable {
  waitUntil(until: Promise<unknown>): void;
}
interface PushEvent extends Extendable {
  data: { text(): string } | null;
}
interface ClickEvent extends Extendable {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}
declare const self: {
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
};

const plain: PushTexts = { turn: 'It is your turn', table: 'Table', games: {} };

/** The words in the language of the page, which stored them when it subscribed. */
async function words(): Promise<PushTexts> {
  try {
    const found = await (await caches.open(TEXTS)).match(TEXTS_AT);
    return found ? ((await found.json()) as PushTexts) : plain;
  } catch {
    return plain;
  }
}

/** Only the server can encrypt for this browser; still, nothing is taken on trust. */
function read(text: string): { table: string; game: string } | null {
  try {
    const { type, table, game } = JSON.parse(text) as Record<string, unknown>;
    if (type !== 'turn' || typeof table !== 'string' || !/^[A-Z0-9]{6}$/.test(table)) return null;
    return { table, game: typeof game === 'string' ? game : '' };
  } catch {
    return null;
  }
}

/** Browsers ask that each message shows something. */
async function show(text: string): Promise<void> {
  const turn = read(text);
  const { turn: title, table, games } = await words();
  const where = turn ? [games[turn.game], `${table} ${turn.table.slice(0, 3)} ${turn.table.slice(3)}`] : ['Upcard'];
  await self.registration.showNotification(title, {
    body: where.filter(Boolean).join(' · '),
    tag: turn ? `turn-${turn.table}` : 'turn',
    icon: '/icon-192.png',
    data: turn ? `/t/${turn.table}` : '/',
  });
  const waiting = (await self.registration.getNotifications()).length;
  await self.navigator.setAppBadge?.(waiting).catch(() => {});
}

/** The window that shows the table, or a new one. */
async function lead(notification: Notification): Promise<void> {
  const path = typeof notification.data === 'string' ? notification.data : '/';
  notification.close();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => event.waitUntil(lead(event.notification)));
