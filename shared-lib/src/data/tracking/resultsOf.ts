import type { NightTotals } from '../../domain/index.ts';

/** How the shifts of one night went. */
export interface NightResult {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly done: number;
  readonly missed: number;
  /** All reports of the night, also those in progress. */
  readonly reports: number;
}

/** The totals of some nights, as far as they could be read. */
export interface ReadTotals {
  readonly totals: readonly Pick<NightTotals, 'id' | 'done' | 'missed' | 'reports'>[];
  /** How many nights' totals are there, but can't be read. */
  readonly damaged: number;
}

/**
 * How some nights went, by their totals; null where that is not known of all of them.
 * @param areMade whether all totals have been made, so that a night without any had no report
 */
export function resultsOf(
  serviceDates: readonly string[],
  { totals, damaged }: ReadTotals,
  areMade: boolean,
): readonly NightResult[] | null {
  const byDate = new Map(totals.map((night) => [night.id, night]));
  const isKnown = serviceDates.every((date) => byDate.has(date)) || (areMade && damaged === 0);
  if (!isKnown) return null;
  return serviceDates.map((serviceDate) => {
    const { done = 0, missed = 0, reports = 0 } = byDate.get(serviceDate) ?? {};
    return { serviceDate, done, missed, reports };
  });
}
