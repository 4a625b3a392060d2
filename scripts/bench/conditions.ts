import { cpus } from 'node:os';
import type { Page } from '@playwright/test';

/** How a machine and its connection are throttled. */
export interface Conditions {
  /** CPU slowdown factor. */
  readonly cpuSlowdown: number;
  /** Minimum duration of each request, in milliseconds. */
  readonly latencyMillis: number;
  /** Bandwidth each way, in Mbit/s; unlimited if omitted. */
  readonly megabits?: number;
}

/** A mid-range phone on an average connection. */
export const averagePhone: Conditions = { cpuSlowdown: 4, latencyMillis: 40, megabits: 10 };

/**
 * Throttles a page.
 *
 * @returns restores full speed. Call it for idle pages: a throttled page keeps its processor busy doing nothing.
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

/** The line below a table: conditions and machine. */
export function describeConditions({ cpuSlowdown, latencyMillis, megabits }: Conditions): string {
  const { length: cores, 0: cpu } = cpus();
  const connection = megabits === undefined ? '' : `, ${megabits} Mbit/s`;
  return `CPU slowed down ${cpuSlowdown} times, ${latencyMillis} ms latency${connection}, ${cores} cores (${cpu?.model ?? 'unknown'}).`;
}
