import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, type BusinessSlugChange } from 'shared-lib/domain';
import { planBusinessSlug, type SlugHolder } from 'mf-settings/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { conflictError } from '../../../kernel/conflictError.ts';

/**
 * The business that holds a slug.
 * @param kept the slug's document, if any
 */
export const holderIn = (kept: DocumentSnapshot, customerId: string): SlugHolder => {
  if (!kept.exists) return 'nobody';
  return kept.get('customerId') === customerId ? 'itself' : 'another';
};

/** The slug in a customer document; null if none. */
export const slugIn = (customer: DocumentSnapshot): string | null => {
  const stored: unknown = customer.get('businessSlug');
  return typeof stored === 'string' && stored !== '' ? stored : null;
};

/**
 * Reserves a slug for a business.
 * @param before its current slug
 * @returns writes the reservation, because a transaction must read before it writes; does nothing if the business already has it
 * @throws HttpsError `aborted` if another change came first; `already-exists` if another business has or had the slug
 */
export const claimSlug = async (
  transaction: Transaction,
  customerId: string,
  before: string | null,
  change: BusinessSlugChange,
): Promise<() => void> => {
  const kept = await transaction.get(firestore().doc(paths.businessSlug(change.slug)));
  switch (planBusinessSlug(before, change, holderIn(kept, customerId))) {
    case 'unchanged':
      return () => {};
    case 'changedMeanwhile':
      throw conflictError();
    case 'taken':
      throw fieldRefusal('already-exists', `Another business uses or has used the address ${change.slug}.`, {
        slug: { code: 'taken' },
      });
    case 'write':
      return () => {
        // The previous slug too: slugs older than reservations have none.
        const own = [change.slug, before].filter((slug) => slug !== null && !slug.includes('/'));
        for (const slug of own) {
          transaction.set(firestore().doc(paths.businessSlug(slug!)), { customerId });
        }
        transaction.update(firestore().doc(paths.customer(customerId)), { businessSlug: change.slug });
      };
  }
};
