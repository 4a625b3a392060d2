import * as z from 'shared-lib/domain/schema';
import { cents, orNull } from 'shared-lib/domain/schema';
import type { ScoredShift } from './scoredShift.ts';
import { shiftsIn, type NightSpan } from './scorePeriod.ts';

/** The highest cost of an hour, as in the rules: $1,000. */
const maxHourCostCents = 100_000;

/** The cost of an hour of work, `customers/{customerId}/ownerFigures/labor`; only the owner reads it. */
export const laborSchema = z.object({
  hourCostCents: orNull(
    cents.check(z.gte(0, { error: 'amount' }), z.lte(maxHourCostCents, { error: 'amount' })),
  ),
});

export type Labor = z.output<typeof laborSchema>;

/** The fields of a community that determine its price. */
export interface PayingCommunity {
  /** Per month. */
  readonly ratePerDoorCents: number | null;
  readonly totalUnits: number;
}

/** Communities' revenue in a period, compared with the cost of the work there. */
export interface Margin {
  readonly revenueCents: number;
  readonly costCents: number;
  /** The share of revenue that is margin: at most 1, negative for a loss; null without revenue. */
  readonly share: number | null;
  /** How many communities have a rate, of those with shifts. */
  readonly rated: number;
  readonly served: number;
}

const daysPerYear = 365;
const monthsPerYear = 12;
const minutesPerHour = 60;
const millisPerDay = 86_400_000;

const nightsOf = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / millisPerDay + 1;

/**
 * The margin of communities with a rate: the rate for each door, prorated by nights, against hours × cost. A community
 * pays from its first shift on.
 * @param shifts all known, of any night
 * @param communityOf by id
 * @returns null if no community served in the span has a rate
 */
export const marginOf = (
  shifts: readonly ScoredShift[],
  span: NightSpan,
  communityOf: ReadonlyMap<string, PayingCommunity>,
  hourCostCents: number,
): Margin | null => {
  const worked = new Map<string, number>();
  for (const { communityId, workedMin } of shiftsIn(shifts, span))
    worked.set(communityId, (worked.get(communityId) ?? 0) + workedMin);
  const first = new Map<string, string>();
  for (const { communityId, serviceDate } of shifts)
    if (serviceDate < (first.get(communityId) ?? '~')) first.set(communityId, serviceDate);
  let [revenue, cost, rated] = [0, 0, 0];
  for (const [id, minutes] of worked) {
    const { ratePerDoorCents = null, totalUnits = 0 } = communityOf.get(id) ?? {};
    if (ratePerDoorCents === null) continue;
    const since = first.get(id) ?? span.from;
    const nights = nightsOf(since > span.from ? since : span.from, span.to);
    revenue += (ratePerDoorCents * totalUnits * nights * monthsPerYear) / daysPerYear;
    cost += (minutes / minutesPerHour) * hourCostCents;
    rated += 1;
  }
  if (rated === 0) return null;
  return {
    revenueCents: Math.round(revenue),
    costCents: Math.round(cost),
    share: revenue === 0 ? null : (revenue - cost) / revenue,
    rated,
    served: worked.size,
  };
};
