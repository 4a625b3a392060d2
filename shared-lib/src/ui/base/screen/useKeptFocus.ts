import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when a step takes away what had it, such as the button that led to the next one. The next step may still
 * be on its way: the focus goes there once it has come, unless the person has moved it by then.
 * @param step tells one step from the next.
 * @returns where the focus goes then; without an element it goes to the page's heading.
 */
export function useKeptFocus<Place extends HTMLElement>(step: string) {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const isLost = () => document.activeElement === document.body;
    /** @returns whether there is nothing left to do. */
    const take = () => {
      if (!isLost()) return true;
      const target = place.current ?? document.querySelector<HTMLElement>('main h1');
      if (!target) return false;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
      return true;
    };
    if (take()) return;
    const observer = new MutationObserver(() => take() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [step]);
  return place;
}
