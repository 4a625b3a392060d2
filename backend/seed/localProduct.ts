import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The running product for a test, with the demo data except the large operator's. */
export interface LocalProduct {
  readonly projectId: string;
  /** Base URLs; for Firestore's gRPC `host:port`. */
  readonly addresses: Readonly<
    Record<'auth' | 'firestore' | 'firestoreGrpc' | 'functions' | 'hub' | 'storage' | 'payments', string>
  >;
  /** Requests with this token are an administrator's. */
  readonly administratorToken: string;
  /** Stops it; its data is kept. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product like `npm start`, without building.
 * @param root absolute path of the repository
 * @param data the data folder; an empty or missing one is seeded
 * @throws Error with the output, if it exits before it is ready
 */
export const startLocalProduct = async (root: string, data: string): Promise<LocalProduct> => {
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-'));
  const readyFile = join(folder, 'ready.json');
  const options = ['--skip-build', '--without-big', '--port', '0', '--data', data, '--ready-file', readyFile];
  const product = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (product.exitCode === null) {
      const ended = once(product, 'exit');
      product.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const output: string[] = [];
  product.stderr.on('data', (chunk) => output.push(String(chunk)));
  for await (const line of createInterface({ input: product.stdout })) {
    output.push(line);
    if (existsSync(readyFile)) break;
  }
  if (!existsSync(readyFile)) {
    await stop();
    throw new Error(`The product did not start:\n${output.join('\n')}`);
  }
  // From here on, the output isn't read, and must not fill the pipe.
  product.stdout.resume();
  const { projectId, addresses, administratorToken } = JSON.parse(readFileSync(readyFile, 'utf8'));
  return { projectId, addresses, administratorToken, stop };
};
