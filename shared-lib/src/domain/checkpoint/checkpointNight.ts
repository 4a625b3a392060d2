import { type CheckpointScan } from './checkpointScan.ts';

const millisPerMinute = 60_000;

/** Minutes by which two clocks may differ without a word. */
const slack = 5;

/** Minutes after which nobody was offline any more: the clock is wrong. */
const offlineAtMost = 12 * 60;

/** What is odd about the two moments of a scan: the device's clock, or how late it arrived. */
export type ScanClock = { readonly kind: 'ahead' | 'behind' | 'sentLater'; readonly minutes: number };

/**
 * Compares the moment that the device names with the one at which the server got the scan. Somebody who was offline sends later, by hours
 * at most; more than that, or a moment of the future, is a clock that is wrong.
 * @returns null where both agree, or one is not known
 */
export function scanClockOf({
  scannedAt,
  deviceAt,
}: Pick<CheckpointScan, 'scannedAt' | 'deviceAt'>): ScanClock | null {
  if (scannedAt === null || deviceAt === null) return null;
  const minutes = Math.round((scannedAt - deviceAt) / millisPerMinute);
  if (minutes < -slack) return { kind: 'ahead', minutes: -minutes };
  if (minutes <= slack) return null;
  return { kind: minutes < offlineAtMost ? 'sentLater' : 'behind', minutes };
}
