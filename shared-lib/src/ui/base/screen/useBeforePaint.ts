import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Measures the page just before it is painted, when the browser lays it out anyway. Measured in an effect, it would be laid out in the task
 * in which React draws it, which freezes the page for as long as both take.
 * @param measure is called after the first render, and after each for which `shown` is another
 * @param shown what it depends on
 */
export function useBeforePaint<T>(measure: (shown: T) => void, shown: T): void {
  const run = useEffectEvent(measure);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => run(shown));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
