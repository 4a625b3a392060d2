import { useState } from 'react';
import { callBinTags } from '../data/callables.ts';
import { maxBinTagBatch, newBinTagBatchSchema, type BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, NumberField, TextField, useForm } from 'shared-lib/ui/form';
import type { BatchToCreate } from './createTags.ts';

interface MakeTagsDialogProps {
  communityId: string;
  /** The existing batches loaded so far. */
  taken: readonly Pick<BinTagBatch, 'label'>[];
  onClose: () => void;
  /** Called when the first tags are created; it takes over the rest. */
  onMade: (batch: BatchToCreate) => void;
}

/** Prompts for the number of bin tags to create, and their label. */
export function CreateTagsDialog({ communityId, taken, onClose, onMade }: MakeTagsDialogProps) {
  const { t } = useTexts('mf-communities');
  const labels = new Set(taken.map(({ label }) => label));
  // The same for each attempt, so that a retry after a lost response creates no second batch.
  const [batchId] = useState(() => crypto.randomUUID());
  const form = useForm({
    name: `bin-tags-of-${communityId}`,
    initialValues: { label: '', count: null as number | null },
    schema: newBinTagBatchSchema,
    toInput: (values) => ({ ...values, communityId, batchId }),
    check: ({ label }) => ({ label: labels.has(label.trim()) && 'duplicate' }),
    submit: (values) => callBinTags('generateBinTags', values),
    errorTexts: 'mf-communities:binTags.make.problems',
    describeFailure: () => ({ text: t('binTags.make.failed') }),
  });
  const { field, values } = form;
  const example = values.label.trim() || t('binTags.make.example');
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('binTags.make.title')}
      submitLabel={t('binTags.make.submit')}
      success={({ payload }) => t('binTags.make.begun', { label: payload.label })}
      onDone={({ payload, value }) => {
        if (value && value.made < value.count) onMade({ ...payload, id: batchId });
      }}
      discard={t('binTags.make.discard')}
    >
      <TextField
        {...field('label')}
        label={t('binTags.make.label')}
        help={t('binTags.make.labelHelp', { example: `${example}-001` })}
        maxLength={40}
        autoFocus
      />
      <NumberField
        {...field('count')}
        label={t('binTags.make.count')}
        help={t('binTags.make.countHelp', { most: maxBinTagBatch })}
      />
    </FormDialog>
  );
}
