import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './mantine.css';

/** A dialog for a decision; its close button has a name for screen readers. */
export function Modal({ closeButtonProps, ...props }: ModalProps) {
  const { t } = useTranslation('ui');
  return (
    <MantineModal
      centered
      radius="lg"
      // Inside the page's one banner there is no other.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('close'), size: 36, ...closeButtonProps }}
      {...props}
    />
  );
}
