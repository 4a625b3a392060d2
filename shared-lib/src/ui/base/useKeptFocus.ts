import { useEffect, useRef } from 'react';

/**
 * Keeps the focus on the page when a step takes away what had it, such as the button that led to the next one.
 * @param step tells one step from the next.
 * @returns where the focus goes then; without an element it goes to the page's heading.
 */
export function useKeptFocus<Place extends HTMLElement>(step: string) {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement !== document.body) return;
    const target = place.current ?? document.querySelector<HTMLElement>('main h1');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [step]);
  return place;
}
