import { type ContactSubmission, contactStepSchemas, maxMerged } from 'mf-communities/domain';
import { formatDateTime } from 'shared-lib/i18n';
import { LiveContent } from 'shared-lib/ui';
import { CheckboxesField, FormDialog, useForm } from 'shared-lib/ui/form';
import { requestSource } from '../../data/requestSource.ts';
import { areLikelyDuplicates } from '../areLikelyDuplicates.ts';
import { undoSteps } from '../bulk/applyStepToRequests.ts';
import { requestName, type RequestDialogProps } from '../requestTexts.ts';
import { useRequestStep } from '../useRequestStep.ts';

/** How many of the community's requests are checked for duplicates. */
const lookedAt = 40;

/** The dialog that merges duplicate requests into one. */
export function MergeDialog(props: RequestDialogProps) {
  const { record } = props.row;
  const live = requestSource.useRecords({
    narrowing: [{ field: 'communityId', values: [record.communityId] }],
    since: null,
    limit: lookedAt,
  });
  return (
    <LiveContent live={live}>
      {({ records }) => (
        <MergeForm
          {...props}
          others={records.filter(({ id, mergedInto }) => id !== record.id && mergedInto === null)}
        />
      )}
    </LiveContent>
  );
}

interface MergeFormProps extends RequestDialogProps {
  others: readonly ContactSubmission[];
}

function MergeForm({ row, words, opened, onClose, others }: MergeFormProps) {
  const { t, language } = words;
  const { record, timeZone } = row;
  const { take, describeFailure } = useRequestStep(record, words);
  const name = requestName(record, words);
  const form = useForm({
    name: `merge-${record.id}`,
    initialValues: {
      chosen: others.filter((other) => areLikelyDuplicates(record, other)).map(({ id }) => id),
    },
    schema: contactStepSchemas.merge,
    toInput: ({ chosen }) => ({
      duplicates: others
        .filter(({ id }) => chosen.includes(id))
        .map(({ id, steps }) => ({ submissionId: id, seen: steps.length })),
    }),
    submit: ({ duplicates }) => take({ act: 'merge', duplicates }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  const { length } = form.values.chosen;
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.merge.title', { name })}
      submitLabel={t('requests.merge.submit', { count: length })}
      success={() => t('requests.done.merge', { name })}
      undo={({ payload: { duplicates } }) =>
        void undoSteps(
          others.filter(({ id }) => duplicates.some(({ submissionId }) => submissionId === id)),
          () => ({ act: 'split' }),
          words,
        )
      }
      disabled={length === 0 || length > maxMerged}
      {...(others.length === 0 && { instead: <p>{t('requests.merge.none')}</p> })}
    >
      <p>{t('requests.merge.text')}</p>
      <CheckboxesField
        {...form.field('chosen')}
        label={t('requests.merge.others')}
        choices={others.map((other) => ({
          value: other.id,
          label: [requestName(other, words), other.unitNumber, t(`requests.topics.${other.topic}`)]
            .filter(Boolean)
            .join(' · '),
          details: [
            other.createdAt === null ? '' : formatDateTime(other.createdAt, language, timeZone),
            other.message.slice(0, 160),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </FormDialog>
  );
}
