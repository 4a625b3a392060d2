import { useTexts } from 'shared-lib/i18n';
import type { OverlayState } from 'shared-lib/ui';
import { ConfirmDialog } from 'shared-lib/ui/dialogs';
import { skipReasonOf } from './reviewActions.ts';
import { reportName, reviewReports, type ReportRow, type ReviewWords } from './reviewReports.ts';

interface ApproveDialogProps extends OverlayState {
  /** All selected ones. */
  rows: readonly ReportRow[];
  words: ReviewWords;
  /** Called when it is done. */
  onDone: () => void;
}

/** Asks for confirmation before several reports are approved, and lists those that are skipped and why. */
export function ApproveDialog({ rows, words, onDone, opened, onClose }: ApproveDialogProps) {
  const { t } = useTexts('mf-tracking');
  const waiting = rows.filter(({ record }) => skipReasonOf(record) === null);
  const leftOut = rows.flatMap((row) => {
    const why = skipReasonOf(row.record);
    return why ? t(`report.several.why.${why}`, { report: reportName(row, words) }) : [];
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('report.several.title', { count: waiting.length })}
      action={t('report.several.action', { count: waiting.length })}
      losses={leftOut}
      onConfirm={async () => {
        await reviewReports({ act: 'approve' }, waiting, words);
        onDone();
        return { ok: true };
      }}
    >
      {leftOut.length > 0 && <p>{t('report.several.leftOut')}</p>}
    </ConfirmDialog>
  );
}
