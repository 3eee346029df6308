/* Back closes what lies over the page before it leaves the page. For what is opened the history gets an entry above
 * that of the page. When it is closed otherwise, that entry stays for the next one and is passed over on the way back:
 * to go back at once could undo a change of screens of the same moment. */
interface Entry {
  page?: number;
  over?: boolean;
}
const entry = (): Entry => (history.state as Entry | null) ?? {};
const above = () => (entry().over ? entry().page : undefined);

const open: (() => void)[] = [];
/** The page above the present entry of the history. */
let over = above();

/** Calls `close` on the next Back, until the function that it gives is called. */
export function closedByBack(close: () => void): () => void {
  if (!entry().over) lift(Date.now());
  over = above();
  open.push(close);
  return () => void (open.includes(close) && open.splice(open.indexOf(close), 1));
}

function lift(page: number): void {
  const own = { ...entry(), page };
  history.replaceState(own, '');
  history.pushState({ ...own, over: true }, '');
}

addEventListener('popstate', () => {
  const from = over;
  over = above();
  if (from === undefined || entry().over || entry().page !== from) return;
  const close = open.pop();
  if (!close) return history.back();
  close();
  if (!open.length) return;
  lift(from);
  over = from;
});
