import { useEffect, useRef } from 'react';

/**
 * Keeps focus on the page when a step removes the focused element, such as the button that led to the next
 * step. If the next step is still loading, it gets focus once it appears, unless the user has moved focus by
 * then.
 * @param step identifies the current step.
 * @returns a ref for the element to focus; without one, the page's heading.
 */
export function useStepFocus<Place extends HTMLElement>(step: string) {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const isLost = () => document.activeElement === document.body;
    /** @returns whether it is done. */
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
