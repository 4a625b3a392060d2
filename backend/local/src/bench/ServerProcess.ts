import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A local Firestore in a separate process, so that it shares no event loop with the benchmark. */
export class ServerProcess {
  readonly grpcPort: number;
  readonly httpPort: number;
  /** Milliseconds from process start until it was ready. */
  readonly startedIn: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, ports: { grpcPort: number; httpPort: number }, startedIn: number) {
    this.#child = child;
    this.grpcPort = ports.grpcPort;
    this.httpPort = ports.httpPort;
    this.startedIn = startedIn;
  }

  /** @throws Error if it exits before it is ready */
  static async start(dataFolder: string): Promise<ServerProcess> {
    const began = performance.now();
    const entry = join(import.meta.dirname, '../testing/serveFirestore.ts');
    const child = spawn(process.execPath, [entry, dataFolder], { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const line of createInterface({ input: child.stdout })) {
      const ports = JSON.parse(line) as { grpcPort: number; httpPort: number };
      return new ServerProcess(child, ports, performance.now() - began);
    }
    throw new Error('The server stopped before it was ready.');
  }

  /** Resident memory in bytes; null on systems without /proc. */
  memory(): number | null {
    try {
      const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    } catch {
      return null;
    }
  }

  /** Processor time used, in milliseconds (in steps of 10 ms); null on systems without /proc. */
  processorTime(): number | null {
    try {
      const stat = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return null;
    }
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}
