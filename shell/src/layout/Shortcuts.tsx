import { reportProblem } from 'shared-lib/data';
import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { isModalOpen } from './isModalOpen.ts';
import { isTyping } from './isTyping.ts';
import { ShortcutsContext } from './ShortcutsContext.ts';
import { areSingleKeysOn } from './singleKeys.ts';

const Nothing = () => null;
const ShortcutsDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog.tsx').catch((error: unknown) => {
    reportProblem('The keyboard shortcuts could not be loaded', error);
    return { default: Nothing };
  }),
);

/** Shows the keyboard shortcuts on `?`, and to whoever inside asks for them. */
export function Shortcuts({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);

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
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </ShortcutsContext>
  );
}
