/** Above a strip the board is scrolled no further than to the end of the player's own cards, or of the buttons below
 * them. */
export function showOwn(buttons: boolean): void {
  const board = document.querySelector('.table main');
  if (!board) return;
  const parts = [...board.querySelectorAll(`[data-card], .mine${buttons ? ', button' : ''}`)];
  const end = Math.max(...parts.map((one) => one.getBoundingClientRect().bottom));
  board.scrollTop += end + 12 - board.getBoundingClientRect().bottom;
}
