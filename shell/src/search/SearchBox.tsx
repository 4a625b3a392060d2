import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, useIsPhone } from 'shared-lib/ui';
import { isFreeKey, isModalOpen } from '../layout/shortcuts/isFreeKey.ts';
import { SearchField } from './SearchField.tsx';
import styles from './SearchLayer.module.css';

/** The search in the header; on a phone, a button that opens it full screen. Ctrl+K or ⌘K focuses it, and C lists what can be created. */
export function SearchBox() {
  const { t } = useTexts('search');
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const [isLayerOpen, setLayerOpen] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const finish = useCallback(() => setCreating(false), []);

  useEffect(() => {
    const keyOf = (event: KeyboardEvent): 'search' | 'create' | null => {
      const key = event.key.toLowerCase();
      if (event.shiftKey) return null;
      if (key === 'c' && !event.repeat && isFreeKey(event)) return 'create';
      const isSearch = key === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
      return isSearch && !isModalOpen() ? 'search' : null;
    };
    const openByKey = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === null) return;
      event.preventDefault();
      setCreating(key === 'create');
      if (isPhone) return setLayerOpen(true);
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', openByKey);
    return () => window.removeEventListener('keydown', openByKey);
  }, [isPhone]);

  if (!isPhone) return <SearchField input={field} isCreating={isCreating} onFinish={finish} />;
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
      {isLayerOpen && (
        <SearchLayer isCreating={isCreating} onFinish={finish} onClose={() => setLayerOpen(false)} />
      )}
    </>
  );
}

/** The full-screen search on a phone. Esc or the back arrow closes it and returns focus. */
export function SearchLayer({
  isCreating,
  onFinish,
  onClose,
}: {
  isCreating: boolean;
  onFinish: () => void;
  onClose: () => void;
}) {
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
      <SearchField input={field} isCreating={isCreating} onFinish={onFinish} onLeave={onClose} />
    </dialog>
  );
}
