import { arrayUnion, deleteField, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { tourIds, type TourId } from '../../contract/index.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { completedTours, readCompletedTours, readRunningTour, type RunningTour } from './tour.ts';
import {
  completedToursStorageKey,
  completedToursUidStorageKey,
  customerSchema,
  paths,
  readDocument,
  runningTourStorageKey,
} from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { currentConnection } from '../connection/connection.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';

/** Whose tours they are. */
export type TourUser = Pick<Account, 'uid' | 'customerId' | 'role'>;

async function storedTours(customerId: string): Promise<string[]> {
  try {
    const path = paths.customer(customerId);
    const customer = readDocument(customerSchema, path, (await getDoc(doc(firestore(), path))).data() ?? {});
    if (!customer.ok) throw new Error(customer.error);
    return customer.value.completedTours;
  } catch (cause) {
    // Nothing is known then, and a completed tour must not start automatically.
    if (currentConnection().isLost) return [...tourIds];
    reportProblem('Loading the completed tours failed', cause);
    return [];
  }
}

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

/** A user's completed tours in this browser. A list without a user counts for everyone. */
export const localCompletedTours = (uid: string): string[] =>
  attempt('Reading the completed tours', [], (storage) => {
    const whose = storage.getItem(completedToursUidStorageKey);
    return whose === null || whose === uid
      ? readCompletedTours(storage.getItem(completedToursStorageKey))
      : [];
  });

/** Stores the list of completed tours in this browser; one user's at a time. */
const saveCompletedTours = (uid: string, tours: readonly string[]): void =>
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

/**
 * A user's completed tours: an owner's from the customer document and this browser, a member's from the browser only.
 * Never rejects: if one store can't be read, that is logged and the other is used (spec section 8).
 */
export async function loadCompletedTours({ uid, customerId, role }: TourUser): Promise<string[]> {
  return completedTours(role === 'owner' ? await storedTours(customerId) : [], localCompletedTours(uid));
}

/** Records a tour as completed, in this browser and, for an owner, in the customer document (spec section 7, Writes). */
export async function recordCompletedTour(person: TourUser, tour: TourId): Promise<void> {
  saveCompletedTours(person.uid, completedTours(localCompletedTours(person.uid), [tour]));
  if (person.role !== 'owner') return;
  const customer = doc(firestore(), paths.customer(person.customerId));
  const completed = {
    completedTours: arrayUnion(tour),
    lastTourCompleted: serverTimestamp(),
    lastTourCompletedId: tour,
  };
  // The user didn't explicitly request this.
  await attemptWrite(`Recording the tour ${tour}`, () => setDoc(customer, completed, { merge: true }), {
    isUserRequested: false,
  });
}

/** Resets the completed tours, in both places. */
export async function resetCompletedTours(person: TourUser): Promise<WriteResult> {
  saveCompletedTours(person.uid, []);
  if (person.role !== 'owner') return { ok: true };
  return attemptWrite('Resetting the completed tours', () =>
    setDoc(
      doc(firestore(), paths.customer(person.customerId)),
      { completedTours: [], lastTourCompleted: deleteField(), lastTourCompletedId: deleteField() },
      { merge: true },
    ),
  );
}
