import { currentConnection, recordFailedRequest, watchConnection } from '../connection/connection.ts';
import type { FetchAll } from '../fetchAllPages.ts';

/** How long after a failure a lost connection is noticed, in milliseconds. */
const longestDoubt = 4000;

/** Settles when the connection is lost or back, or after a timeout in milliseconds. */
const untilConnectionIs = (isLost: boolean, signal: AbortSignal, millis?: number) =>
  new Promise<void>((settle) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const timer = millis === undefined ? undefined : setTimeout(end, millis);
    const stop = watchConnection(() => currentConnection().isLost === isLost && end());
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * A fetch that restarts after a lost connection is back. If the connection was never lost, its failure is
 * returned.
 */
export const retryOnReconnect =
  <T>(fetchAll: FetchAll<T>): FetchAll<T> =>
  async (signal, onProgress) => {
    for (;;) {
      const before = currentConnection();
      const all = await fetchAll(signal, onProgress);
      if (all.ok || all.reason !== 'failed') return all;
      if (currentConnection() === before && !before.isLost) {
        recordFailedRequest();
        await untilConnectionIs(true, signal, longestDoubt);
      }
      // It may be back before the failure was reported.
      if (currentConnection() === before && !before.isLost) return all;
      if (currentConnection().isLost) await untilConnectionIs(false, signal);
    }
  };
