import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-lib/i18n';
import { ActionIcon, useIsPhone } from 'shared-lib/ui';
import { isModalOpen } from '../layout/isModalOpen.ts';
import { SearchField } from './SearchField.tsx';
import { SearchLayer } from './SearchLayer.tsx';

/** The header's search: a field, and on a phone a button that opens it in a layer; Ctrl or ⌘ and K lead to it. */
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
