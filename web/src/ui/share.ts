/* Texts and links for others. Both functions give what to tell the player, or nothing. */
import { t } from '$/text/index.svelte';

/** Copies a text; without https there is no clipboard. */
export async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return t('copied');
  } catch {
    return t('copy-by-hand');
  }
}

/** Asks to whom it is to go, where the browser can; else `text` is copied. */
export async function share(data: ShareData, text: string): Promise<string> {
  if (!navigator.share) return copy(text);
  try {
    await navigator.share(data);
    return '';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? '' : t('copy-by-hand');
  }
}
