import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import styles from './SkipLink.module.css';

/** The page area. Focus moves to each new page's heading. */
export function Content({ className }: { className: string | undefined }) {
  const { pathname, hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
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
