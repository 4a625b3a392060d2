/** How long to wait for the page to become tall enough, in milliseconds. */
const patience = 10_000;

/** User input that cancels the pending scroll. */
const cancelEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position beyond the current page height once records have loaded; stops when the user scrolls
 * or types.
 * @param top pixels from the page's top.
 * @returns a function that cancels it.
 */
export function scrollWhenTall(top: number): () => void {
  const isThere = () => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (isThere()) return () => {};

  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of cancelEvents) window.removeEventListener(sign, giveUp);
  };
  const observer = new ResizeObserver(() => isThere() && giveUp());
  const timer = setTimeout(giveUp, patience);
  for (const sign of cancelEvents) window.addEventListener(sign, giveUp, { passive: true });
  observer.observe(document.body);
  return giveUp;
}
