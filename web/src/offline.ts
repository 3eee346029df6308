/* The service worker: keeps the files of the page, so that it opens and plays without a network. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import './push/worker';

declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(
    type: 'message' | 'activate',
    listener: (event: { data?: unknown; waitUntil(until: Promise<void>): void }) => void,
  ): void;
};
declare const FILES_OF_THE_PAGE: { url: string; revision: string | null }[];

precacheAndRoute(FILES_OF_THE_PAGE);
cleanupOutdatedCaches();
/* Requests that only the server can answer are never answered here. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(record|metrics|healthz|readyz|ws)(\/|$)/],
  }),
);

/* A page keeps its own version until it asks for the new one (ui/update.svelte.ts); the first visit is served at once.
 * */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
