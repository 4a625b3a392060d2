import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { reportProblem } from '../../../data/reportProblem.ts';
import { PlainToast } from './PlainToast.tsx';
import { toastQueue, type Toast } from './toastQueue.ts';

/** Fetches what shows toasts, so that the first one can be shown without a connection. */
export const fetchToaster = () => import(/* webpackChunkName: "toaster" */ './Toaster.tsx');

/**
 * Where toasts appear. What shows them is fetched with the first toast at the latest; when that fails, the newest is shown
 * without it, and the next toast asks again, and so does the connection when it is back: those that wait are shown then.
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
