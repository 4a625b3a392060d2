import { callCheckpoints } from '../data/callables.ts';
import type { Community } from 'shared-lib/domain';
import { blankCheckpoint, newCheckpointSchema } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, useForm } from 'shared-lib/ui/form';
import { CheckpointFields, toCheckpointForm, valuesOf } from './CheckpointFields.tsx';

interface AddCheckpointDialogProps {
  community: Pick<Community, 'id' | 'timezone'>;
  onClose: () => void;
}

const blank = valuesOf(blankCheckpoint);

/** Prompts for a new checkpoint. The draft is kept until it is added or deliberately discarded. */
export function AddCheckpointDialog({ community, onClose }: AddCheckpointDialogProps) {
  const { t } = useTexts('mf-communities');
  const { id: communityId, timezone } = community;
  const form = useForm({
    name: `checkpoint-of-${communityId}`,
    initialValues: blank,
    schema: newCheckpointSchema,
    toInput: (values) => ({ ...toCheckpointForm(values), communityId }),
    submit: (values) => callCheckpoints('addCheckpoint', values),
    errorTexts: 'mf-communities:checkpoints.problems',
    dependents: { type: ['position', 'radiusM'], windowStart: ['windowEnd'], windowEnd: ['windowStart'] },
    describeFailure: (code) => ({
      text: t(code === 'resource-exhausted' ? 'checkpoints.add.full' : 'checkpoints.add.failed'),
    }),
  });
  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('checkpoints.add.title')}
      submitLabel={t('checkpoints.add.submit')}
      success={({ payload }) => t('checkpoints.add.done', { name: payload.name })}
      discard={t('checkpoints.add.discard')}
      size="lg"
    >
      <CheckpointFields form={form} timeZone={timezone} />
    </FormDialog>
  );
}
