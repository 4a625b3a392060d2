import { useTexts } from 'shared-lib/i18n';
import { useLayoutEffect, useRef } from 'react';
import { SearchField } from './SearchField.tsx';
import styles from './SearchLayer.module.css';

/** The search on a phone: a layer over the whole page; Esc or the arrow close it, and the focus goes back. */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('search');
  const layer = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const dialog = layer.current;
    dialog?.showModal();
    field.current?.focus();
    // Closing it while it is still in the page hands the focus back to what opened it.
    return () => dialog?.close();
  }, []);

  return (
    <dialog ref={layer} className={styles.layer} aria-label={t('label')} onClose={onClose}>
      <SearchField input={field} onLeave={onClose} />
    </dialog>
  );
}
