import { useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, type RefObject } from 'react';
import { heightAfterLayout } from './heightAfterLayout.ts';
import { listPlaceOf } from './listPlaces.ts';
import { scrollWindow } from './scrollWindow.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useTopInPage } from './useTopInPage.ts';

/** A list of rows of any height, each placed by itself, that scrolls with the window. */
interface RowsOf<Row> {
  /** Tells it from other lists in what this tab remembers. */
  readonly name: string;
  /** The element around the rows, which has no other children. */
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What a row is taken to be high until one was drawn, in pixels. */
  readonly usualHeight: number;
  /** Whether the first row tells what the others are high. */
  readonly areAlike: boolean;
  /** The rows that are in the page besides those in view. */
  readonly rangeExtractor?: (range: Range) => number[];
}

/** A row that is in the page. */
interface PlacedRow {
  readonly key: string | number | bigint;
  readonly index: number;
  /** The distance from the list's top, in pixels. */
  readonly start: number;
}

interface VirtualRows {
  readonly placed: readonly PlacedRow[];
  /** Pixels. */
  readonly height: number;
  /** The ref of each row's element, which has its index as `data-index`. */
  readonly measureRow: (row: HTMLDivElement | null) => void;
  /** What a row is taken to be high, in pixels. */
  readonly rowHeight: () => number;
}

/**
 * The rows of a long list that are in the page, and where. What they are high, and where the list begins, is what it was when the list was
 * shown the last time. The first time the browser is asked just before it paints, when it lays out the page anyway: asked as React puts the
 * rows there, it would lay out all of the page in that task.
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
      // Those that have left the page a moment ago may still be among them.
      const drawn = [...virtualizer.elementsCache.values()].filter(({ isConnected }) => isConnected);
      // The others are taken to be as high as the first, so that the list hardly moves as they are drawn.
      listPlaceOf(name).rowHeight ??= (drawn[0] as HTMLElement | undefined)?.offsetHeight || null;
      for (const row of drawn)
        virtualizer.resizeItem(virtualizer.indexFromElement(row), (row as HTMLElement).offsetHeight);
    },
  });
  useEffect(() => {
    if (top > 0) listPlaceOf(name).top = top;
  }, [name, top]);

  // With another function the virtualizer would lay out all rows anew at every step of scrolling.
  const getItemKey = useCallback((index: number) => rowKey(rows[index]!), [rows, rowKey]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => place.heights.get(index) ?? rowHeight(),
    measureElement: (row, entry, instance) => {
      const height = heightAfterLayout(row, entry, instance);
      // A list that is hidden has no heights.
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
