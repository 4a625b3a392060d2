import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { shiftSwapSchema, type ShiftSwap } from 'mf-team/domain';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** @throws HttpsError `permission-denied` for someone who isn't on the account's team */
export async function requireMember(
  transaction: Transaction,
  customerId: string,
  uid: string,
): Promise<void> {
  const member = await transaction.get(firestore().doc(paths.teamMember(customerId, uid)));
  if (!member.exists) throw new HttpsError('permission-denied', 'You are not on this team.');
}

/** Reads a swap; null if it is missing or damaged. */
export const readSwap = async (
  transaction: Transaction,
  customerId: string,
  swapId: string,
): Promise<ShiftSwap | null> =>
  recordOf(shiftSwapSchema, await transaction.get(firestore().doc(paths.shiftSwap(customerId, swapId))));

/**
 * Reads a swap that a member takes part in.
 * @param part whose turn it is
 * @throws HttpsError `permission-denied` also for a swap that doesn't exist
 */
export async function requireOwnSwap(
  transaction: Transaction,
  customerId: string,
  swapId: string,
  part: 'memberId' | 'colleagueId',
  uid: string,
): Promise<ShiftSwap> {
  await requireMember(transaction, customerId, uid);
  const swap = await readSwap(transaction, customerId, swapId);
  if (swap?.[part] !== uid) throw new HttpsError('permission-denied', 'This swap is not yours.');
  return swap;
}
