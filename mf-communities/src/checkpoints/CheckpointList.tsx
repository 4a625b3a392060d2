import { IconCamera } from '@tabler/icons-react';
import { useNow } from 'shared-lib/data';
import type { Checkpoint } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Since, StatusBadge } from 'shared-lib/ui';
import { SortableList } from 'shared-lib/ui/sorting';
import { useRound } from './useRound.ts';
import { windowInWords } from './windowInWords.ts';
import styles from './CheckpointList.module.css';

interface CheckpointListProps {
  checkpoints: readonly Checkpoint[];
  onOpen: (id: string) => void;
}

/** The check points of a community in the order of the round, which is changed by dragging or with the arrows of each row. */
export function CheckpointList({ checkpoints: stored, onOpen }: CheckpointListProps) {
  const { t } = useTexts('mf-communities');
  const { checkpoints, move } = useRound(stored);
  return (
    <SortableList
      label={t('checkpoints.title')}
      items={checkpoints}
      nameOf={({ name }) => name}
      onMove={(id, afterId) => void move(id, afterId)}
    >
      {(checkpoint) => <Row checkpoint={checkpoint} onOpen={onOpen} />}
    </SortableList>
  );
}

function Row({ checkpoint, onOpen }: { checkpoint: Checkpoint; onOpen: CheckpointListProps['onOpen'] }) {
  const { t, i18n } = useTexts('mf-communities');
  const now = useNow();
  const { id, name, building, floor, type, isActive, photoRequired, lastScannedAt } = checkpoint;
  const where = [building, floor].filter(Boolean).join(' · ');
  return (
    <span className={styles.row} data-inactive={!isActive}>
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
    </span>
  );
}
