import { changeContactSubmission } from '../../data/callables.ts';
import { type ContactSubmission, mergeTargetSchema } from 'mf-communities/domain';
import { formatDateTime, useTexts } from 'shared-lib/i18n';
import type { Row } from 'shared-lib/ui/lists';
import { FormDialog, RadioCardsField, useForm } from 'shared-lib/ui/form';
import { requestName } from '../requestTexts.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';
import { describeOutcome, undoSteps } from './applyStepToRequests.ts';

interface BulkMergeProps extends BulkDialogProps {
  /** All in one community. */
  rows: readonly Row<ContactSubmission>[];
}

const byAge = ({ createdAt }: ContactSubmission, other: ContactSubmission): number =>
  (createdAt ?? 0) - (other.createdAt ?? 0);

/** The dialog that picks which of several requests the others are merged into; the oldest is the default. */
export function BulkMerge({ rows, words, opened, onClose, onDone }: BulkMergeProps) {
  const { t } = words;
  const { i18n } = useTexts('mf-communities');
  const requests = rows.map(({ record }) => record).toSorted(byAge);
  const form = useForm({
    name: 'merge-several',
    initialValues: { kept: requests[0]?.id ?? '' },
    schema: mergeTargetSchema,
    submit: async ({ kept }) => {
      const [main] = requests.filter(({ id }) => id === kept);
      const others = requests.filter(({ id }) => id !== kept);
      const result = await changeContactSubmission({
        act: 'merge',
        submissionId: kept,
        stepId: crypto.randomUUID(),
        seen: main?.steps.length ?? 0,
        duplicates: others.map(({ id, steps }) => ({ submissionId: id, seen: steps.length })),
      });
      return result.ok ? { ok: true as const, value: others } : result;
    },
    errorTexts: 'mf-communities:requests.problems',
    describeFailure: () => ({ text: t('requests.failures.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.several.mergeTitle', { count: requests.length })}
      submitLabel={t('requests.merge.submit', { count: requests.length })}
      success={() => describeOutcome('merged', { taken: requests, left: 0 }, words)}
      undo={({ value = [] }) => void undoSteps(value, () => ({ act: 'split' }), words)}
      onDone={onDone}
    >
      <p>{t('requests.several.mergeText')}</p>
      <RadioCardsField
        {...form.field('kept')}
        label={t('requests.several.which')}
        choices={requests.map((request) => ({
          value: request.id,
          label: [requestName(request, words), request.unitNumber, t(`requests.topics.${request.topic}`)]
            .filter(Boolean)
            .join(' · '),
          details: [
            request.createdAt === null
              ? ''
              : formatDateTime(request.createdAt, i18n.language, rows[0]?.timeZone ?? 'UTC'),
            request.message.slice(0, 160),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </FormDialog>
  );
}
