import { documentId, where, type QueryConstraint } from 'firebase/firestore';
import { paths, scheduleNightSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';
import { reportDamagedEntries } from '../reportDamagedEntries.ts';

/**
 * Creates a hook of live schedule records, by date. Their ids are dates, `YYYY-MM-DD`. @param which creates the
 * constraints that select the nights.
 */
const liveNights = <Asked>(name: string, which: (requested: Asked) => readonly QueryConstraint[]) =>
  liveCollection(name, {
    schema: scheduleNightSchema,
    query: (customerId, requested: Asked) => documentsAt(paths.schedule(customerId), ...which(requested)),
    onRecords: (customerId, nights) => {
      for (const { id, damaged } of nights) {
        reportDamagedEntries(paths.scheduleNight(customerId, id), damaged);
      }
    },
  });

/**
 * The schedule records of at most 30 sorted service dates. Tonight can have several dates, because time zones differ.
 */
export const useScheduleNights = liveNights('listenToScheduleNights', (serviceDates: readonly string[]) => [
  where(documentId(), 'in', serviceDates),
]);

/** The schedule records of a date and all later ones. */
export const useUpcomingNights = liveNights('listenToComingNights', (from: string) => [
  where(documentId(), '>=', from),
]);

const useNightsBetween = liveNights(
  'listenToScheduleRange',
  ([first, last]: readonly [first: string, last: string]) => [
    where(documentId(), '>=', first),
    where(documentId(), '<=', last),
  ],
);

/**
 * The schedule records from one service date to another, inclusive; for more nights than `useScheduleNights` allows.
 * @param first `YYYY-MM-DD`
 * @param last `YYYY-MM-DD`
 */
export const useScheduleRange = (first: string, last: string) => useNightsBetween([first, last]);
