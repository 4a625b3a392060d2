import { IconX } from '@tabler/icons-react';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon } from 'shared-lib/ui';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** The dialog's element. Closing it closes the panel and restores the focus. */
  dialog: RefObject<HTMLDialogElement | null>;
  /** Whether the panel only lists shifts, so that the page's keys work in it too. */
  isList?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A panel next to the week. Escape or a press outside closes it and restores the focus. */
export function SidePanel({ title, dialog, isList = false, children, onClose }: SidePanelProps) {
  const { t } = useTexts('mf-team');
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const closeOutside = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', closeOutside);
    return () => element?.removeEventListener('click', closeOutside);
  }, [dialog]);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={heading}
      data-list={isList || undefined}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title} dir="auto">
            {title}
          </h2>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('schedule.close')}
            onClick={() => dialog.current?.close()}
          >
            <IconX size={20} aria-hidden />
          </ActionIcon>
        </div>
        {children}
      </div>
    </dialog>
  );
}
