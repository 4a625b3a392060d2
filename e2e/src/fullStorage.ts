import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { product } from './product.ts';

/** A separate Storage with a full bucket, started by the command `local-firebase`. */
interface FullStorage {
  /** Sends a page's uploads to this Storage. */
  readonly serve: (page: Page) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a Storage with a full bucket.
 * @throws Error with its output if it doesn't start.
 */
export async function startFullStorage(): Promise<FullStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-full-'));
  const command = resolve(import.meta.dirname, '../../backend/local/bin/local-firebase.mjs');
  const options = [
    '--only',
    'storage',
    '--port',
    '0',
    '--storage-quota',
    '10',
    '--project',
    product().projectId,
  ];
  const child = spawn(process.execPath, [command, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const output: string[] = [];
  child.stderr.on('data', (data) => output.push(String(data)));
  let origin: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    output.push(line);
    origin = /Storage +(http:\S+)/.exec(line)?.[1];
    if (origin) break;
  }
  child.stdout.resume();
  if (origin === undefined) {
    await stop();
    throw new Error(`The full storage did not start:\n${output.join('\n')}`);
  }
  const { storage } = product().addresses;
  return {
    serve: async (page) => {
      await page.route(`${storage}/**`, (route) =>
        route.continue({ url: route.request().url().replace(storage, origin) }),
      );
    },
    stop,
  };
}
