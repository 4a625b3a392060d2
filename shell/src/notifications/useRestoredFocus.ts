import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when the control that had it goes with what it did.
 * @returns the function to call before, with the row's place in the list: the row that stands there then is focused, or the
 * one before, or the page's content where the list is gone.
 */
export function useRestoredFocus() {
  const lost = useRef<number | null>(null);
  useEffect(() => {
    const index = lost.current;
    if (index === null || document.activeElement !== document.body) return;
    lost.current = null;
    const rowAt = (place: number) => document.querySelector<HTMLElement>(`[data-index="${place}"] button`);
    (rowAt(index) ?? rowAt(index - 1) ?? document.getElementById('content'))?.focus();
  });
  return useCallback((index: number) => {
    lost.current = index;
  }, []);
}
