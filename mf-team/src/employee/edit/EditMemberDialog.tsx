import { useEffect, useRef } from 'react';
import type { TeamMember } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { DiscardDialog, Modal, useLeaveGuard } from 'shared-lib/ui/dialogs';
import { EditMemberForm } from './EditMemberForm.tsx';
import { useEditMember } from './useEditMember.ts';

export interface EditMemberDialogProps {
  /** As stored, live. */
  member: TeamMember;
  onClose: () => void;
}

/** The dialog in which a member is edited; what was changed is given up only when one says so. */
export function EditMemberDialog({ member, onClose }: EditMemberDialogProps) {
  const { t } = useTexts('mf-team');
  const form = useEditMember(member);
  const guard = useLeaveGuard(form.isEdited);
  const isSending = form.status === 'sending';
  // The page can be left while the answer is on its way.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const leave = () => {
    if (!isSending) guard.leave(onClose);
  };

  const save = async () => {
    const saved = await form.save();
    if (saved === 'saved') {
      guard.release();
      showToast({ meaning: 'good', message: t('editMember.saved') });
      if (isShown.current) onClose();
    } else if (saved !== null && !isShown.current) {
      showToast({ meaning: 'bad', message: t('editMember.failed') });
    }
    return saved;
  };

  return (
    <>
      <Modal opened onClose={leave} closeOnEscape={!guard.isAsking} title={t('editMember.title')} size="lg">
        <EditMemberForm form={form} onSave={save} onCancel={leave} />
      </Modal>
      <DiscardDialog guard={guard} onDiscard={form.forget}>
        {t('editMember.discard', { name: member.fullName || t('unnamed') })}
      </DiscardDialog>
    </>
  );
}
