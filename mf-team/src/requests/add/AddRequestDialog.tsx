import { useTexts } from 'shared-lib/i18n';
import { showToast } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import { RequestForm } from './RequestForm.tsx';
import { useRequestForm } from './useRequestForm.ts';

export interface AddRequestDialogProps {
  opened: boolean;
  /** The member, where that is settled. */
  memberId: string | null;
  /** Is given the new request's key. */
  onAdded: (key: string) => void;
  onClose: () => void;
}

/** The form to add a request on behalf of a member, such as one who calls in sick. */
export function AddRequestDialog({ opened, memberId, onAdded, onClose }: AddRequestDialogProps) {
  const { t } = useTexts('mf-team');
  const form = useRequestForm(memberId);
  const isSending = form.status === 'sending';

  const leave = () => {
    if (isSending) return;
    form.clear();
    onClose();
  };
  const send = async () => {
    const sent = await form.send();
    if (sent?.kind === 'added') {
      showToast({ meaning: 'good', message: t('requests.add.done') });
      onClose();
      onAdded(sent.key);
    }
    return sent;
  };
  return (
    <Modal opened={opened} onClose={leave} title={t('requests.add.title')}>
      <RequestForm form={form} isOfOne={memberId !== null} onSend={send} onCancel={leave} />
    </Modal>
  );
}
