import { useEffect, useRef, type ReactNode } from 'react';
import { useVirtualRows } from './useVirtualRows.ts';
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

  // Another number for each step, so that the next one is asked for where a step has not led away from the end.
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
