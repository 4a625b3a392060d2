import { Modal as MantineModal, type ModalProps } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import './mantine.css';
import { useTexts } from '../../../i18n/index.ts';
import { headerWithoutBannerRole } from '../headerWithoutBannerRole.ts';
import styles from './Modal.module.css';

/**
 * Returns focus when a dialog closes or unmounts: to the element focused when it opened, or to the page's
 * content if that is gone or there was none. Focus that is elsewhere by then stays there. @param dialog the
 * dialog's element; may be gone already while the dialog closes.
 */
function useFocusReturn(opened: boolean, dialog: RefObject<HTMLElement | null>) {
  const isWithin = useEffectEvent((element: Element) => dialog.current?.contains(element) ?? false);
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      const holder = document.activeElement;
      if (holder && holder !== document.body && !isWithin(holder)) return;
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      const target = isThere ? opener : document.querySelector('main');
      target?.focus({ preventScroll: true });
    };
  }, [opened]);
}

interface DialogProps extends Omit<ModalProps, 'classNames' | 'title'> {
  /** Truncated to two lines, with the full text as a tooltip. */
  title: string;
}

/**
 * A dialog whose close button has an accessible name. The content scrolls between the title and a
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
      // Mantine's focus return doesn't handle a dialog that is open on mount or unmounted while open.
      returnFocus={false}
      attributes={headerWithoutBannerRole}
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
