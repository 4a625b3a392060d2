import { revisionOf, type ClockInOut, type ShiftReport } from 'shared-lib/domain';
import { type ReviewedShift } from 'mf-tracking/domain';
import { awaitsReview, type ShiftsApproved } from 'mf-tracking/domain';
import type { Translate } from 'shared-lib/i18n';
import { approveClockInOuts } from '../data/clockCallables.ts';
import { callShiftReports } from '../data/callables.ts';
import { awaitsApproval } from '../clock/approval.ts';

/** A shift's records, as its reviewer sees them. */
export interface ShiftRecords {
  readonly reports: readonly ShiftReport[];
  readonly clocks: readonly ClockInOut[];
}

/** The result of approving one shift: what can be undone, and why some of it wasn't approved. */
export interface ShiftApproval {
  readonly approved: ShiftsApproved['approved'][number];
  /** Null if nothing was left out. */
  readonly left: string | null;
  readonly isSaved: boolean;
}

/**
 * Approves one shift as its reviewer sees it: its report, and its hours if they are complete. An automatic clock-out
 * counts as checked.
 */
export async function approveShift(
  { communityId, memberId }: Pick<ReviewedShift, 'communityId' | 'memberId'>,
  { reports, clocks }: ShiftRecords,
  t: Translate<'mf-tracking'>,
): Promise<ShiftApproval> {
  const waiting = reports.filter(awaitsReview);
  const hours = clocks.filter(awaitsApproval);
  const isOpen = clocks.some(({ status }) => status === 'open');
  const [reviewed, approved] = await Promise.all([
    waiting.length === 0
      ? null
      : callShiftReports('reviewShiftReports', {
          act: 'approve',
          reports: waiting.map((report) => ({ reportId: report.id, seen: revisionOf(report) })),
        }),
    hours.length === 0
      ? null
      : approveClockInOuts({
          records: hours.map(({ id, workedMin }) => ({ id, workedMin })),
          isChecked: true,
        }),
  ]);
  const reportOf = new Map(waiting.map((report) => [report.id, report]));
  const done = reviewed?.ok ? reviewed.value.reviewed : [];
  const [refusedHours] = approved?.ok ? approved.value.left : [];
  const openReason = isOpen ? t('clock.why.open') : null;
  const areReportsSaved = reviewed === null || (reviewed.ok && reviewed.value.refused.length === 0);
  return {
    approved: {
      communityId,
      memberId,
      reports: done.map(({ reportId, reviewedAt }) => ({
        reportId,
        seen: String(revisionOf({ submittedAt: reportOf.get(reportId)?.submittedAt ?? null, reviewedAt })),
      })),
      clockInOutIds: approved?.ok ? approved.value.approved : [],
    },
    left: refusedHours ? t(`clock.why.${refusedHours.code}`) : openReason,
    isSaved: areReportsSaved && (approved === null || approved.ok),
  };
}
