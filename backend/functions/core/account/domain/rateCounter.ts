import * as z from 'shared-lib/domain/schema';
import { countOrZero, id } from 'shared-lib/domain/schema';
import { instant, type Plan } from 'shared-lib/domain';

/** How many requests were made since a moment, `rateCounters/{id}`. Deleted after it expires. */
export const rateCounterSchema = z.object({ id, count: countOrZero, expiresAt: instant });

export type RateCounter = z.output<typeof rateCounterSchema>;

/** The limit: at most `max` within `within` milliseconds, counted from the first. */
export interface RateLimit {
  readonly max: number;
  readonly within: number;
}

type Count = Pick<RateCounter, 'count' | 'expiresAt'>;

/** How much of the limit is left. @param counter as stored; null for none @param now epoch milliseconds */
export const remainingOf = (counter: Count | null, { max }: RateLimit, now: number): number =>
  counter === null || counter.expiresAt <= now ? max : Math.max(0, max - counter.count);

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

/** Invitations per day by the minimum age of the business in days, whatever its plan. */
const byAge = [
  { days: 90, max: 60 },
  { days: 30, max: 30 },
  { days: 7, max: 15 },
  { days: 0, max: 5 },
] as const;

const millisPerDay = 86_400_000;

/** The window in which invitations are counted, starting with the first, in milliseconds. */
export const invitationWindow = millisPerDay;

/**
 * How many invitations a business may send in a day: enough to invite a whole team on a paid plan at once, and few
 * for a new business that pays nothing.
 * @param dateCreated epoch milliseconds; null for businesses older than this field
 * @param now epoch milliseconds
 */
export const invitationsPerDay = (
  dateCreated: number | null,
  { maxTeam, priceMonthly }: Pick<Plan, 'maxTeam' | 'priceMonthly'>,
  now: number,
): number => {
  const age = dateCreated === null ? Infinity : Math.max(0, (now - dateCreated) / millisPerDay);
  const aged = byAge.find(({ days }) => age >= days)?.max ?? 5;
  // Twice the team, because addresses are mistyped and people are invited again.
  return priceMonthly > 0 ? Math.max(aged, 10, 2 * maxTeam) : aged;
};
