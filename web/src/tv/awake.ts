/** Keeps the screen on, also after it was hidden, until the returned function is called. Without effect if the browser
 * does not support it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const ask = () => {
    if (document.hidden) return;
    navigator.wakeLock?.request('screen').then(
      (got) => (wanted ? (lock = got) : void got.release()),
      () => undefined, // the battery is low, or the page is not in sight
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
