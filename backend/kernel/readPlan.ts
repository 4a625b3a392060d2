import type { Transaction } from 'firebase-admin/firestore';
import { paths, planOf, readDocument, subscriptionSchema, type Plan } from 'shared-lib/domain';
import { firestore } from './firebase.ts';

/** The plan of an owner's current subscriptions; a damaged one doesn't count. */
export const readPlan = async (transaction: Transaction, customerId: string): Promise<Plan> => {
  const found = await transaction.get(firestore().collection(paths.subscriptions(customerId)));
  const subscriptions = found.docs.flatMap((document) => {
    const result = readDocument(subscriptionSchema, document.ref.path, document.data());
    return result.ok ? [result.value] : [];
  });
  return planOf(subscriptions, Date.now());
};
