import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { reportProblem } from '../../data/reportProblem.ts';
import { toastQueue } from './toastQueue.ts';

/** Where toasts appear. What shows them is fetched with the first toast; when that fails, the next toast asks again. */
export function ToastHost() {
  const added = useSyncExternalStore(toastQueue.subscribe, toastQueue.added);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (added === 0 || Toaster) return;
    import(/* webpackChunkName: "toaster" */ './Toaster.tsx').then(
      (loaded) => setToaster(() => loaded.Toaster),
      (cause: unknown) => reportProblem('The toasts could not be loaded', cause),
    );
  }, [added, Toaster]);

  return Toaster && <Toaster />;
}
