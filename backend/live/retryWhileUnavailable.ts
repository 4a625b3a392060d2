import { setTimeout as sleep } from 'node:timers/promises';

/** How SDKs report an unreachable server: the client's by name, the admin's by gRPC status number. */
const unavailableCodes: readonly unknown[] = ['unavailable', 14];

/** Retries once a second while the server is unreachable, like the write queue. */
export const retryWhileUnavailable = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!unavailableCodes.includes((error as { code?: unknown }).code)) throw error;
      await sleep(1000);
    }
  }
};
