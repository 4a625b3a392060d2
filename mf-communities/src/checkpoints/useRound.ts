import { useState } from 'react';
import { changeCheckpoint } from '../data/checkpointCallables.ts';
import { afterMove, byOrder, type Checkpoint } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';

interface Round {
  /** In their order, with the move that is under way made already. */
  readonly checkpoints: readonly Checkpoint[];
  readonly move: (checkpointId: string, afterId: string | null) => Promise<void>;
}

/** The check points of a round in their order, and what moves one. The move shows at once, and is taken back when it fails. */
export function useRound(stored: readonly Checkpoint[]): Round {
  const { t } = useTexts('mf-communities');
  const [moving, setMoving] = useState<{ checkpointId: string; afterId: string | null } | null>(null);
  const ordered = moving === null ? [...stored].sort(byOrder) : afterMove(stored, moving);
  return {
    checkpoints: ordered,
    move: async (checkpointId, afterId) => {
      const place = ordered.findIndex(({ id }) => id === checkpointId);
      if (checkpointId === afterId || (ordered[place - 1]?.id ?? null) === afterId) return;
      const asked = { checkpointId, afterId };
      setMoving(asked);
      const result = await changeCheckpoint({ act: 'move', ...asked });
      // Another move may be under way by now.
      setMoving((latest) => (latest === asked ? null : latest));
      if (!result.ok) showToast({ meaning: 'bad', message: t('checkpoints.moveFailed') });
    },
  };
}
