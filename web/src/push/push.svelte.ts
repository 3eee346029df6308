/* Push messages of this browser: whether the player wants them, and the subscription that the server knows. */
import { games } from 'virtual:games';
import { connection } from '$/server/connection.svelte';
import { keep, kept } from '$/settings/settings.svelte';
import { t } from '$/text/index.svelte';
import { fromBase64url } from '$/ui/base64url';
import { TEXTS, TEXTS_AT } from './texts';

/** What the server knows: for which guest, and where. */
interface Registered {
  guest: number;
  endpoint: string;
}
const KEY = 'upcard.push';
let registered: Registered | null = $state.raw(kept<Registered | null>(KEY, null));

function remember(now: Registered | null): void {
  registered = now;
  keep(KEY, now);
}

/** Whether this browser and this server can do it. */
export const canPush = (): boolean =>
  'PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator && !!connection.you?.push;
export const wantsPush = (): boolean => registered !== null;
/** The player has told the browser to refuse; only there it can be allowed again. */
export const isRefused = (): boolean => Notification.permission === 'denied';

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const known = subscription.options.applicationServerKey;
  return known !== null && new Uint8Array(known).join() === key.join();
};

/** A subscription for the key of the server: the present one, unless that has another key. */
async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = fromBase64url(connection.you?.push ?? '');
  const known = await pushManager.getSubscription();
  if (known && sameKey(known, key)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function storeTexts(): Promise<void> {
  const names = Object.fromEntries(games.map(({ id, name }) => [id, name]));
  const texts = { turn: t('push-turn'), table: t('push-table'), games: names };
  await (await caches.open(TEXTS)).put(TEXTS_AT, new Response(JSON.stringify(texts)));
}

async function tell(): Promise<void> {
  const guest = connection.you?.id;
  const { endpoint, keys } = (await subscription()).toJSON();
  await storeTexts();
  if (!guest || !endpoint || (registered?.guest === guest && registered.endpoint === endpoint)) return;
  const { p256dh, auth } = keys ?? {};
  await connection.ask({ type: 'push', on: true, endpoint, p256dh, auth }, ({ type }) => type === 'push');
  remember({ guest, endpoint });
}

/** After a press of the player: asks the browser, then tells the server. False: the browser refuses. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await tell();
  return true;
}

export async function stopPush(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const endpoint = known?.endpoint ?? registered?.endpoint;
  await known?.unsubscribe();
  remember(null);
  if (endpoint && connection.you?.push)
    await connection.ask({ type: 'push', on: false, endpoint }, ({ type }) => type === 'push');
}

/** The player is at a table, whose notification has done its work. The browser may have renewed the subscription, the
 * server its key, or the player the language. */
export async function arriveForPush(code: string): Promise<void> {
  registered = kept(KEY, null); // another tab may have turned them off
  if (!registered || !canPush() || Notification.permission !== 'granted') return;
  const ready = await navigator.serviceWorker.ready;
  for (const shown of await ready.getNotifications({ tag: `turn-${code}` })) shown.close();
  await tell();
}
