import { useEffect, useState, type RefObject } from 'react';

/**
 * How far below the page's top an element begins, in pixels; 0 until the browser has laid it out. It changes with what stands above. The
 * observer tells of it after the layout that is due anyway: asked for as the rows are put into the page, it would be made at once, and in
 * the same task.
 */
export function useTopInPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
