import { useState } from 'react';
import { useNow } from '../hooks/useNow.ts';
import { parseServedPage } from './servedPage.ts';

/**
 * The clock difference that is ignored, in milliseconds: a page may be cached for half a minute on its way to a
 * visitor (firebase.json).
 */
const tolerated = 120_000;

/** The browser's information about the page's arrival; a page from its cache was served at another time. */
type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'>;

/**
 * How far the server's clock is ahead of this device's.
 * @param servedAt when the page was served, in epoch milliseconds by the server's clock
 * @param arrival how the page reached the browser
 * @param origin when the page began to load, in epoch milliseconds by the device's clock
 * @returns milliseconds; 0 if they agree or it is unknown
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
    parseServedPage()?.servedAt,
    performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined,
    Date.now() - performance.now(),
  );

/**
 * Calculated once: later the device's clock and the page's own time may drift apart, because only one of them stops
 * while a phone sleeps.
 */
let known: number | undefined;

const knownOffset = () => (known ??= ownOffset());

/**
 * The current time by the server's clock, so a public page shows tonight's status even on a device with a wrong
 * clock.
 * @returns epoch milliseconds
 */
export function useServerNow(): number {
  const [offset] = useState(knownOffset);
  return useNow() + offset;
}
