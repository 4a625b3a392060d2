import { addDays, defaultTimeZone, serviceNight } from 'shared-lib/domain';
import type { SeedDocument } from './seedSet.ts';

/** After this many days, functions derive nothing from a new field record (`isFresh` in functions/core/summaries). */
const settledAfterDays = 2;

const millisPerDay = 86_400_000;

/**
 * Whether functions would change nothing after a new document is written, except for the signal that something has changed: units, whose
 * lists the seed contains, and field records of past nights. They cause two thirds of all events.
 * @param now epoch milliseconds
 */
export const isSettled = ({ path, data, night }: SeedDocument, now: number): boolean => {
  if (/^customers\/[^/]+\/units\/[^/]+$/.test(path)) return true;
  const { createdAt } = data;
  return (
    night !== undefined &&
    night < addDays(serviceNight(now, defaultTimeZone), -settledAfterDays) &&
    createdAt instanceof Date &&
    createdAt.getTime() < now - settledAfterDays * millisPerDay
  );
};
