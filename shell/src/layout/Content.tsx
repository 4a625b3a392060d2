import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import styles from './SkipLink.module.css';

/** The place of the pages; the focus follows to the heading of each that is opened. */
export function Content({ className }: { className: string | undefined }) {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    // An address with an anchor leads to a place inside the page, which takes the focus itself; the skip link's is the page.
    if (hash !== '' && hash !== '#content') return;
    return focusHeading(main.current);
  }, [pathname, hash]);

  return (
    <main ref={main} id="content" tabIndex={-1} className={className}>
      <Outlet />
    </main>
  );
}

/** The first stop of the Tab key: past the navigation to the content. */
export const SkipLink = ({ words }: { words: string }) => (
  <a href="#content" className={styles.skip}>
    {words}
  </a>
);
