import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What a list has that wants to know its place before it is painted for the first time. */
interface Eager {
  /** What its top is taken to be until the browser has laid it out. */
  readonly known: number;
  /** Is called whenever the browser has told the top, to measure more. */
  readonly onMeasured: () => void;
}

/**
 * How far below the page's top an element begins, in pixels; 0 until the browser has laid it out. It changes with what stands above. The
 * observer tells of it after the layout that is due anyway: asked for as the rows are put into the page, it would be made at once, and in
 * the same task.
 * @param eager asks once more, just before the first paint, when the browser lays out the page anyway; what it finds to be otherwise is
 * drawn before that paint
 */
export function useTopInPage(element: RefObject<HTMLElement | null>, eager?: Eager): number {
  const [top, setTop] = useState(eager?.known ?? 0);
  const isEager = eager !== undefined;
  const measure = useEffectEvent(() => {
    if (!element.current) return;
    setTop(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    eager?.onMeasured();
  });
  useLayoutEffect(() => {
    if (!isEager) return;
    const frame = requestAnimationFrame(() => flushSync(() => measure()));
    return () => cancelAnimationFrame(frame);
  }, [isEager]);
  useEffect(() => {
    const observer = new ResizeObserver(() => measure());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return top;
}
