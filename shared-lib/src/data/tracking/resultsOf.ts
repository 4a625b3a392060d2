import type { NightTotals } from '../../domain/index.ts';

/** One night's shift results. */
export interface NightResult {
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly done: number;
  readonly missed: number;
  /** All reports of the night, including those in progress. */
  readonly reports: number;
}

/** The readable totals of the given nights. */
export interface ReadTotals {
  readonly totals: readonly Pick<NightTotals, 'id' | 'done' | 'missed' | 'reports'>[];
  /** How many nights have totals that can't be read. */
  readonly damaged: number;
}

/**
 * The given nights' results from their totals; null unless known for all of them.
 * @param areMade whether all nights have their totals, so a night without any had no report
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
