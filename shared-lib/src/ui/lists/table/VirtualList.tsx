import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { scrollWindow } from './scrollWindow.ts';
import { useFirstRows } from './useFirstRows.ts';
import { useTopInPage } from './useTopInPage.ts';
import styles from './VirtualList.module.css';

interface VirtualListProps<Item> {
  /** What it lists, for screen readers. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** The height of most items, in pixels; each is measured once it is shown. */
  itemHeight: number;
  children: (item: Item, index: number) => ReactNode;
  /** Whether more items follow that are not here yet. */
  more?: boolean;
  /** Called when the last items come near, where more follow. */
  onEndNear?: () => void;
}

/** Items from the end at which the next ones are asked for. */
const nearEnd = 15;

/** A list of any length, of items of any height, that scrolls with the window: only the items near the view exist in the page. */
export function VirtualList<Item>({
  label,
  items,
  itemKey,
  itemHeight,
  children,
  more = false,
  onEndNear,
}: VirtualListProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const offset = useTopInPage(list);

  // With another function the virtualizer would lay out all items anew at every step of scrolling.
  const getItemKey = useCallback((index: number) => itemKey(items[index]!), [items, itemKey]);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => itemHeight,
    scrollToFn: scrollWindow,
    scrollMargin: offset,
    ...useFirstRows(8),
    getItemKey,
  });
  const shown = virtualizer.getVirtualItems();

  const isNearEnd = more && (shown.at(-1)?.index ?? 0) >= items.length - nearEnd;
  useEffect(() => {
    if (isNearEnd) onEndNear?.();
  }, [isNearEnd, items.length, onEndNear]);

  return (
    <div
      role="list"
      aria-label={label}
      ref={list}
      className={styles.list}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {shown.map(({ key, index, start }) => (
        <div
          role="listitem"
          key={key}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={more ? -1 : items.length}
          ref={virtualizer.measureElement}
          className={styles.item}
          style={{ transform: `translateY(${start - offset}px)` }}
        >
          {children(items[index]!, index)}
        </div>
      ))}
    </div>
  );
}
