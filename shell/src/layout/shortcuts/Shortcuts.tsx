import { areSingleKeysOn, isTyping, LazyOverlay, lazyPart } from 'shared-lib/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { isModalOpen } from './isModalOpen.ts';
import { ShortcutsContext } from './ShortcutsContext.ts';

const dialog = lazyPart(
  'The keyboard shortcuts',
  async () => (await import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog.tsx')).default,
);

/** Shows the keyboard shortcuts on `?` or when a child asks for them. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);

  useEffect(() => {
    const showByKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key !== '?' || ctrlKey || metaKey || altKey) return;
      if (!isTyping(target) && !isModalOpen() && areSingleKeysOn()) show();
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
