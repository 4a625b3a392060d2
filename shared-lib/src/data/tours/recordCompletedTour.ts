import { arrayUnion, deleteField, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import type { TourId } from '../../contract/index.ts';
import { completedTours } from './tour.ts';
import { paths } from '../../domain/index.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import type { TourUser } from './loadCompletedTours.ts';
import { saveCompletedTours, localCompletedTours } from './tourStorage.ts';

/** Records a tour as completed, on this browser and, for an owner, in the customer document (spec section 7, Writes). */
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
    isAsked: false,
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
