/* Texts and links for others. */
import { t } from '$/text/index.svelte';

/** Copies a text. False: it was not; without https there is no clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text, and gives what to tell the player. */
export const copy = async (text: string): Promise<string> => t((await copied(text)) ? 'copied' : 'copy-by-hand');

/** Asks to whom it is to go, where the browser can; else `text` is copied. Gives what to tell the player, or ''. */
export async function share(data: ShareData, text: string): Promise<string> {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share(data);
    return '';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : t('copy-by-hand');
  }
}
