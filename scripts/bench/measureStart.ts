import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type RunningProduct } from '../../e2e/src/startProduct.ts';

/** The cost of starting and running. */
export interface StartCosts {
  /** Milliseconds from scratch: no build, no data. */
  readonly cold: number;
  /** Milliseconds with the output of the first start. */
  readonly warm: number;
  /** Memory of the running local Firebase in bytes; null if the system doesn't report it. */
  readonly memory: number | null;
}

/** A process's resident memory in bytes. */
function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Starts the product from scratch, stops it, starts it again, and calls `use`.
 *
 * @param root absolute path of the repository
 * @param use exercises the second start before its memory is read
 */
export async function measureStart(
  root: string,
  use: (product: RunningProduct) => Promise<void>,
): Promise<StartCosts> {
  const data = await mkdtemp(join(tmpdir(), 'valet-hub-bench-'));
  try {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    const first = await startProduct({ data });
    await first.stop();
    const second = await startProduct({ data });
    try {
      await use(second);
      return { cold: first.startedIn, warm: second.startedIn, memory: memoryOf(second.pid) };
    } finally {
      await second.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}
