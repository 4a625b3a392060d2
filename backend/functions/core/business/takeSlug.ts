import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { paths, type BusinessSlugChange } from 'shared-lib/domain';
import { planBusinessSlug, type SlugHolder } from 'mf-settings/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { changedMeanwhile } from '../../../kernel/changedMeanwhile.ts';

/** Whose a slug is. @param kept its document, if there is one */
export const holderIn = (kept: DocumentSnapshot, customerId: string): SlugHolder => {
  if (!kept.exists) return 'nobody';
  return kept.get('customerId') === customerId ? 'itself' : 'another';
};

/** The slug of a business, as its customer document has it; null for none. */
export const slugIn = (customer: DocumentSnapshot): string | null => {
  const stored: unknown = customer.get('businessSlug');
  return typeof stored === 'string' && stored !== '' ? stored : null;
};

/**
 * Reserves a slug for a business.
 * @param before its slug of now
 * @returns what writes it, since a transaction reads all before it writes; nothing where it has it already
 * @throws HttpsError `aborted` when somebody else was first; `already-exists` when another business has the slug, or had it
 */
export const takeSlug = async (
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
      throw changedMeanwhile();
    case 'taken':
      throw fieldRefusal('already-exists', `Another business has or had the address ${change.slug}.`, {
        slug: { code: 'taken' },
      });
    case 'write':
      return () => {
        // Also the one of before, which those from before reservations were made lack.
        const own = [change.slug, before].filter((slug) => slug !== null && !slug.includes('/'));
        for (const slug of own) {
          transaction.set(firestore().doc(paths.businessSlug(slug!)), { customerId });
        }
        transaction.update(firestore().doc(paths.customer(customerId)), { businessSlug: change.slug });
      };
  }
};
