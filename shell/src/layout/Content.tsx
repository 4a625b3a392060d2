import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styles from './SkipLink.module.css';

/** How long to wait for a page's heading, in milliseconds, before focus stays on the content. */
const patience = 10_000;

const focusQuietly = (element: HTMLElement) => {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
};

/**
 * Moves focus to a new page's heading, so screen readers announce the page and the keyboard continues there.
 * Until the heading exists, the content has focus. If the user has moved focus in the meantime, it stays
 * there, and so does focus in a dialog, unless it closes with the previous page.
 * @param content the page's container.
 * @returns a function that stops waiting.
 */
function focusHeading(content: HTMLElement): () => void {
  const dialog = document.activeElement?.closest('dialog, [role="dialog"], [data-side-panel]');
  // Non-modal overlays, such as a tour's step, return the focus themselves.
  if (dialog?.matches(':not([aria-modal="true"])')) return () => {};
  const heading = () => content.querySelector('h1');
  if (!dialog) {
    focusQuietly(heading() ?? content);
    if (heading()) return () => {};
  }

  const giveUp = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const found = heading();
    if (!found || dialog?.isConnected) return;
    giveUp();
    if (document.activeElement === content || document.activeElement === document.body) focusQuietly(found);
  });
  const timer = setTimeout(giveUp, patience);
  // Dialogs are outside of the content.
  observer.observe(dialog ? document.body : content, { childList: true, subtree: true });
  return giveUp;
}

/** The page area. Focus moves to each new page's heading, unless someone already types in a field of the layout. */
export function Content({ className }: { className: string | undefined }) {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const focusedAt = useRef('');

  useEffect(() => {
    // The address changes before a slow page shows.
    const note = () => (focusedAt.current = window.location.pathname);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    if (focusedAt.current === pathname && document.activeElement?.matches('input')) return;
    // An address with an anchor focuses its target instead; the skip link's target is the page itself.
    if (hash !== '' && hash !== '#content') return;
    return focusHeading(main.current);
  }, [pathname, hash]);

  return (
    <main ref={main} id="content" tabIndex={-1} className={className}>
      <Outlet />
    </main>
  );
}

/** First in tab order: skips the navigation. */
export const SkipLink = ({ words }: { words: string }) => (
  <a href="#content" className={styles.skip}>
    {words}
  </a>
);
