import { arrayUnion, deleteField, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import type { TourId } from '../../contract/index.ts';
import { completedTours, customerSchema, paths, readDocument } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { attemptWrite, type WriteResult } from '../attemptWrite.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { keepCompletedTours, localCompletedTours } from './tourStorage.ts';

type Person = Pick<Account, 'uid' | 'customerId' | 'role'>;

async function storedTours(customerId: string): Promise<string[]> {
  try {
    const path = paths.customer(customerId);
    const customer = readDocument(customerSchema, path, (await getDoc(doc(firestore(), path))).data() ?? {});
    if (!customer.ok) throw new Error(customer.error);
    return customer.value.completedTours;
  } catch (cause) {
    reportProblem('Loading the completed tours failed', cause);
    return [];
  }
}

/**
 * The tours that someone has completed: an owner's from the customer document and this browser, a member's from the browser
 * alone. Never rejects: what can't be read is logged, and the other store covers (spec section 8).
 */
export async function loadCompletedTours({ uid, customerId, role }: Person): Promise<string[]> {
  return completedTours(role === 'owner' ? await storedTours(customerId) : [], localCompletedTours(uid));
}

/** Records a tour as completed, on this browser and, for an owner, in the customer document (spec section 7, Writes). */
export async function recordCompletedTour(person: Person, tour: TourId): Promise<void> {
  keepCompletedTours(person.uid, completedTours(localCompletedTours(person.uid), [tour]));
  if (person.role !== 'owner') return;
  await attemptWrite(`Recording the tour ${tour}`, () =>
    setDoc(
      doc(firestore(), paths.customer(person.customerId)),
      {
        completedTours: arrayUnion(tour),
        lastTourCompleted: serverTimestamp(),
        lastTourCompletedId: tour,
      },
      { merge: true },
    ),
  );
}

/** Forgets which tours were completed, in both places. */
export async function resetCompletedTours(person: Person): Promise<WriteResult> {
  keepCompletedTours(person.uid, []);
  if (person.role !== 'owner') return { ok: true };
  return attemptWrite('Resetting the completed tours', () =>
    setDoc(
      doc(firestore(), paths.customer(person.customerId)),
      { completedTours: [], lastTourCompleted: deleteField(), lastTourCompletedId: deleteField() },
      { merge: true },
    ),
  );
}
