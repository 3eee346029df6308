/* The service worker: keeps every file of the page, so that it opens and plays without a network. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const FILES_OF_THE_PAGE: { url: string; revision: string }[];

precacheAndRoute(FILES_OF_THE_PAGE);
cleanupOutdatedCaches();
/* What only the server knows is never answered from here. */
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(record|metrics|healthz|readyz)/] }),
);
