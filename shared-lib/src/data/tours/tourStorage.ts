import {
  completedToursStorageKey,
  completedToursUidStorageKey,
  runningTourStorageKey,
} from '../../domain/index.ts';
import { readCompletedTours, readRunningTour, type RunningTour } from './tour.ts';
import { reportProblem } from '../reportProblem.ts';

/**
 * Local storage throws if a browser forbids it or it is full: then the tours work without it, with a line in the log.
 */
function attempt<T>(what: string, otherwise: T, action: (storage: Storage) => T): T {
  try {
    return action(window.localStorage);
  } catch (cause) {
    reportProblem(`${what} failed`, cause);
    return otherwise;
  }
}

/** A user's completed tours on this browser. A list without a user counts for everyone. */
export const localCompletedTours = (uid: string): string[] =>
  attempt('Reading the completed tours', [], (storage) => {
    const whose = storage.getItem(completedToursUidStorageKey);
    return whose === null || whose === uid
      ? readCompletedTours(storage.getItem(completedToursStorageKey))
      : [];
  });

/** Stores the list of completed tours on this browser; one user's at a time. */
export const saveCompletedTours = (uid: string, tours: readonly string[]): void =>
  attempt('Keeping the completed tours', undefined, (storage) => {
    storage.setItem(completedToursStorageKey, JSON.stringify(tours));
    storage.setItem(completedToursUidStorageKey, uid);
  });

/** A user's step in a tour when the tab was closed. */
export const runningTour = (uid: string): RunningTour | null =>
  attempt('Reading the running tour', null, (storage) =>
    readRunningTour(storage.getItem(runningTourStorageKey), uid),
  );

/** Stores a tour's step, for when a closed tab is opened again; null once none runs. */
export const saveRunningTour = (tour: RunningTour | null): void =>
  attempt('Keeping the running tour', undefined, (storage) => {
    if (tour) storage.setItem(runningTourStorageKey, JSON.stringify(tour));
    else storage.removeItem(runningTourStorageKey);
  });
