import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollWindow, useFirstRows } from './useFirstRows.ts';
import { useTopInPage } from './useTopInPage.ts';

/** Rows rendered beyond the viewport, so scrolling shows no gap. */
const overscan = 6;

/**
 * The rows of a long, window-scrolled list near the viewport, for lists that lay out their own rows.
 * @param rowHeight in pixels, the same for all rows.
 * @returns the first row's index, and the index after the last.
 */
export function useRowsInView(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const estimateSize = useCallback(() => rowHeight, [rowHeight]);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize,
    scrollToFn: scrollWindow,
    scrollMargin: useTopInPage(list),
    ...useFirstRows(overscan),
  });
  // The virtualizer keeps its initial heights. Updating them rerenders the list.
  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (lastHeight.current === rowHeight) return;
    lastHeight.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  return { first: rows[0]?.index ?? 0, end: (rows.at(-1)?.index ?? -1) + 1 };
}
