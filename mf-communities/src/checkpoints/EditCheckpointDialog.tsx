import { callCheckpoints } from '../data/callables.ts';
import { revisionOf, type Checkpoint } from 'shared-lib/domain';
import { checkpointChangeSchema, checkpointFormOf } from 'mf-communities/domain';
import { formatLength, useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, FormDialog, useEditForm } from 'shared-lib/ui/form';
import { CheckpointFields, toCheckpointForm, valuesOf } from './CheckpointFields.tsx';

interface EditCheckpointDialogProps {
  /** As stored, live. */
  checkpoint: Checkpoint;
  /** The community's time zone. */
  timeZone: string;
  onClose: () => void;
}

/** The dialog that edits a checkpoint; it warns about concurrent changes. */
export function EditCheckpointDialog({ checkpoint, timeZone, onClose }: EditCheckpointDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const { id } = checkpoint;
  const form = useEditForm({
    name: `edit-checkpoint-${id}`,
    stored: valuesOf(checkpointFormOf(checkpoint)),
    schema: checkpointChangeSchema,
    toInput: (values) => ({ ...toCheckpointForm(values), checkpointId: id, seen: revisionOf(checkpoint) }),
    submit: (values) => callCheckpoints('updateCheckpoint', values),
    errorTexts: 'mf-communities:checkpoints.problems',
    dependents: { type: ['position', 'radiusM'], windowStart: ['windowEnd'], windowEnd: ['windowStart'] },
    describeField: (field) => t(`checkpoints.fields.${field}`),
    describeValue: (field, value) =>
      field === 'radiusM' && typeof value === 'number'
        ? formatLength(value, timeZone, i18n.language)
        : String(value ?? ''),
    describeFailure: () => ({ text: t('checkpoints.edit.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('checkpoints.edit.title')}
      submitLabel={t('checkpoints.edit.submit')}
      disabled={!form.isDirty}
      success={() => t('checkpoints.edit.done')}
      discard={t('checkpoints.edit.discard', { name: checkpoint.name })}
      guarded
      size="lg"
    >
      <ChangedElsewhere form={form} lastChange={null} />
      <CheckpointFields form={form} timeZone={timeZone} />
    </FormDialog>
  );
}
