/** Milliseconds after the page has loaded before anything that nobody has asked for begins. */
const restAfterLoad = 4000;

/**
 * Runs something once, when the page has loaded, a while has passed, and the browser has nothing else to do.
 * @param run may ask whether it was stopped meanwhile.
 * @returns the function that stops it.
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
      if ('requestIdleCallback' in window) requestIdleCallback(start);
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
