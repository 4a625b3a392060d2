import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useRef } from 'react';
import './mantine.css';
import { useTexts } from '../../../i18n/index.ts';
import { headerIsNoBanner } from '../headerIsNoBanner.ts';
import styles from './Modal.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

interface DialogProps extends Omit<ModalProps, 'classNames' | 'title'> {
  /** Shown on two lines at most, the whole as a tooltip. */
  title: string;
}

/**
 * A dialog for a decision; its close button has a name for screen readers. Its content scrolls under its title, and over a
 * `DialogFooter`.
 */
export function Modal({ closeButtonProps, title, ...props }: DialogProps) {
  const { t } = useTexts('ui');
  const root = useRef<HTMLDivElement>(null);
  useFocusReturn(props.opened, root);
  return (
    <MantineModal
      ref={root}
      centered
      radius="lg"
      // Mantine's own focus return does not handle a dialog that is open when it is mounted, or that is unmounted while
      // open.
      returnFocus={false}
      attributes={headerIsNoBanner}
      closeButtonProps={{ 'aria-label': t('close'), size: 36, ...closeButtonProps }}
      classNames={{
        title: styles.title ?? '',
        content: styles.content ?? '',
        header: styles.head ?? '',
      }}
      title={
        <span className={styles.clamped} dir="auto" title={title}>
          {title}
        </span>
      }
      {...props}
    />
  );
}
