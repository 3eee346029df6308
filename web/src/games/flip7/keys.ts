/** Within the board: 1-9 press the buttons of the bar, from its first; arrows go from one to the next. Only while the
 * board has the focus, so that no key is taken from anything else. */
export function keys(board: HTMLElement) {
  const buttons = () => [...board.querySelectorAll<HTMLButtonElement>('.bar button')];

  function pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    /* A held key must not keep hitting until the bust. */
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault();
    const list = buttons();
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (digit) {
      const button = list[digit - 1];
      if (!button) return;
      button.focus();
      button.click();
    } else {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const at = list.indexOf(document.activeElement as HTMLButtonElement);
      if (!step || at < 0) return;
      const turned =
        getComputedStyle(list[0]!.parentElement!).flexDirection === 'row-reverse' && /Left|Right/.test(event.key);
      list[(at + (turned ? -step : step) + list.length) % list.length]!.focus();
    }
    event.preventDefault();
  }

  board.addEventListener('keydown', pressed);
  return { destroy: () => board.removeEventListener('keydown', pressed) };
}
