import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ChildCommand {
  /** A Node script and its arguments. */
  readonly args: readonly string[];
  readonly directory: string;
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives each line of stdout and stderr. */
  readonly onLine: (line: string) => void;
  /** Receives a function that sends the running child a signal. */
  readonly onStart?: (signal: (name: NodeJS.Signals) => void) => void;
}

const preload = new URL('endWithParent.mjs', import.meta.url).href;

/** Milliseconds children get to exit before they are killed. */
const exitTimeoutMillis = 4_000;

/**
 * The processes started by this one. Each leads a process group, so its own children end with it, and Ctrl-C reaches it only through us.
 */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /**
   * Runs a Node script to completion.
   *
   * @returns its exit code; null if a signal ended it, or if all are being stopped
   */
  run({ args, directory, environment, onLine, onStart }: ChildCommand): Promise<number | null> {
    if (this.#stopping) return Promise.resolve(null);
    const child = spawn(process.execPath, ['--import', preload, ...args], {
      cwd: directory,
      env: { ...process.env, ...environment, ENDS_WITH_PARENT: String(process.pid) },
      // The stdin pipe carries no data. When it closes, the child knows that this process is gone.
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#running.add(child);
    onStart?.((name) => child.kill(name));
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
    return new Promise((resolve, reject) => {
      child.once('error', (error) => {
        this.#running.delete(child);
        reject(error);
      });
      // "close" fires after the last line of output.
      child.once('close', (code) => {
        this.#running.delete(child);
        resolve(this.#stopping ? null : code);
      });
    });
  }

  /** Asks all children to exit, kills those that don't, and resolves when none is left. No more can be started. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const ends = [...this.#running].map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.kill(), exitTimeoutMillis);
    await Promise.all(ends);
    clearTimeout(timer);
  }

  kill(): void {
    this.#stopping = true;
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    for (const { pid } of this.#running) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It has just exited.
      }
    }
  }
}
