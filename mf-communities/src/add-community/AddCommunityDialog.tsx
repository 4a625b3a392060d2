import { useEffect, useEffectEvent } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog } from 'shared-lib/ui/form';
import { AddFields, LimitReached, useAddForm } from './AddFields.tsx';
import { useReachedLimit } from './useReachedLimit.ts';

interface AddCommunityDialogProps {
  onClose: () => void;
  /** Called once it has closed, for whatever reason. */
  onClosed: () => void;
}

/** Prompts for a new community. */
export function AddCommunityDialog({ onClose, onClosed }: AddCommunityDialogProps) {
  const { t } = useTexts('mf-communities');
  const form = useAddForm();
  const limit = useReachedLimit();
  const closed = useEffectEvent(onClosed);
  useEffect(() => () => closed(), []);

  return (
    <FormDialog
      form={form}
      opened
      onClose={onClose}
      title={t('add.title')}
      submitLabel={t('add.submit')}
      success={({ payload }) => t('add.added', { name: payload.propertyName })}
      discard={t('add.discard')}
      size="lg"
      instead={limit !== null && !form.isDirty ? <LimitReached limit={limit} /> : null}
    >
      <AddFields form={form} limit={limit} />
    </FormDialog>
  );
}
