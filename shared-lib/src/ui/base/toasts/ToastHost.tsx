import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { reportProblem } from '../../../data/reportProblem.ts';
import { useTexts } from '../../../i18n/index.ts';
import { actionsOf, toastQueue, type Toast } from './toastQueue.ts';
import styles from './ToastHost.module.css';

interface PlainToastProps {
  toast: Toast;
  onClose: () => void;
}

/** A toast without the notification library, for when the library fails to load. Bundled with the page. */
function PlainToast({ toast, onClose }: PlainToastProps) {
  const { t } = useTexts('ui');
  const { message } = toast;
  return (
    <div role="group" aria-label={message} className={styles.toast}>
      <span role="alert" dir="auto">
        {message}
      </span>
      {[...actionsOf(toast, t('undo')), { label: t('close'), act: () => {} }].map(({ label, act }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            onClose();
            act();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** Loads the toast library in advance, so the first toast can be shown offline. */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './Toaster.tsx');

/**
 * Renders the toasts. The library is loaded with the first toast at the latest. If that fails, only the
 * newest toast is shown, without it. Loading is retried with the next toast and when the connection is back,
 * and waiting toasts are shown then.
 */
export function ToastHost() {
  const added = useSyncExternalStore(toastQueue.subscribe, toastQueue.added);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState<Toast | null>(null);

  useEffect(() => {
    if (added === 0 || Toaster) return;
    const load = () => {
      fetchToaster().then(
        (loaded) => setToaster(() => loaded.Toaster),
        (cause: unknown) => {
          setPlain(toastQueue.newest());
          reportProblem('The toasts could not be loaded', cause);
        },
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [added, Toaster]);

  if (Toaster) return <Toaster />;
  const close = () => {
    toastQueue.takeAll();
    setPlain(null);
  };
  return plain && <PlainToast toast={plain} onClose={close} />;
}
