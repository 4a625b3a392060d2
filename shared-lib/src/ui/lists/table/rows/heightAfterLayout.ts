import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * A row's height for its virtualizer, in pixels, from a ResizeObserver, which reports before paint without
 * forcing a layout. Until then, the estimate is used. Measuring on insert would lay out all rows at once, in
 * the task that inserts them.
 * @param entry from the observer; absent when the row is inserted
 */
export function heightAfterLayout(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, Element>,
): number {
  if (entry) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}
