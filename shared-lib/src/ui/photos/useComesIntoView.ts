import { useEffect, useState, type RefObject } from 'react';

/**
 * How far below the view something counts as near, in the page and in a panel that scrolls by itself. TypeScript's library does not
 * know the second yet; browsers that don't either wait until it is in view.
 */
const nearView: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: '300px',
  scrollMargin: '300px',
};

/** Whether an element has been in or near the view since it was first drawn. */
export function useComesIntoView(element: RefObject<Element | null>): boolean {
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
