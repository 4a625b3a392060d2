import { useEffect, useState, type RefObject } from 'react';

/**
 * How far outside the viewport counts as near, for the page and for scrolling panels. `scrollMargin` is
 * missing in TypeScript's types; browsers without it wait until the element is visible.
 */
const nearView: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '300px',
  scrollMargin: '300px',
};

/** Whether an element has ever been in or near the viewport. */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (hasCome || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasCome(true),
      nearView,
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasCome]);
  return hasCome;
}
