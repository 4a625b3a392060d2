import type { RequestEntry } from './requestEntries.ts';

/** As many documents as one query by ids may name. */
const mostDates = 30;

/**
 * The dates of days off to come, pending or approved, that may leave something uncovered.
 * @param today `YYYY-MM-DD`
 * @returns each once, sorted, and no more of them than one query can ask for.
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
    .slice(0, mostDates);
