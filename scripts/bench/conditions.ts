import { cpus } from 'node:os';
import type { Page } from '@playwright/test';

/** What a machine and its connection are slowed down to. */
export interface Conditions {
  /** How many times slower the CPU is. */
  readonly cpuSlowdown: number;
  /** Milliseconds that every request takes at least. */
  readonly latencyMillis: number;
  /** Megabits a second of the connection, each way; as many as there are when left out. */
  readonly megabits?: number;
}

/** A phone of the middle class on an ordinary connection. */
export const ordinary: Conditions = { cpuSlowdown: 4, latencyMillis: 40, megabits: 10 };

/**
 * Slows a page down.
 *
 * @returns what lets it run at full speed again. A page that rests must: slowed down, it keeps its processor busy with nothing.
 */
export async function slowDown(
  page: Page,
  { cpuSlowdown, latencyMillis, megabits }: Conditions,
): Promise<() => Promise<void>> {
  const bytesPerSecond = megabits === undefined ? -1 : (megabits * 1_000_000) / 8;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMillis,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return () => session.detach();
}

/** A few words for below a table: the conditions, and the machine. */
export function describeConditions({ cpuSlowdown, latencyMillis, megabits }: Conditions): string {
  const { length: cores, 0: cpu } = cpus();
  const connection = megabits === undefined ? '' : `, ${megabits} Mbit/s`;
  return `CPU slowed down ${cpuSlowdown} times, ${latencyMillis} ms latency${connection}, ${cores} cores (${cpu?.model ?? 'unknown'}).`;
}
