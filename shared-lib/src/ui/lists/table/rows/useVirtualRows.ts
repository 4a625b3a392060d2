import { measureElement, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import { listPlaceOf } from './listPlaces.ts';
import { scrollWindow, useFirstRows } from './useFirstRows.ts';
import { useTopInPage } from './useTopInPage.ts';

/**
 * A row's height for its virtualizer, in pixels, from a ResizeObserver, which reports before paint without
 * forcing a layout. Until then, the estimate is used. Measuring on insert would lay out all rows at once, in
 * the task that inserts them.
 * @param entry from the observer; absent when the row is inserted
 */
function heightAfterLayout(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, Element>,
): number {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** A window-scrolled list of absolutely positioned rows of any height. */
interface RowsOf<Row> {
  /** Identifies the list in this tab's storage. */
  readonly name: string;
  /** The rows' container, which has no other children. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Estimated row height in pixels, until one is rendered. */
  readonly usualHeight: number;
  /** Whether the first row's height applies to the others. */
  readonly areAlike: boolean;
  /** Rows to render besides the visible ones. */
  readonly rangeExtractor?: (range: Range) => number[];
}

/** A rendered row. */
interface PlacedRow {
  readonly key: string | number | bigint;
  readonly index: number;
  /** Distance from the list's top, in pixels. */
  readonly start: number;
}

interface VirtualRows {
  readonly placed: readonly PlacedRow[];
  /** In pixels. */
  readonly height: number;
  /** Ref for each row's element, which has its index as `data-index`. */
  readonly measureRow: (row: HTMLDivElement | null) => void;
  /** Estimated row height in pixels. */
  readonly rowHeight: () => number;
}

/**
 * The rendered rows of a long list, and their positions. Heights and the list's top come from when the list
 * was last shown. The first time, they are measured just before paint, when layout happens anyway; measuring
 * as React inserts the rows would lay out the whole page in that task.
 */
export function useVirtualRows<Row>({
  name,
  list,
  rows,
  rowKey,
  usualHeight,
  areAlike,
  rangeExtractor,
}: RowsOf<Row>): VirtualRows {
  const place = listPlaceOf(name);
  const rowHeight = () => (areAlike ? listPlaceOf(name).rowHeight : null) ?? usualHeight;
  const top = useTopInPage(list, {
    known: place.top,
    onMeasured: () => {
      // The cache may still have rows that were just removed.
      const drawn = [...virtualizer.elementsCache.values()].filter(({ isConnected }) => isConnected);
      // Assume the others are as tall as the first, so the list barely shifts as they render.
      listPlaceOf(name).rowHeight ??= (drawn[0] as HTMLElement | undefined)?.offsetHeight || null;
      for (const row of drawn)
        virtualizer.resizeItem(virtualizer.indexFromElement(row), (row as HTMLElement).offsetHeight);
    },
  });
  useEffect(() => {
    if (top > 0) listPlaceOf(name).top = top;
  }, [name, top]);

  // A new function would make the virtualizer lay out all rows at every scroll step.
  const getItemKey = useCallback((index: number) => rowKey(rows[index]!), [rows, rowKey]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => place.heights.get(index) ?? rowHeight(),
    measureElement: (row, entry, instance) => {
      const height = heightAfterLayout(row, entry, instance);
      // A hidden list has no heights.
      if (entry && height > 0) listPlaceOf(name).heights.set(instance.indexFromElement(row), height);
      return height;
    },
    scrollToFn: scrollWindow,
    scrollMargin: top,
    ...useFirstRows(8),
    getItemKey,
    ...(rangeExtractor && { rangeExtractor }),
  });

  return {
    placed: virtualizer.getVirtualItems().map(({ key, index, start }) => ({
      key,
      index,
      start: start - virtualizer.options.scrollMargin,
    })),
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    rowHeight,
  };
}
