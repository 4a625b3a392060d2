import {
  completedToursStorageKey,
  completedToursUidStorageKey,
  runningTourStorageKey,
} from '../../domain/index.ts';
import { readCompletedTours, readRunningTour, type RunningTour } from './tour.ts';
import { reportProblem } from '../reportProblem.ts';

/** Local storage throws where a browser forbids it or is full: then the tours go on without it, with a line in the log. */
function attempt<T>(what: string, otherwise: T, action: (storage: Storage) => T): T {
  try {
    return action(window.localStorage);
  } catch (cause) {
    reportProblem(`${what} failed`, cause);
    return otherwise;
  }
}

/** The tours completed on this browser by someone. A list that names nobody counts for everybody. */
export const localCompletedTours = (uid: string): string[] =>
  attempt('Reading the completed tours', [], (storage) => {
    const whose = storage.getItem(completedToursUidStorageKey);
    return whose === null || whose === uid
      ? readCompletedTours(storage.getItem(completedToursStorageKey))
      : [];
  });

/** Keeps the list of completed tours on this browser; one person's at a time. */
export const keepCompletedTours = (uid: string, tours: readonly string[]): void =>
  attempt('Keeping the completed tours', undefined, (storage) => {
    storage.setItem(completedToursStorageKey, JSON.stringify(tours));
    storage.setItem(completedToursUidStorageKey, uid);
  });

/** Where someone's tour stood when the tab was closed. */
export const runningTour = (uid: string): RunningTour | null =>
  attempt('Reading the running tour', null, (storage) =>
    readRunningTour(storage.getItem(runningTourStorageKey), uid),
  );

/** Keeps where a tour stands, so that a closed tab can be opened again; null once none runs. */
export const keepRunningTour = (tour: RunningTour | null): void =>
  attempt('Keeping the running tour', undefined, (storage) => {
    if (tour) storage.setItem(runningTourStorageKey, JSON.stringify(tour));
    else storage.removeItem(runningTourStorageKey);
  });
