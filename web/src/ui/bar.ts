/** The bar of the browser or of the installed page takes the color of what is shown below it: of `world`, or of the
 * page. */
export function colorBar(world: Element = document.documentElement): void {
  const color = getComputedStyle(world).getPropertyValue('--felt').trim();
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', color);
}
