/** How long after page load background work may start, in milliseconds. */
const restAfterLoad = 4000;
/** How long a busy browser may postpone it after that, in milliseconds. */
const longestWait = 3000;

/**
 * Runs something once, after the page has loaded, a delay has passed, and the browser is idle or has been
 * busy for too long.
 * @param run can check whether it has been canceled in the meantime.
 * @returns a function that cancels it.
 */
export function whenIdle(run: (isOver: () => boolean) => unknown): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (!over) void run(() => over);
  };
  const rest = () => {
    timer = setTimeout(() => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: longestWait });
      else start();
    }, restAfterLoad);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('load', rest);
  };
}
