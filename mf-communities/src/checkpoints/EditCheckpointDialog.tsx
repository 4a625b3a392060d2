import { updateCheckpoint } from 'shared-lib/data';
import { checkpointChangeSchema, checkpointFormOf, type Checkpoint } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { ChangedElsewhere, FormDialog, useEditForm } from 'shared-lib/ui/form';
import { CheckpointFields } from './CheckpointFields.tsx';
import { askedOf, valuesOf } from './checkpointValues.ts';

interface EditCheckpointDialogProps {
  /** As stored, live. */
  checkpoint: Checkpoint;
  onClose: () => void;
}

/** The dialog in which a check point is edited; it says when someone else did so meanwhile. */
export function EditCheckpointDialog({ checkpoint, onClose }: EditCheckpointDialogProps) {
  const { t } = useTexts('mf-communities');
  const { id, updatedAt } = checkpoint;
  const form = useEditForm({
    name: `edit-checkpoint-${id}`,
    stored: valuesOf(checkpointFormOf(checkpoint)),
    schema: checkpointChangeSchema,
    toInput: (values) => ({ ...askedOf(values), checkpointId: id, updatedAt }),
    submit: updateCheckpoint,
    errorTexts: 'mf-communities:checkpoints.problems',
    dependents: { type: ['position', 'radiusM'], windowStart: ['windowEnd'], windowEnd: ['windowStart'] },
    describeField: (field) => t(`checkpoints.fields.${field}`),
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
      <CheckpointFields form={form} />
    </FormDialog>
  );
}
