import type { RequestEntry } from './requestEntries.ts';

/** How many ids one query may have. */
const maxDates = 30;

/**
 * The dates of upcoming days off, pending or approved, that may leave shifts uncovered.
 * @param today `YYYY-MM-DD`
 * @returns sorted, without duplicates, and no more than one query can have.
 */
export const datesToCover = (
  entries: readonly Pick<RequestEntry, 'timeOff' | 'status' | 'requestDate'>[],
  today: string,
): string[] =>
  [
    ...new Set(
      entries
        .filter(
          ({ timeOff, status, requestDate }) =>
            timeOff && (status === 'pending' || status === 'approved') && requestDate >= today,
        )
        .map(({ requestDate }) => requestDate),
    ),
  ]
    .sort()
    .slice(0, maxDates);
