/* For which browsers the page is built: those of 2023 and later, which have color-mix() and container queries, and the
 * engine's vectors (src/ui/browser.ts tells others that they are too old). */
export const browsers = ['chrome111', 'firefox113', 'safari16.4'];
