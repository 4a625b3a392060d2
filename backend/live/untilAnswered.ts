import { setTimeout as sleep } from 'node:timers/promises';

/** What the SDKs say of a server that is away: a client's by name, the administrator's by gRPC's number. */
const away: readonly unknown[] = ['unavailable', 14];

/** Asks again, once a second, as long as the server is away, as the queue of writes does. */
export const untilAnswered = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!away.includes((error as { code?: unknown }).code)) throw error;
      await sleep(1000);
    }
  }
};
