/* The number of tables where it is the player's turn, as a badge on the installed page's icon. */
import type { OwnTable } from './messages';

/** `here`: whether it is the player's turn at the table `code` on the screen, of which the list has no news. */
export function showTurns(tables: OwnTable[] | null, code = '', here = false): void {
  const others = (tables ?? []).filter((table) => table.your_turn && table.code !== code).length;
  const count = others + Number(here);
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {}); // only an installed page has an icon
}
