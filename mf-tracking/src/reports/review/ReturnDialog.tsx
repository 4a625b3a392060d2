import { useRef } from 'react';
import { reportReturnSchema } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, TextAreaField, useForm } from 'shared-lib/ui/form';
import {
  refusalMessage,
  reportName,
  sendReview,
  undoReview,
  type ReportRow,
  type ReviewWords,
} from './reviewReports.ts';

interface ReturnDialogProps {
  row: ReportRow;
  words: ReviewWords;
  onClose: () => void;
  /** Called when the report has been returned. */
  onReturned: () => void;
}

/**
 * Prompts for the reason and returns a report to its specialist. The text is kept after a concurrent review.
 */
export function ReturnDialog({ row, words, onClose, onReturned }: ReturnDialogProps) {
  const { t } = useTexts('mf-tracking');
  const { record, community } = row;
  const refused = useRef('');
  const form = useForm({
    name: `return-report-${record.id}`,
    initialValues: { reason: '' },
    schema: reportReturnSchema,
    submit: async ({ reason }) => {
      const result = await sendReview({ act: 'return', reason }, [row]);
      if (!result.ok) return result;
      const [refusal] = result.value.refused;
      if (!refusal) return { ok: true, value: result.value.reviewed } as const;
      refused.current = refusalMessage(refusal, reportName(row, words), words);
      return { ok: false, reason: 'refused' } as const;
    },
    describeFailure: (failure) => ({
      text: failure === 'refused' ? refused.current : t('report.done.failed'),
    }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      onDone={onReturned}
      title={t('report.returning.title', { community })}
      submitLabel={t('report.returning.submit')}
      success={() => t('report.done.returned')}
      undo={({ value }) => undoReview(value ?? [], [row], words)}
    >
      {record.memberId !== null && (
        <p>{t('report.returning.text', { name: words.memberName(record.memberId) })}</p>
      )}
      <TextAreaField {...form.field('reason')} label={t('report.returning.reason')} autoFocus wide />
    </FormDialog>
  );
}
