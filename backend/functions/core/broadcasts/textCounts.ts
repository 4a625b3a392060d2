import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { customerSchema, paths, type Plan, type Settings } from 'shared-lib/domain';
import { segmentsPerMonth, textMonth } from 'mf-settings/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';

/**
 * The document that counts a business's texts this month, by the business's clock.
 * @param now epoch milliseconds
 */
export const textCountsAt = async (customerId: string, now: number): Promise<DocumentReference> => {
  const customer = recordOf(customerSchema, await firestore().doc(paths.customer(customerId)).get());
  return firestore().doc(paths.textCounts(customerId, textMonth(customer ?? { timeZone: null }, now)));
};

/**
 * How many segments a business may still text this month, by its own limit and its plan.
 * @param counted the document of `textCountsAt`
 * @returns null if unlimited
 */
export const remainingSegments = (
  counted: DocumentSnapshot,
  { monthlySegments }: Pick<Settings['sms'], 'monthlySegments'>,
  plan: Pick<Plan, 'priceMonthly'>,
): number | null => {
  const most = segmentsPerMonth(monthlySegments, plan);
  const used: unknown = counted.get('segments');
  return most === null ? null : Math.max(0, most - (typeof used === 'number' ? used : 0));
};

/**
 * Counts texts, in the transaction that creates or commits to them.
 * @param counted of `textCountsAt`
 */
export const countTexts = (
  transaction: Transaction,
  counted: DocumentReference,
  { texts, segments }: { readonly texts: number; readonly segments: number },
): void => {
  transaction.set(
    counted,
    { texts: FieldValue.increment(texts), segments: FieldValue.increment(segments) },
    { merge: true },
  );
};
