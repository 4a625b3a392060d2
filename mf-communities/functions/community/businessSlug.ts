import type { Transaction } from 'firebase-admin/firestore';
import { isReservedSegment, paths } from 'shared-lib/domain';
import { slugsFor } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';

/** A slug for a business that has none: reserved for the app's own addresses are some, the others go to who comes first. */
const freeBusinessSlug = async (transaction: Transaction, businessName: string): Promise<string> => {
  const slugs = slugsFor(businessName, 'business');
  for (;;) {
    const slug = slugs.next().value;
    if (isReservedSegment(slug)) continue;
    if (!(await transaction.get(firestore().doc(paths.businessSlug(slug)))).exists) return slug;
  }
};

/**
 * Finds a slug for a business that has none yet, with its first community.
 * @returns what writes it, since a transaction reads all before it writes; nothing for a business that has one
 */
export const takeBusinessSlug = async (transaction: Transaction, customerId: string): Promise<() => void> => {
  const customer = firestore().doc(paths.customer(customerId));
  const owner = await transaction.get(customer);
  if (owner.get('businessSlug')) return () => {};
  const businessSlug = await freeBusinessSlug(transaction, String(owner.get('businessName') ?? ''));
  return () => {
    transaction.create(firestore().doc(paths.businessSlug(businessSlug)), { customerId });
    transaction.update(customer, { businessSlug });
  };
};
