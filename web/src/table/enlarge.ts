/* Another player's seat, large over the table until the next tap or Escape. The copy follows the game; it is for the
 * eyes alone, and nothing of the board finds its places in it. */
import './enlarge.css';

const PLACES = ['id', 'data-place', 'data-seat', 'data-card', 'data-well'];
/** Times its size at most, and px that stay free round it. */
const MOST = 2.6;
const EDGE = 16;

function copyOf(seat: HTMLElement): HTMLElement {
  const list = seat.parentElement!.cloneNode(false) as HTMLElement;
  list.classList.add('alone');
  list.append(seat.cloneNode(true));
  for (const name of PLACES) for (const one of list.querySelectorAll(`[${name}]`)) one.removeAttribute(name);
  return list;
}

export function enlarge(seat: HTMLElement): void {
  const over = document.createElement('div');
  over.popover = 'auto';
  over.className = 'enlarged';
  over.ariaHidden = 'true';
  over.style.width = `${seat.offsetWidth}px`;
  over.append(copyOf(seat));
  /* Beside the seats, so that it looks like them. */
  seat.parentElement!.after(over);
  const follower = new MutationObserver(() =>
    seat.isConnected ? over.replaceChildren(copyOf(seat)) : over.hidePopover(),
  );
  follower.observe(seat, { subtree: true, childList: true, characterData: true, attributes: true });
  over.onclick = () => over.hidePopover();
  over.ontoggle = (event) => {
    if ((event as ToggleEvent).newState === 'open') return;
    follower.disconnect();
    over.remove();
  };
  over.showPopover();
  const { offsetWidth, offsetHeight } = over;
  const room = Math.min((innerWidth - 2 * EDGE) / offsetWidth, (innerHeight - 2 * EDGE) / offsetHeight);
  over.style.scale = String(Math.max(1, Math.min(MOST, room)));
}
