import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { scrollWindow } from './scrollWindow.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useTopInPage } from './useTopInPage.ts';

/** Rows drawn beyond either edge of the view, so that scrolling shows no gap. */
const overscan = 6;

/**
 * Which rows of a long list that scrolls with the window are near the view, for a list that lays out its rows itself.
 * @param rowHeight in pixels, the same for all rows.
 * @returns the first row and the one after the last.
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
  // The virtualizer keeps the heights that it was told first. Telling it again draws the list again.
  const told = useRef(rowHeight);
  useLayoutEffect(() => {
    if (told.current === rowHeight) return;
    told.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
  const rows = virtualizer.getVirtualItems();
  return { first: rows[0]?.index ?? 0, end: (rows.at(-1)?.index ?? -1) + 1 };
}
