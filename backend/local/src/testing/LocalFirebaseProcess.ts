import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { LocalFirebase, LocalFirebaseOptions } from '../index.ts';

type Running = Pick<LocalFirebase, 'addresses' | 'environment' | 'administratorToken'>;

/** A local Firebase in a separate process, for tests. Uses free ports, so any number can run. */
export class LocalFirebaseProcess {
  readonly addresses: Running['addresses'];
  readonly environment: Running['environment'];
  readonly administratorToken: string;
  /** The log so far. */
  readonly lines: readonly string[];
  readonly #child: ChildProcess;

  private constructor(
    child: ChildProcess,
    { addresses, environment, administratorToken }: Running,
    lines: readonly string[],
  ) {
    this.#child = child;
    this.addresses = addresses;
    this.environment = environment;
    this.administratorToken = administratorToken;
    this.lines = lines;
  }

  /** @throws Error with its stderr if it doesn't start */
  static async start(options: Omit<LocalFirebaseOptions, 'log' | 'ports'>): Promise<LocalFirebaseProcess> {
    const services = [
      'hosting',
      'auth',
      'firestore',
      'firestoreGrpc',
      'functions',
      'storage',
      'outbox',
      'smtp',
      'hub',
    ];
    const ports = Object.fromEntries(services.map((service) => [service, 0]));
    // Tests run as CommonJS, where a file's folder has this name.
    const entry = join(__dirname, 'serve.ts');
    const child = spawn(process.execPath, [entry, JSON.stringify({ ...options, ports })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let problem = '';
    child.stderr.on('data', (data: Buffer) => (problem += data.toString()));
    const lines: string[] = [];
    const output = createInterface({ input: child.stdout });
    const first = await new Promise<string>((resolve, reject) => {
      output.once('line', (line) => {
        output.on('line', (next) => lines.push(next));
        resolve(line);
      });
      child.once('close', () => reject(new Error(problem.trim())));
    });
    return new LocalFirebaseProcess(child, JSON.parse(first) as Running, lines);
  }

  /** Stops it in an orderly way, or immediately with SIGKILL; resolves when it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'close');
    this.#child.kill(signal);
    await gone;
  }

  /** Resolves with the first past or future log line that contains this text. */
  async line(text: string): Promise<string> {
    for (;;) {
      const found = this.lines.find((line) => line.includes(text));
      if (found !== undefined) return found;
      await once(this.#child.stdout as NonNullable<ChildProcess['stdout']>, 'data');
      // The line reader is notified of the data at the same time; let it run first.
      await new Promise(setImmediate);
    }
  }
}
