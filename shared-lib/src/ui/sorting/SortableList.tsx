import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/index.ts';
import { attachReorder, type DropPlace } from './attachReorder.ts';
import styles from './SortableList.module.css';

interface SortableListProps<Item extends { readonly id: string }> {
  /** Accessible name of the list. */
  label: string;
  /** In order. */
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Moves an item after another; null for first place. */
  onMove: (id: string, afterId: string | null) => void;
  /** A row's content between its number and its arrows. */
  children: (item: Item) => ReactNode;
}

/** A list that can be reordered by dragging rows or with arrow buttons. */
export function SortableList<Item extends { readonly id: string }>(props: SortableListProps<Item>) {
  const { label, items, nameOf, onMove, children } = props;
  const { t } = useTexts('sorting');
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const idBefore = (index: number): string | null => items[index - 1]?.id ?? null;
  const drop = useEffectEvent((id: string, { id: besideId, side }: DropPlace) => {
    const beside = items.findIndex((one) => one.id === besideId);
    onMove(id, side === 'after' ? besideId : idBefore(beside));
  });
  const rows = items.map(({ id }) => id).join('/');
  useEffect(
    () =>
      list.current && rows !== ''
        ? attachReorder(list.current, { onOver: setPlace, onDrop: drop })
        : undefined,
    [rows],
  );

  /** Moves a row by keyboard and announces its new position. */
  const step = (item: Item, index: number, by: 1 | -1) => {
    onMove(item.id, by === 1 ? (items[index + 1]?.id ?? null) : idBefore(index - 1));
    setAnnouncement(t('moved', { name: nameOf(item), place: index + 1 + by, count: items.length }));
  };

  return (
    <>
      <ol ref={list} className="vh-list" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.id}
            data-row={item.id}
            data-drop={place?.id === item.id ? place.side : undefined}
            className={styles.row}
          >
            <span data-handle className={styles.handle} title={t('drag')} aria-hidden>
              <IconGripVertical size={18} />
            </span>
            <span className={styles.number}>{index + 1}</span>
            {children(item)}
            <span className={styles.steps}>
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('up', { name: nameOf(item) })}
                disabled={index === 0}
                onClick={() => step(item, index, -1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('down', { name: nameOf(item) })}
                disabled={index === items.length - 1}
                onClick={() => step(item, index, 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="vh-unseen">
        {announcement}
      </p>
    </>
  );
}
