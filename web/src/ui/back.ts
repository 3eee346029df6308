/* The Back button closes an overlay before it leaves the page. Opening an overlay pushes a history entry. If the
 * overlay is closed in another way, its entry stays for the next one and is skipped on the way back, because going back
 * at once could undo a navigation of the same moment. */
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
