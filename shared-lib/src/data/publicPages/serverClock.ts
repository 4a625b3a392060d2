import { useState } from 'react';
import { useNow } from '../useNow.ts';
import { readServed } from './servedPage.ts';

/** By how many milliseconds clocks may differ before it counts: a page is kept for half a minute on its way to a visitor (firebase.json). */
const tolerated = 120_000;

/** What the browser knows of how the page came; a page out of its own memory was served at some other time. */
type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'>;

/**
 * By how much the server's clock is ahead of this device's.
 * @param servedAt when the page was served, in epoch milliseconds by the server's clock
 * @param arrival how the page came to the browser
 * @param origin when the page began to load, in epoch milliseconds by the device's clock
 * @returns milliseconds; 0 where they agree, or where nobody can tell
 */
export const clockOffset = (
  servedAt: number | undefined,
  arrival: Arrival | undefined,
  origin: number,
): number => {
  if (servedAt === undefined || !arrival || !(arrival.transferSize > 0)) return 0;
  const offset = servedAt - (origin + arrival.responseStart);
  return Math.abs(offset) > tolerated ? offset : 0;
};

const ownOffset = () =>
  clockOffset(
    readServed()?.servedAt,
    performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
    Date.now() - performance.now(),
  );

/** Told once: later on the device's clock and the page's own time may have gone apart, since a phone that sleeps stops the one alone. */
let known: number | undefined;

const knownOffset = () => (known ??= ownOffset());

/**
 * The present moment as the server has it: a page for everyone says how tonight stands, also on a device whose clock is wrong.
 * @returns epoch milliseconds
 */
export function useServerNow(): number {
  const [offset] = useState(knownOffset);
  return useNow() + offset;
}
