import { addDays, monthOf } from 'shared-lib/domain';
import type { ScoredShift } from './scoredShift.ts';

/** The lengths of a scorecard's period, in nights. */
export const scoreNights = [30, 90] as const;

export type ScoreNights = (typeof scoreNights)[number];

/** How many nights one point of a trend covers. */
const nightsPerPoint: Readonly<Record<ScoreNights, number>> = { 30: 3, 90: 9 };

/** A span of nights, `YYYY-MM-DD`, both included. */
export interface NightSpan {
  readonly from: string;
  readonly to: string;
}

/** A period, and the one before it. */
export interface ScorePeriod extends NightSpan {
  readonly nights: ScoreNights;
  readonly previous: NightSpan;
}

/**
 * The period that ends with a night, and the one before it, of the same length.
 * @param lastNight the last finished night, `YYYY-MM-DD`
 */
export const scorePeriod = (lastNight: string, nights: ScoreNights): ScorePeriod => {
  const from = addDays(lastNight, 1 - nights);
  return {
    from,
    to: lastNight,
    nights,
    previous: { from: addDays(from, -nights), to: addDays(from, -1) },
  };
};

/** The months of a period and the one before it, `YYYY-MM`, the earliest first. */
export const monthsOfPeriod = ({ to, previous }: ScorePeriod): string[] => {
  const last = monthOf(to);
  const months: string[] = [];
  for (let month = monthOf(previous.from); month <= last; month = monthOf(addDays(`${month}-28`, 4)))
    months.push(month);
  return months;
};

/** The shifts, or other nightly counts, within a span. */
export const shiftsIn = <T extends { readonly serviceDate: string }>(
  shifts: readonly T[],
  { from, to }: NightSpan,
): T[] => shifts.filter(({ serviceDate }) => serviceDate >= from && serviceDate <= to);

/** The spans of a trend's points, the earliest first. */
export const trendSpans = ({ from, nights }: ScorePeriod): NightSpan[] => {
  const length = nightsPerPoint[nights];
  return Array.from({ length: nights / length }, (_, index) => ({
    from: addDays(from, index * length),
    to: addDays(from, (index + 1) * length - 1),
  }));
};

/** How many nights a business may have been without a shift at the beginning of a period that counts as covered. */
const graceNights = 6;

/** Whether a business has records from the beginning of the previous period. */
export const coversPrevious = (shifts: readonly ScoredShift[], { previous }: ScorePeriod): boolean =>
  shifts.some(({ serviceDate }) => serviceDate <= addDays(previous.from, graceNights));
