import { IconSearch } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, useIsPhone } from 'shared-lib/ui';
import { isModalOpen } from '../layout/shortcuts/isModalOpen.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchLayer.module.css';

/** The search in the header; on a phone, a button that opens it full screen. Ctrl+K or ⌘K focuses it. */
export function SearchBox() {
  const { t } = useTexts('search');
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const [isLayerOpen, setLayerOpen] = useState(false);

  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'k' || isModalOpen()) return;
      event.preventDefault();
      if (isPhone) return setLayerOpen(true);
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [isPhone]);

  if (!isPhone) return <SearchField input={field} />;
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('open')}
        aria-haspopup="dialog"
        onClick={() => setLayerOpen(true)}
      >
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
      {isLayerOpen && <SearchLayer onClose={() => setLayerOpen(false)} />}
    </>
  );
}

/** The full-screen search on a phone. Esc or the back arrow closes it and returns focus. */
export function SearchLayer({ onClose }: { onClose: () => void }) {
  const { t } = useTexts('search');
  const layer = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const dialog = layer.current;
    dialog?.showModal();
    field.current?.focus();
    // Closing the dialog before it is removed returns focus to what opened it.
    return () => dialog?.close();
  }, []);

  return (
    <dialog ref={layer} className={styles.layer} aria-label={t('label')} onClose={onClose}>
      <SearchField input={field} onLeave={onClose} />
    </dialog>
  );
}
