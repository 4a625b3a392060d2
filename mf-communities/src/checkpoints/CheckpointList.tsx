import { IconArrowDown, IconArrowUp, IconCamera, IconGripVertical } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNow } from 'shared-lib/data';
import type { Checkpoint } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, Since, StatusBadge } from 'shared-lib/ui';
import { attachReorder, type DropPlace } from '../sorting/attachReorder.ts';
import { useRound } from './useRound.ts';
import { windowInWords } from './windowInWords.ts';
import styles from './CheckpointList.module.css';

interface CheckpointListProps {
  checkpoints: readonly Checkpoint[];
  onOpen: (id: string) => void;
}

/** The check points of a community in the order of the round, which is changed by dragging or with the arrows of each row. */
export function CheckpointList({ checkpoints: stored, onOpen }: CheckpointListProps) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const { checkpoints, move } = useRound(stored);
  const list = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<DropPlace | null>(null);
  const [said, setSaid] = useState('');

  const idBefore = (index: number): string | null => checkpoints[index - 1]?.id ?? null;
  const drop = useEffectEvent((id: string, { id: besideId, side }: DropPlace) => {
    const beside = checkpoints.findIndex((one) => one.id === besideId);
    void move(id, side === 'after' ? besideId : idBefore(beside));
  });
  const rows = checkpoints.map(({ id }) => id).join('/');
  useEffect(
    () =>
      list.current && rows !== ''
        ? attachReorder(list.current, { onOver: setPlace, onDrop: drop })
        : undefined,
    [rows],
  );

  /** Moves a check point with the keys, and says where it is now. */
  const step = (index: number, by: 1 | -1) => {
    const { id, name } = checkpoints[index]!;
    void move(id, by === 1 ? checkpoints[index + 1]!.id : idBefore(index - 1));
    setSaid(t('checkpoints.moved', { name, place: index + 1 + by, count: checkpoints.length }));
  };

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={t('checkpoints.title')}>
        {checkpoints.map((checkpoint, index) => {
          const { id, name, building, floor, type, isActive, photoRequired, lastScannedAt } = checkpoint;
          const where = [building, floor].filter(Boolean).join(' · ');
          return (
            <li
              key={id}
              data-row={id}
              data-drop={place?.id === id ? place.side : undefined}
              data-inactive={!isActive}
              className={styles.row}
            >
              <span data-handle className={styles.handle} title={t('checkpoints.drag')} aria-hidden>
                <IconGripVertical size={18} />
              </span>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.words}>
                <button type="button" className={styles.name} dir="auto" onClick={() => onOpen(id)}>
                  {name}
                </button>
                <span className={styles.details} dir="auto">
                  {[where, windowInWords(checkpoint, t, i18n.language)].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.marks}>
                {photoRequired && (
                  <IconCamera size={18} role="img" aria-label={t('checkpoints.fields.photoRequired')} />
                )}
                <StatusBadge meaning={isActive ? 'info' : 'neutral'}>
                  {isActive ? t(`checkpoints.types.${type}`) : t('checkpoints.inactive')}
                </StatusBadge>
              </span>
              <span className={styles.scanned}>
                <Since instant={lastScannedAt} now={now} />
              </span>
              <span className={styles.steps}>
                <ActionIcon
                  variant="subtle"
                  size={32}
                  aria-label={t('checkpoints.up', { name })}
                  disabled={index === 0}
                  onClick={() => step(index, -1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size={32}
                  aria-label={t('checkpoints.down', { name })}
                  disabled={index === checkpoints.length - 1}
                  onClick={() => step(index, 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </ActionIcon>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
