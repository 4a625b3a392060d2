import * as z from 'shared-lib/domain/schema';
import { countOrZero, id } from 'shared-lib/domain/schema';
import { instant } from 'shared-lib/domain';

/** How many requests were made since a moment, `rateCounters/{id}`. Deleted after it expires. */
export const rateCounterSchema = z.object({ id, count: countOrZero, expiresAt: instant });

export type RateCounter = z.output<typeof rateCounterSchema>;

/** The limit: at most `most` within `within` milliseconds, counted from the first. */
export interface RateLimit {
  readonly most: number;
  readonly within: number;
}

type Count = Pick<RateCounter, 'count' | 'expiresAt'>;

/** How much of the limit is left. @param counter as stored; null for none @param now epoch milliseconds */
export const remainingOf = (counter: Count | null, { most }: RateLimit, now: number): number =>
  counter === null || counter.expiresAt <= now ? most : Math.max(0, most - counter.count);

/**
 * Adds several. The caller must check first that enough remain.
 * @param counter as stored; null for none
 * @param now epoch milliseconds
 * @returns what to store
 */
export const countMore = (counter: Count | null, { within }: RateLimit, count: number, now: number): Count =>
  counter === null || counter.expiresAt <= now
    ? { count, expiresAt: now + within }
    : { count: counter.count + count, expiresAt: counter.expiresAt };

/**
 * Counts one more.
 * @param counter as stored; null for none
 * @param now epoch milliseconds
 * @returns what to store, or null when the limit is reached
 */
export const countNext = (counter: Count | null, limit: RateLimit, now: number): Count | null =>
  remainingOf(counter, limit, now) > 0 ? countMore(counter, limit, 1, now) : null;
