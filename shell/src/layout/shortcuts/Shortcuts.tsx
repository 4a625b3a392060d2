import { LazyOverlay, lazyPart } from 'shared-lib/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isFreeKey } from './isFreeKey.ts';
import { ShortcutsContext } from './ShortcutsContext.ts';
import { useGoKeys } from './useGoKeys.ts';

const dialog = lazyPart(
  'The keyboard shortcuts',
  async () => (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog.tsx')).default,
);

/** Shows the keyboard shortcuts on `?` or when a child requests them; G and a letter open a page. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  useGoKeys();

  useEffect(() => {
    const showByKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isFreeKey(event)) show();
    };
    window.addEventListener('keydown', showByKey);
    return () => window.removeEventListener('keydown', showByKey);
  }, [show]);

  return (
    <ShortcutsContext value={show}>
      {children}
      <LazyOverlay part={dialog} isOpen={isOpen} onClose={close}>
        {(ShortcutsDialog) => isOpen && <ShortcutsDialog onClose={close} />}
      </LazyOverlay>
    </ShortcutsContext>
  );
}
