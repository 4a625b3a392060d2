/** Milliseconds that a page may take to become as tall as it was. */
const patience = 10_000;

/** What a person does who no longer waits for the old place. */
const signsOfWill = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a place that the page does not reach yet, because its records are still on their way; gives up when someone
 * scrolls or types meanwhile.
 * @param top pixels from the page's top.
 * @returns the function that gives up.
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
    for (const sign of signsOfWill) window.removeEventListener(sign, giveUp);
  };
  const observer = new ResizeObserver(() => isThere() && giveUp());
  const timer = setTimeout(giveUp, patience);
  for (const sign of signsOfWill) window.addEventListener(sign, giveUp, { passive: true });
  observer.observe(document.body);
  return giveUp;
}
