import { measureElement, type Virtualizer } from '@tanstack/react-virtual';

/**
 * The height of a row for its virtualizer, in pixels, from the layout that the browser makes anyway: its observer tells of it before the row
 * is painted. Until then it is as high as it was taken to be. Asked for as rows are put into the page, all of them would be laid out at once,
 * in the task that puts them there.
 * @param entry what the observer tells; absent as the row is put into the page
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
