import { addDays, earliestToday, monthOf } from 'shared-lib/domain';
import { monthsOfPeriod, scorePeriod } from 'mf-tracking/domain';
import { isMonthComplete, markMonthComplete, rebuildScoredNight } from './scoreMonths.ts';

/** Nights to compare with their records every day: as many as the other summaries compare. */
const nightsBack = 16;

/** Time zones can be two dates apart. */
const nightsAhead = 2;

const nightsFrom = (first: string, until: string): string[] => {
  const nights: string[] = [];
  for (let night = first; night <= until; night = addDays(night, 1)) nights.push(night);
  return nights;
};

/**
 * Compares an account's finished shifts with their records, and writes the months that differ: the last
 * nights, and all nights of months that are missing, damaged or have never been compared as a whole. Safe to
 * repeat, and to run alongside the triggers: each night is compared in a transaction that holds its records.
 * @param now epoch milliseconds
 */
export const rebuildScores = async (customerId: string, now: number): Promise<void> => {
  const last = addDays(earliestToday(now), nightsAhead);
  const isDone = new Set<string>();
  for (const month of monthsOfPeriod(scorePeriod(last, 90))) {
    if (await isMonthComplete(customerId, month)) continue;
    const lastOfMonth = addDays(`${monthOf(addDays(`${month}-28`, 4))}-01`, -1);
    for (const night of nightsFrom(`${month}-01`, lastOfMonth < last ? lastOfMonth : last)) {
      await rebuildScoredNight(customerId, night);
      isDone.add(night);
    }
    await markMonthComplete(customerId, month);
  }
  for (const night of nightsFrom(addDays(last, -nightsBack - nightsAhead + 1), last))
    if (!isDone.has(night)) await rebuildScoredNight(customerId, night);
};
