import { useState } from 'react';
import { generateBinTags } from '../data/binTagCallables.ts';
import { maxBinTagBatch, newBinTagBatchSchema, type BinTagBatch } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, NumberField, TextField, useForm } from 'shared-lib/ui/form';
import type { MadeBatch } from './makeTags.ts';

interface MakeTagsDialogProps {
  communityId: string;
  /** The batches that there are, as far as they are known. */
  taken: readonly Pick<BinTagBatch, 'label'>[];
  onClose: () => void;
  /** Is told when the first tags are made; the others are left to it. */
  onMade: (batch: MadeBatch) => void;
}

/** Asks how many bin tags are to be made, and what they are called. */
export function MakeTagsDialog({ communityId, taken, onClose, onMade }: MakeTagsDialogProps) {
  const { t } = useTexts('mf-communities');
  const labels = new Set(taken.map(({ label }) => label));
  // The same for each try, so that one whose answer was lost is no other batch.
  const [batchId] = useState(() => crypto.randomUUID());
  const form = useForm({
    name: `bin-tags-of-${communityId}`,
    initialValues: { label: '', count: null as number | null },
    schema: newBinTagBatchSchema,
    toInput: (values) => ({ ...values, communityId, batchId }),
    check: ({ label }) => ({ label: labels.has(label.trim()) && 'duplicate' }),
    submit: generateBinTags,
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
