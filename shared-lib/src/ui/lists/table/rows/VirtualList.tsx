import { useEffect, useRef, type ReactNode } from 'react';
import { useVirtualRows } from './useVirtualRows.ts';
import styles from './VirtualList.module.css';

interface VirtualListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Typical item height in pixels; each is measured once shown. */
  itemHeight: number;
  children: (item: Item, index: number) => ReactNode;
  /** Whether more items are still to be loaded. */
  more?: boolean;
  /** Called when the end comes near and there are more. */
  onEndNear?: () => void;
}

/** How many items before the end to load more. */
const nearEnd = 15;

/**
 * A window-scrolled list of any length, with items of any height: only items near the viewport are rendered.
 */
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
  const {
    placed: shown,
    height,
    measureRow,
  } = useVirtualRows({
    name: label,
    list,
    rows: items,
    rowKey: itemKey,
    usualHeight: itemHeight,
    areAlike: false,
  });

  // Changes with each page, so the effect runs again if the end is still near.
  const endsNear = more && (shown.at(-1)?.index ?? 0) >= items.length - nearEnd ? items.length : null;
  useEffect(() => {
    if (endsNear !== null) onEndNear?.();
  }, [endsNear, onEndNear]);

  return (
    <div role="list" aria-label={label} ref={list} className={styles.list} style={{ height }}>
      {shown.map(({ key, index, start }) => (
        <div
          role="listitem"
          key={key}
          data-index={index}
          aria-posinset={index + 1}
          aria-setsize={more ? -1 : items.length}
          ref={measureRow}
          className={styles.item}
          style={{ transform: `translateY(${start}px)` }}
        >
          {children(items[index]!, index)}
        </div>
      ))}
    </div>
  );
}
