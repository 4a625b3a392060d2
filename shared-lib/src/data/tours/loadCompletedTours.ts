import { doc, getDoc } from 'firebase/firestore';
import { tourIds } from '../../contract/index.ts';
import { completedTours } from './tour.ts';
import { customerSchema, paths, readDocument } from '../../domain/index.ts';
import type { Account } from '../account.slice.ts';
import { currentConnection } from '../connection/connection.ts';
import { firestore } from '../firestore.ts';
import { reportProblem } from '../reportProblem.ts';
import { localCompletedTours } from './tourStorage.ts';

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
 * A user's completed tours: an owner's from the customer document and this browser, a member's from the browser only.
 * Never rejects: what can't be read is logged, and the other store covers (spec section 8).
 */
export async function loadCompletedTours({ uid, customerId, role }: TourUser): Promise<string[]> {
  return completedTours(role === 'owner' ? await storedTours(customerId) : [], localCompletedTours(uid));
}
