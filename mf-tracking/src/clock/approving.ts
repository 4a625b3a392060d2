import { approveClockInOuts, unapproveClockInOuts } from '../data/clockCallables.ts';
import { clockLimits } from 'mf-tracking/domain';
import type { ClockInOut } from 'shared-lib/domain';
import type { ClockRefusal } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';

type Text = Translate<'mf-tracking'>;

type LeftOut = { readonly code: ClockRefusal | 'missing' };

/** Formats the skipped records: how many for each reason. */
export const describeSkipped = (left: readonly LeftOut[], t: Text): string => {
  const counts = new Map<LeftOut['code'], number>();
  for (const { code } of left) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => t(`clock.left.${code}`, { count })).join(' ');
};

/** Reports what was approved and skipped, and offers to undo it. */
export function announceApproval(approved: readonly string[], left: readonly LeftOut[], t: Text): void {
  const words = [t('clock.approve.done', { count: approved.length }), describeSkipped(left, t)];
  showToast({
    meaning: left.length === 0 ? 'good' : 'watch',
    message: words.filter(Boolean).join(' '),
    ...(approved.length > 0 && { undo: () => void undoApprovals(approved, t) }),
  });
}

/** Withdraws approvals, and reports the result. */
export async function undoApprovals(ids: readonly string[], t: Text): Promise<void> {
  for (let start = 0; start < ids.length; start += clockLimits.approvals) {
    const result = await unapproveClockInOuts(ids.slice(start, start + clockLimits.approvals));
    if (!result.ok) return showToast({ meaning: 'bad', message: t('clock.approve.failed') });
    if (result.value.left.length > 0) {
      return showToast({ meaning: 'watch', message: describeSkipped(result.value.left, t) });
    }
  }
  showToast({ meaning: 'good', message: t('clock.approve.takenBack', { count: ids.length }) });
}

/**
 * Approves records as displayed, and reports the result.
 * @param isChecked whether an automatic clock-out has been checked
 * @returns whether none was skipped
 */
export async function approveShown(
  records: readonly Pick<ClockInOut, 'id' | 'workedMin'>[],
  isChecked: boolean,
  t: Text,
): Promise<boolean> {
  const approved: string[] = [];
  const left: LeftOut[] = [];
  let isComplete = true;
  for (let start = 0; start < records.length; start += clockLimits.approvals) {
    const part = records.slice(start, start + clockLimits.approvals);
    const result = await approveClockInOuts({
      records: part.map(({ id, workedMin }) => ({ id, workedMin })),
      isChecked,
    });
    if (!result.ok) {
      showToast({ meaning: 'bad', message: t('clock.approve.failed') });
      isComplete = false;
      break;
    }
    approved.push(...result.value.approved);
    left.push(...result.value.left);
  }
  if (approved.length + left.length > 0) announceApproval(approved, left, t);
  return isComplete && left.length === 0;
}
