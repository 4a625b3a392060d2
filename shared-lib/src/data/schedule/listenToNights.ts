import { collection, query, type QueryConstraint } from 'firebase/firestore';
import { paths, scheduleNightSchema, type ScheduleNight } from '../../domain/index.ts';
import { firestore } from '../firestore.ts';
import { listenToQuery } from '../listenTo.ts';
import { reportDamagedEntries } from '../reportDamagedEntries.ts';

/**
 * Listens to schedule records, by date.
 * @param which the nights that are wanted.
 * @returns the function that detaches the listener.
 */
export const listenToNights = (
  customerId: string,
  which: readonly QueryConstraint[],
  onData: (nights: readonly ScheduleNight[]) => void,
  onError: (error: unknown) => void,
): (() => void) =>
  listenToQuery(
    query(collection(firestore(), paths.schedule(customerId)), ...which),
    scheduleNightSchema,
    (nights) => {
      for (const { id, damaged } of nights)
        reportDamagedEntries(paths.scheduleNight(customerId, id), damaged);
      onData(nights);
    },
    onError,
  );
