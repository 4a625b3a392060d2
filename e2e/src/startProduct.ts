import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Timeout for a start, in milliseconds: the longest part is a cold build on a busy machine. */
const startPatience = 600_000;
/** Timeout for an orderly stop, in milliseconds. */
const stopPatience = 20_000;

/** The addresses of a running product, as written by `npm start -- --ready-file`. */
export interface ProductAddresses {
  /** Origin of the page. */
  readonly url: string;
  /** Origins of the local services, the outbox's with its token; for Firestore's gRPC, `host:port`. */
  readonly addresses: Readonly<
    Record<
      'hosting' | 'auth' | 'firestore' | 'firestoreGrpc' | 'functions' | 'storage' | 'outbox' | 'payments',
      string
    >
  >;
  readonly projectId: string;
  /** Requests with this token are an administrator's. */
  readonly administratorToken: string;
  readonly pid: number;
}

/** A product running in a separate process. */
export interface RunningProduct extends ProductAddresses {
  /** The file with all of its output. */
  readonly outputFile: string;
  /** Milliseconds from its start until it was ready. */
  readonly startedIn: number;
  /**
   * Stops it like Ctrl-C, and waits until it has exited.
   * @returns its exit code.
   * @throws Error if it doesn't exit; then it is killed.
   */
  stop(): Promise<number | null>;
  /** Kills it without a shutdown, and waits until it is gone. Its data folder stays. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  /** Absolute path of the sources it runs from; this tree's by default. */
  readonly sources?: string;
  /** The data folder; a missing one is seeded. null for Google's emulators, which store no data. */
  readonly data: string | null;
  /** More options of `npm start`, such as `--skip-build`. */
  readonly options?: readonly string[];
  /** Added to the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Kills a process group that didn't exit, or whose parent is about to exit. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((settle) => child.once('exit', (code) => settle(code)));

/** Resolves when a file appears in a folder. */
function appearance(folder: string, name: string, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const watcher = watch(folder, { signal }, () => {
      if (!existsSync(join(folder, name))) return;
      watcher.close();
      settle();
    });
    watcher.on('error', () => {});
    if (existsSync(join(folder, name))) {
      watcher.close();
      settle();
    }
  });
}

/**
 * Starts the product, without the large operator's account, on free ports, and waits until it is ready.
 * @throws Error with the end of its output if it exits first, or takes too long.
 */
export async function startProduct({
  sources = root,
  data,
  options = [],
  environment,
}: ProductOptions): Promise<RunningProduct> {
  const began = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'valet-hub-run-'));
  const outputFile = join(folder, 'output.log');
  const readyFile = join(folder, 'ready.json');
  const output = openSync(outputFile, 'a');
  const child = spawn(
    process.execPath,
    [
      'scripts/start.mjs',
      '--port',
      '0',
      ...(data === null ? ['--official'] : ['--data', data]),
      '--without-big',
      '--ready-file',
      readyFile,
      ...options,
    ],
    // It leads a separate process group, so that a Ctrl-C reaches it only through us.
    {
      cwd: sources,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    },
  );
  closeSync(output);
  const killAtExit = () => kill(child);
  process.once('exit', killAtExit);
  const cleanUp = () => {
    process.removeListener('exit', killAtExit);
    rmSync(folder, { recursive: true, force: true });
  };

  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), startPatience);
  const outcome = await Promise.race([
    appearance(folder, 'ready.json', waiting.signal).then(() => 'ready' as const),
    exitOf(child).then(() => 'ended' as const),
    new Promise<'late'>((settle) => waiting.signal.addEventListener('abort', () => settle('late'))),
  ]);
  clearTimeout(timer);
  waiting.abort();
  if (outcome !== 'ready') {
    kill(child);
    const tail = readFileSync(outputFile, 'utf8').split('\n').slice(-30).join('\n');
    cleanUp();
    throw new Error(
      `The product ${outcome === 'ended' ? 'ended while starting' : 'did not start in time'}:\n${tail}`,
    );
  }

  return {
    ...(JSON.parse(readFileSync(readyFile, 'utf8')) as ProductAddresses),
    outputFile,
    startedIn: performance.now() - began,
    async kill() {
      kill(child);
      await exitOf(child);
      cleanUp();
    },
    async stop() {
      let killed = false;
      const patience = setTimeout(() => {
        killed = true;
        kill(child);
      }, stopPatience);
      child.kill('SIGTERM');
      const code = await exitOf(child);
      clearTimeout(patience);
      cleanUp();
      if (killed) throw new Error(`The product did not stop within ${stopPatience / 1000} s.`);
      return code;
    },
  };
}
