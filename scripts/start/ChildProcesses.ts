import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface ChildCommand {
  /** A script for this Node and its arguments. */
  readonly args: readonly string[];
  readonly directory: string;
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives each line of output, of both streams. */
  readonly onLine: (line: string) => void;
  /** Given what sends it a signal, once it runs. */
  readonly onStart?: (signal: (name: NodeJS.Signals) => void) => void;
}

const preload = new URL('endWithParent.mjs', import.meta.url).href;

/** Milliseconds that children get to end before they are killed. */
const patience = 4_000;

/**
 * The processes that this one started. Each leads a process group, so that what it starts in turn ends with it, and so
 * that a Ctrl-C reaches it only through us.
 */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /**
   * Runs a Node script to its end.
   *
   * @returns its exit code; null when a signal ended it, or when all are being stopped
   */
  run({ args, directory, environment, onLine, onStart }: ChildCommand): Promise<number | null> {
    if (this.#stopping) return Promise.resolve(null);
    const child = spawn(process.execPath, ['--import', preload, ...args], {
      cwd: directory,
      env: { ...process.env, ...environment, ENDS_WITH_PARENT: String(process.pid) },
      // The first pipe carries no data. When it ends, the child knows that this process is gone.
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
      // "close" comes after the last line of output.
      child.once('close', (code) => {
        this.#running.delete(child);
        resolve(this.#stopping ? null : code);
      });
    });
  }

  /** Asks all to end, kills those that don't, and resolves when none is left. No more can be started. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const ends = [...this.#running].map((child) => new Promise((resolve) => child.once('close', resolve)));
    this.#signal('SIGTERM');
    const timer = setTimeout(() => this.kill(), patience);
    await Promise.all(ends);
    clearTimeout(timer);
  }

  /** Ends all at once. */
  kill(): void {
    this.#stopping = true;
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    for (const { pid } of this.#running) {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // It has just ended by itself.
      }
    }
  }
}
