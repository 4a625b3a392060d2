import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** For a list that needs its position before the first paint. */
interface Eager {
  /** The assumed top until layout. */
  readonly known: number;
  /** Called whenever the top has been measured, to measure more. */
  readonly onMeasured: () => void;
}

/**
 * An element's distance from the page's top in pixels; 0 until layout. It changes with the content above. A
 * ResizeObserver reports it after a layout that happens anyway; measuring while rows are inserted would force
 * one in that task.
 * @param eager measures again just before the first paint, when layout happens anyway; a difference is
 * rendered before that paint
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
