import { IconAlertTriangle, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { shiftKey } from 'mf-tracking/domain';
import type { ShiftsApproved } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { Button, Notice, showToast } from 'shared-lib/ui';
import { approveInOrder, undoApproval } from './approveInOrder.ts';
import { refusalText } from './reasonText.ts';
import type { ShiftRow } from './useLastNight.ts';

type LeftShift = ShiftsApproved['left'][number];

/** How many shifts a notice names; the rest are counted. */
const named = 6;

/**
 * Approves all of a night's shifts that have no issues in one click, and reports the result with undo.
 * @param inOrder the displayed ones
 */
export function useApproveInOrder(night: string, inOrder: readonly ShiftRow[]) {
  const { t } = useTexts('mf-tracking');
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const [left, setLeft] = useState<readonly LeftShift[]>([]);

  const undo = async (approved: ShiftsApproved['approved']) => {
    const isComplete = await undoApproval(approved);
    showToast(
      isComplete
        ? { meaning: 'good', message: t('lastNight.done.undone', { count: approved.length }) }
        : { meaning: 'bad', message: t('lastNight.done.undoFailed') },
    );
  };
  const approve = async () => {
    const count = inOrder.length;
    setLeft([]);
    setProgress({ done: 0, count });
    const result = await approveInOrder(night, inOrder, (done) => setProgress({ done, count }));
    setProgress(null);
    setLeft(result.left);
    const { approved } = result;
    const said = [
      ...(approved.length > 0 ? [t('lastNight.done.approved', { count: approved.length })] : []),
      ...(result.left.length > 0 ? [t('lastNight.done.left', { count: result.left.length })] : []),
      ...(result.isComplete ? [] : [t('lastNight.done.failed')]),
    ];
    const meaning = result.left.length > 0 ? 'watch' : 'good';
    showToast({
      meaning: result.isComplete ? meaning : 'bad',
      message: said.join(' '),
      ...(approved.length > 0 && { undo: () => void undo(approved) }),
    });
  };
  return { progress, left, approve: () => void approve(), dismiss: () => setLeft([]) };
}

type Approval = ReturnType<typeof useApproveInOrder>;

/** The button, with its progress. */
export function ApproveButton({ approval, count }: { approval: Approval; count: number }) {
  const { t } = useTexts('mf-tracking');
  const { progress } = approval;
  return (
    <Button
      leftSection={<IconChecks size={18} aria-hidden />}
      disabled={progress !== null || count === 0}
      onClick={approval.approve}
    >
      {progress ? t('lastNight.approving', progress) : t('lastNight.approveAll', { count })}
    </Button>
  );
}

interface LeftShiftsProps {
  approval: Approval;
  rows: readonly ShiftRow[];
}

/** The shifts that weren't approved, by name and with the reason. */
export function SkippedShifts({ approval: { left, dismiss }, rows }: LeftShiftsProps) {
  const { t, i18n } = useTexts('mf-tracking');
  if (left.length === 0) return null;
  const nameOf = new Map(rows.map((row) => [row.id, row.community]));
  const names = left
    .slice(0, named)
    .map((shift) => `${nameOf.get(shiftKey(shift)) ?? ''} (${refusalText(shift.code, t, i18n.language)})`);
  const rest = left.length - named;
  return (
    <Notice
      meaning="watch"
      icon={<IconAlertTriangle size={20} />}
      space="below"
      role="status"
      actions={
        <Button variant="default" size="compact-md" onClick={dismiss}>
          {t('lastNight.dismiss')}
        </Button>
      }
    >
      {t('lastNight.notApproved', {
        count: left.length,
        names: [...names, ...(rest > 0 ? [t('lastNight.more', { count: rest })] : [])].join(', '),
      })}
    </Notice>
  );
}
