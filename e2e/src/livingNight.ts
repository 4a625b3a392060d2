import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { product } from './product.ts';

const root = resolve(import.meta.dirname, '../..');

/** A simulated night in progress. */
export interface LivingNight {
  /**
   * Resolves with the first line that matches.
   * @throws Error if the night ends without one
   */
  said: (pattern: RegExp) => Promise<string>;
  /** Kills it without a shutdown. */
  kill: () => Promise<void>;
}

/**
 * Simulates an account's night, with its specialists' own logins.
 * @param options further options of backend/live/main.ts
 */
export function playNight(customerId: string, options: readonly string[]): LivingNight {
  const { addresses, projectId } = product();
  const playing = spawn(
    process.execPath,
    [
      'backend/live/main.ts',
      '--product',
      JSON.stringify({ addresses, projectId }),
      '--customer',
      customerId,
      ...options,
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(playing, 'exit');
  const lines: string[] = [];
  const reader = createInterface({ input: playing.stdout });
  reader.on('line', (line) => lines.push(line));
  const closed = once(reader, 'close');
  return {
    said: async (pattern) => {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        const [next] = await Promise.race([once(reader, 'line'), closed]);
        if (next === undefined && !lines.some((line) => pattern.test(line))) {
          throw new Error(`The night ended without ${pattern}:\n${lines.join('\n')}`);
        }
      }
    },
    kill: async () => {
      playing.kill('SIGKILL');
      await ended;
    },
  };
}
