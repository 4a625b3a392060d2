import { currentConnection, noteFailedRequest, watchConnection } from '../connection/connection.ts';
import type { BringEverything } from '../everyPage.ts';

/** Milliseconds from a failure within which the connection is known to be lost, if it is. */
const longestDoubt = 4000;

/** Settles when the connection is lost, or there again, or after some milliseconds. */
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
 * The same, begun anew whenever it failed and the connection is back since: a lost connection breaks it off. Where the connection was
 * there all the time, it has failed.
 */
export const acrossLosses =
  <T>(bring: BringEverything<T>): BringEverything<T> =>
  async (signal, onProgress) => {
    for (;;) {
      const before = currentConnection();
      const all = await bring(signal, onProgress);
      if (all.ok || all.reason !== 'failed') return all;
      if (currentConnection() === before && !before.isLost) {
        noteFailedRequest();
        await untilConnectionIs(true, signal, longestDoubt);
      }
      // It may be back before the failure was told.
      if (currentConnection() === before && !before.isLost) return all;
      if (currentConnection().isLost) await untilConnectionIs(false, signal);
    }
  };
