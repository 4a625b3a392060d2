import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from 'shared-lib/data';
import { afterMove } from 'mf-communities/domain';
import { byOrder, type Checkpoint } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast, RelativeTime, StatusBadge } from 'shared-lib/ui';
import { SortableList } from 'shared-lib/ui/sorting';
import { callCheckpoints } from '../data/callables.ts';
import { formatWindow } from './formatWindow.ts';
import styles from './checkpoints.module.css';

interface Round {
  /** In order, as if a move in progress were already saved. */
  readonly checkpoints: readonly Checkpoint[];
  readonly move: (checkpointId: string, afterId: string | null) => Promise<void>;
}

/** A route's checkpoints in order, and the function that moves one. A move shows immediately and is reverted if it fails. */
function useRound(stored: readonly Checkpoint[]): Round {
  const { t } = useTexts('mf-communities');
  const [moving, setMoving] = useState<{ checkpointId: string; afterId: string | null } | null>(null);
  const ordered = moving === null ? [...stored].sort(byOrder) : afterMove(stored, moving);
  return {
    checkpoints: ordered,
    move: async (checkpointId, afterId) => {
      const place = ordered.findIndex(({ id }) => id === checkpointId);
      if (checkpointId === afterId || (ordered[place - 1]?.id ?? null) === afterId) return;
      const requested = { checkpointId, afterId };
      setMoving(requested);
      const result = await callCheckpoints('changeCheckpoint', { act: 'move', ...requested });
      // Another move may have started in the meantime.
      setMoving((latest) => (latest === requested ? null : latest));
      if (!result.ok) showToast({ meaning: 'bad', message: t('checkpoints.moveFailed') });
    },
  };
}

interface CheckpointListProps {
  checkpoints: readonly Checkpoint[];
  onOpen: (id: string) => void;
}

/** A community's checkpoints in route order, which is changed by dragging or with each row's arrows. */
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
      <span className="vh-words">
        <button type="button" className={styles.name} dir="auto" onClick={() => onOpen(id)}>
          {name}
        </button>
        <span className="vh-soft vh-cut" dir="auto">
          {[where, formatWindow(checkpoint, t, i18n.language)].filter(Boolean).join(' · ')}
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
      <span className={`vh-soft ${styles.scanned}`}>
        <RelativeTime instant={lastScannedAt} now={now} />
      </span>
    </span>
  );
}
