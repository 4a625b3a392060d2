import { useEffect, useState, useSyncExternalStore } from 'react';

const watchConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/**
 * Whether a pending operation is waiting for the connection: the page is offline, or the answer takes
 * unusually long.
 * @param isUnderWay whether the operation is pending.
 * @param patience milliseconds.
 */
export function useIsWaiting(isUnderWay: boolean, patience = 8000): boolean {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isUnderWay, patience]);

  return isUnderWay && (!isOnline || isSlow);
}
