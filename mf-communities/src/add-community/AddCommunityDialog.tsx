import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ConfirmDialog, Modal } from 'shared-lib/ui/dialogs';
import { AddCommunityForm } from './AddCommunityForm.tsx';
import { LimitReached } from './LimitReached.tsx';
import { useAddCommunity } from './useAddCommunity.ts';
import { useReachedLimit } from './useReachedLimit.ts';

interface AddCommunityDialogProps {
  onClose: () => void;
  /** Called once it is gone, whichever way. */
  onClosed: () => void;
}

/** Asks for a new community. What is typed is kept until it is added or thrown away on purpose. */
export function AddCommunityDialog({ onClose, onClosed }: AddCommunityDialogProps) {
  const { t } = useTexts('mf-communities');
  const form = useAddCommunity(onClose);
  const limit = useReachedLimit();
  const [isAsking, setAsking] = useState(false);
  const closed = useEffectEvent(onClosed);
  useEffect(() => () => closed(), []);

  const isAdding = form.progress === 'adding';
  const close = () => {
    if (isAdding) return;
    // Later, since the Escape that asks would also be heard by what it opens, and be its answer.
    if (form.isTouched) setTimeout(() => setAsking(true));
    else onClose();
  };
  const discard = async () => {
    form.forget();
    onClose();
    return { ok: true } as const;
  };

  return (
    <>
      <Modal opened size="lg" title={t('add.title')} closeOnEscape={!isAsking} onClose={close}>
        {limit !== null && !form.isTouched ? (
          <LimitReached limit={limit} />
        ) : (
          <AddCommunityForm form={form} limit={isAdding ? null : limit} onCancel={close} />
        )}
      </Modal>
      <ConfirmDialog
        opened={isAsking}
        title={t('add.discard.title')}
        action={t('add.discard.action')}
        destructive
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {t('add.discard.text')}
      </ConfirmDialog>
    </>
  );
}
