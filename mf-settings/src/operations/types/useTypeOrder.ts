import { useState } from 'react';
import { changeViolationType } from '../../data/violationTypeCallables.ts';
import { typesAfterMove } from 'mf-settings/domain';
import type { ViolationType } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';

interface Move {
  readonly typeId: string;
  readonly afterId: string | null;
}

/** A move that leaves everything where it is. */
const nowhere: Move = { typeId: '', afterId: null };

/** The types in the owner's order, and what moves one. The move shows at once, and is taken back when it fails. */
export function useTypeOrder(stored: readonly ViolationType[]) {
  const { t } = useTexts('mf-settings');
  const [moving, setMoving] = useState<Move>(nowhere);
  return {
    types: typesAfterMove(stored, moving),
    move: async (typeId: string, afterId: string | null) => {
      if (typeId === afterId) return;
      const asked = { typeId, afterId };
      setMoving(asked);
      const result = await changeViolationType({ act: 'move', ...asked });
      // Another move may be under way by now.
      setMoving((latest) => (latest === asked ? nowhere : latest));
      if (!result.ok) showToast({ meaning: 'bad', message: t('operations.types.moveFailed') });
    },
  };
}
