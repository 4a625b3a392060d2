import { callShiftReports } from '../../data/callables.ts';
import { revisionOf, type ShiftReport } from 'shared-lib/domain';
import type { ReportReviewRequest, ReviewResult, SeenReport } from 'mf-tracking/domain';
import { formatNight, type Translate } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import type { ListFormatters, Row } from 'shared-lib/ui/lists';
import { recordReviews } from './reviewsMade.ts';

export type ReportRow = Row<ShiftReport>;

/** The data that a review's texts depend on. */
export interface ReviewWords extends Pick<ListFormatters, 'language' | 'memberName'> {
  t: Translate<'mf-tracking'>;
}

/** The action on some reports; a return includes the reason. */
export type ReviewOrder =
  | { readonly act: 'approve' | 'undo' }
  | { readonly act: 'return'; readonly reason: string };

/** A report's name in a list of several. */
export const reportName = (
  { community, record }: Pick<ReportRow, 'community' | 'record'>,
  { t, language }: ReviewWords,
): string => t('report.several.report', { community, night: formatNight(record.serviceDate, language) });

const seenOf = ({ record }: ReportRow): SeenReport => ({
  reportId: record.id,
  seen: revisionOf(record),
});

const payloadOf = (order: ReviewOrder, reports: SeenReport[]): ReportReviewRequest =>
  order.act === 'return' ? { act: 'return', reason: order.reason, reports } : { act: order.act, reports };

/** Sends a review of reports, each as its reviewer saw it. */
export async function sendReview(order: ReviewOrder, rows: readonly ReportRow[]) {
  const result = await callShiftReports('reviewShiftReports', payloadOf(order, rows.map(seenOf)));
  if (result.ok) recordReviews();
  return result;
}

type Refused = ReviewResult['refused'][number];

/** Describes why a report was not reviewed. */
export const refusalMessage = ({ code, by }: Omit<Refused, 'reportId'>, report: string, words: ReviewWords) =>
  code === 'changedMeanwhile' && by !== null
    ? words.t('report.refused.reviewed', { report, name: words.memberName(by) })
    : words.t(`report.refused.${code}`, { report });

/** Undoes the review of reports, and reports the result. */
export function undoReview(
  reviewed: ReviewResult['reviewed'],
  rows: readonly ReportRow[],
  words: ReviewWords,
): void {
  const momentOf = new Map(reviewed.map(({ reportId, reviewedAt }) => [reportId, reviewedAt]));
  const asReviewed = rows
    .filter(({ record }) => momentOf.has(record.id))
    .map((row) => ({
      ...row,
      record: { ...row.record, reviewedAt: momentOf.get(row.record.id) ?? null },
    }));
  void reviewReports({ act: 'undo' }, asReviewed, words);
}

/**
 * Approves reports or undoes their review, and reports the result: with undo, and with the names of those
 * that someone else reviewed first.
 * @returns whether all of them were reviewed
 */
export async function reviewReports(
  order: Exclude<ReviewOrder, { act: 'return' }>,
  rows: readonly ReportRow[],
  words: ReviewWords,
): Promise<boolean> {
  const result = await sendReview(order, rows);
  const { t } = words;
  if (!result.ok) {
    showToast({ meaning: 'bad', message: t('report.done.failed') });
    return false;
  }
  const { reviewed, refused } = result.value;
  const count = reviewed.length;
  if (count > 0) {
    showToast({
      meaning: 'good',
      message:
        order.act === 'approve' ? t('report.done.approved', { count }) : t('report.done.undone', { count }),
      ...(order.act === 'approve' && { undo: () => undoReview(reviewed, rows, words) }),
    });
  }
  const nameOf = new Map(rows.map((row) => [row.record.id, reportName(row, words)]));
  for (const refusal of refused) {
    const message = refusalMessage(refusal, nameOf.get(refusal.reportId) ?? '', words);
    showToast({ meaning: 'watch', message });
  }
  return refused.length === 0;
}
