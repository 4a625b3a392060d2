import type { Transaction } from 'firebase-admin/firestore';
import { paths, planOf, readDocument, subscriptionSchema, type Plan } from 'shared-lib/domain';
import { firestore } from './firebase.ts';

/** The plan that an owner's subscriptions give now; a damaged one gives nothing. */
export const readPlan = async (transaction: Transaction, customerId: string): Promise<Plan> => {
  const found = await transaction.get(firestore().collection(paths.subscriptions(customerId)));
  const subscriptions = found.docs.flatMap((document) => {
    const result = readDocument(subscriptionSchema, document.ref.path, document.data());
    return result.ok ? [result.value] : [];
  });
  return planOf(subscriptions, Date.now());
};
