import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Measures the page just before paint, when the browser does layout anyway. Measuring in an effect would
 * force a layout in the task in which React renders, and block the page for both.
 * @param measure called after the first render and whenever `shown` changes
 * @param shown the dependency
 */
export function useMeasureBeforePaint<T>(measure: (shown: T) => void, shown: T): void {
  const run = useEffectEvent(measure);
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => run(shown));
    return () => cancelAnimationFrame(frame);
  }, [shown]);
}
