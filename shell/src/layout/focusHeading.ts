/** How long to wait for a page's heading, in milliseconds, before focus stays on the content. */
const patience = 10_000;

const focusQuietly = (element: HTMLElement) => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Moves focus to a new page's heading, so screen readers announce the page and the keyboard continues there.
 * Until the heading exists, the content has focus. If the user has moved focus meanwhile, such as into a
 * dialog, it stays there.
 * @param content the page's container.
 * @returns a function that stops waiting.
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
