/** Milliseconds that a page may take to show its heading before the focus stays on the content as a whole. */
const patience = 10_000;

const focusQuietly = (element: HTMLElement) => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Moves the focus to the heading of a page that has just been opened, so that a screen reader says where one is and the
 * keyboard goes on from there. Until the heading is there, the content has the focus. If the person has moved the focus
 * meanwhile, such as into a dialog of the page, it stays where it is.
 * @param content the element that holds the page.
 * @returns the function that gives up.
 */
export function focusHeading(content: HTMLElement): () => void {
  if (document.activeElement?.closest('dialog, [role="dialog"]')) return () => {};
  const heading = () => content.querySelector('h1');
  focusQuietly(heading() ?? content);
  if (heading()) return () => {};

  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const found = heading();
    if (!found) return;
    giveUp();
    if (document.activeElement === content || document.activeElement === document.body) focusQuietly(found);
  });
  const timer = setTimeout(giveUp, patience);
  observer.observe(content, { childList: true, subtree: true });
  return giveUp;
}
