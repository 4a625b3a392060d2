import type { Transaction } from 'firebase-admin/firestore';
import { isReservedSegment, paths } from 'shared-lib/domain';
import { slugsFor } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';

/**
 * A slug for a business without one. Some are reserved for the app's own addresses; the rest are first come,
 * first served.
 */
const freeBusinessSlug = async (transaction: Transaction, businessName: string): Promise<string> => {
  const slugs = slugsFor(businessName, 'business');
  for (;;) {
    const slug = slugs.next().value;
    if (isReservedSegment(slug)) continue;
    if (!(await transaction.get(firestore().doc(paths.businessSlug(slug)))).exists) return slug;
  }
};

/**
 * Finds a slug for a business without one, along with its first community.
 * @returns a function that writes it, since a transaction reads everything before it writes; it does nothing
 * for a business with a slug
 */
export const claimBusinessSlug = async (
  transaction: Transaction,
  customerId: string,
): Promise<() => void> => {
  const customer = firestore().doc(paths.customer(customerId));
  const owner = await transaction.get(customer);
  if (owner.get('businessSlug')) return () => {};
  const businessSlug = await freeBusinessSlug(transaction, String(owner.get('businessName') ?? ''));
  return () => {
    transaction.create(firestore().doc(paths.businessSlug(businessSlug)), { customerId });
    transaction.update(customer, { businessSlug });
  };
};
