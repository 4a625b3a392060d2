import { currentConnection, watchConnection } from '../connection/connection.ts';
import type { BringEverything } from '../everyPage.ts';

/** Settles when a connection that was lost is back. */
const untilBack = (signal: AbortSignal) =>
  new Promise<void>((settle) => {
    const end = () => {
      stop();
      settle();
    };
    const stop = watchConnection(() => !currentConnection().isLost && end());
    signal.addEventListener('abort', end, { once: true });
  });

/** The same, begun anew whenever it failed and the connection is back since: a lost connection breaks it off. */
export const acrossLosses =
  <T>(bring: BringEverything<T>): BringEverything<T> =>
  async (signal, onProgress) => {
    for (;;) {
      const before = currentConnection();
      const all = await bring(signal, onProgress);
      if (all.ok || all.reason !== 'failed') return all;
      const now = currentConnection();
      // It may be back before the failure was told.
      if (now === before || now.isLost) await untilBack(signal);
    }
  };
