import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { isPrinting, onPrinting } from './printing.ts';
import { rowsInView } from './rowsInView.ts';

/**
 * Which rows of a long list need to be drawn: those near the window's view, and all of them on paper.
 * @param rowHeight in pixels, the same for all rows.
 */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const printing = useSyncExternalStore(onPrinting, isPrinting);
  const [view, setView] = useState({ from: 0, to: window.innerHeight });

  useEffect(() => {
    // In steps of a row, so that most pixels of scrolling draw nothing.
    const step = (pixels: number) => Math.floor(pixels / rowHeight) * rowHeight;
    const measure = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const from = step(-top);
      const to = step(window.innerHeight - top) + rowHeight;
      setView((current) => (current.from === from && current.to === to ? current : { from, to }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [body, rowHeight]);

  return printing ? { first: 0, end: count } : rowsInView(view, count, rowHeight);
}
