import { doneShiftReportStatuses } from './reportStatuses.ts';
import type { ShiftReport } from './shiftReport.ts';

/** A report's remarks besides its counts: a note, an issue, a missing required photo, or an implausible round. */
export const reportRemarks = ['note', 'issue', 'noPhoto', 'implausible'] as const;

export type ReportRemark = (typeof reportRemarks)[number];

/** Whether a required compactor photo is missing: the feature was on when the shift began, and the report was submitted. */
export const lacksCompactorPhoto = ({
  status,
  features,
  compactorPhotos,
}: Pick<ShiftReport, 'status' | 'features' | 'compactorPhotos'>): boolean =>
  features?.compactorPhotos === true &&
  compactorPhotos.length === 0 &&
  doneShiftReportStatuses.some((done) => done === status);

/** A report's remarks, in the order of `reportRemarks`. */
export const remarksOf = (
  report: Pick<ShiftReport, 'status' | 'features' | 'compactorPhotos' | 'notes' | 'issues' | 'roundCheck'>,
): ReportRemark[] => {
  const has: Readonly<Record<ReportRemark, boolean>> = {
    note: (report.notes ?? '').trim() !== '',
    issue: report.issues.length > 0,
    noPhoto: lacksCompactorPhoto(report),
    implausible: (report.roundCheck?.findings.length ?? 0) > 0,
  };
  return reportRemarks.filter((remark) => has[remark]);
};
