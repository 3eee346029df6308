/* The service worker, and new versions of the page that it has fetched. */
import { announce } from './announcer.svelte';
import { t } from '$/text/index.svelte';

let waiting: ServiceWorker | null = $state.raw(null);
/* Another tab has taken the new version: files that this tab has not fetched yet are gone. */
let replaced = $state(false);
let taking = false;
const HOUR = 3_600_000;

export function updateWaits(): boolean {
  return waiting !== null;
}

export function isReplaced(): boolean {
  return replaced;
}

/** Takes the new version and reloads the page. */
export function takeUpdate(): void {
  if (replaced) return location.reload();
  taking = true;
  waiting?.postMessage('take over');
}

function changed(): void {
  if (taking) return location.reload();
  replaced = true;
  announce(t('update-elsewhere'));
}

function found(worker: ServiceWorker | null): void {
  /* Without a controller it is the first one, and nothing is new. */
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  announce(t('update-ready'));
}

function follow(registration: ServiceWorkerRegistration): void {
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && found(worker));
  });
  /* An installed app may stay open for weeks. */
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Lets the page work without a network from now on. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  /* The first one that comes changes nothing. */
  let had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => (had ? changed() : (had = true)));
  navigator.serviceWorker.register('/sw.js').then((registration) => registration && follow(registration), console.warn);
}
