import { useRef } from 'react';
import { callUnits } from '../../data/callables.ts';
import { rowAt, type UnitRow } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { addUnits } from '../unitChanges.ts';

/** Adds units in a separate call, which can be undone as one. */
export function useAdding(communityId: string) {
  const { t } = useTexts('mf-communities');
  const importId = useRef('');
  const count = useRef(0);
  return {
    /** Called with the number added; the list may have them by then. */
    count,
    add: (doors: readonly Pick<UnitRow, 'building' | 'floor' | 'unitNumber'>[]) => {
      importId.current = crypto.randomUUID();
      count.current = doors.length;
      return addUnits(communityId, importId.current, doors.map(rowAt));
    },
    undo: async () => {
      const undone = await callUnits('undoUnitImport', { communityId, importId: importId.current });
      showToast({
        meaning: undone.ok ? 'good' : 'bad',
        message: t(undone.ok ? 'units.several.undone' : 'units.several.undoFailed'),
      });
    },
    describeFailure: (code: string) =>
      code === 'failed-precondition'
        ? { text: t('units.failures.changed') }
        : { text: t('units.adding.failed') },
  };
}
