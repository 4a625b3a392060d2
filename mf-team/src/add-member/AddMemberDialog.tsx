import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { ConfirmDialog, Modal } from 'shared-lib/ui/dialogs';
import { isTyped } from './memberForm.ts';
import { MemberForm } from './MemberForm.tsx';
import { useMemberForm } from './useMemberForm.ts';

export interface AddMemberDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The dialog in which a member is added; what was typed is given up only when one says so. */
export function AddMemberDialog({ opened, onClose }: AddMemberDialogProps) {
  const { t } = useTexts('mf-team');
  const form = useMemberForm();
  const [isAsking, setIsAsking] = useState(false);
  const isSending = form.status === 'sending';
  // The address can close the dialog while the answer is on its way, and the page can be left.
  const latest = useRef({ opened, onClose });
  useEffect(() => {
    latest.current = { opened, onClose };
    return () => {
      latest.current = { opened: false, onClose };
    };
  }, [opened, onClose]);

  const leave = () => {
    if (isSending) return;
    if (!isTyped(form.texts)) return onClose();
    // After the key press that led here: the question hears Escape as well, and would take the same press for its own.
    setTimeout(() => setIsAsking(true));
  };

  const send = async () => {
    const sent = await form.send();
    if (sent?.kind === 'added') {
      showToast({ meaning: 'good', message: t('addMember.invited', { email: sent.email }) });
      latest.current.onClose();
    } else if (sent && !latest.current.opened) {
      showToast({ meaning: 'bad', message: t('addMember.failed') });
    }
    return sent;
  };

  return (
    <>
      <Modal opened={opened} onClose={leave} closeOnEscape={!isAsking} title={t('addMember.title')} size="lg">
        <MemberForm form={form} onSend={send} onCancel={leave} />
      </Modal>
      <ConfirmDialog
        opened={opened && isAsking}
        title={t('addMember.discard.title')}
        action={t('addMember.discard.action')}
        destructive
        onConfirm={async () => {
          form.clear();
          onClose();
          return { ok: true };
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('addMember.discard.text')}
      </ConfirmDialog>
    </>
  );
}
