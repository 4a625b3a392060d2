import { type CheckpointScan } from './checkpointScan.ts';

const millisPerMinute = 60_000;

/** Tolerated difference between two clocks, in minutes. */
const slack = 5;

/** The longest plausible time offline, in minutes; beyond it, the clock is wrong. */
const offlineAtMost = 12 * 60;

/** A mismatch of a scan's two times: the device's clock, or how late it arrived. */
export type ScanClock = { readonly kind: 'ahead' | 'behind' | 'sentLater'; readonly minutes: number };

/**
 * Compares the device's time with the time the server received the scan. A specialist who was offline sends scans
 * late, by hours at most. A longer delay, or a time in the future, means that the clock is wrong.
 * @returns null if both agree, or one is unknown
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
