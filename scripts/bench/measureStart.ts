import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, type RunningProduct } from '../../e2e/src/startProduct.ts';

/** What it takes to start, and to keep running. */
export interface StartCosts {
  /** Milliseconds from nothing: no build, no data. */
  readonly cold: number;
  /** Milliseconds with what the first start has left. */
  readonly warm: number;
  /** Bytes of memory that the running local Firebase uses; null where the system does not say. */
  readonly memory: number | null;
}

/** The resident memory of a process, in bytes. */
function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

/**
 * Starts the product from nothing, stops it, starts it again, and calls `use`.
 *
 * @param root absolute path of the repository
 * @param use what is done with the second one, before its memory is read
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
