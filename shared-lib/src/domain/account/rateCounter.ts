import * as z from 'zod/mini';
import { countOrZero, id } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** How often something was asked for since a moment, `rateCounters/{id}`. It is removed when it has expired. */
export const rateCounterSchema = z.object({ id, count: countOrZero, expiresAt: instant });

export type RateCounter = z.output<typeof rateCounterSchema>;

/** At most so many in so many milliseconds, counted from the first. */
export interface RateLimit {
  readonly most: number;
  readonly within: number;
}

/**
 * Counts one more.
 * @param counter as it is stored; null for none
 * @param now epoch milliseconds
 * @returns what to store, or null when the limit is reached
 */
export const countOnce = (
  counter: Pick<RateCounter, 'count' | 'expiresAt'> | null,
  { most, within }: RateLimit,
  now: number,
): Pick<RateCounter, 'count' | 'expiresAt'> | null => {
  if (counter === null || counter.expiresAt <= now) return { count: 1, expiresAt: now + within };
  return counter.count < most ? { ...counter, count: counter.count + 1 } : null;
};
