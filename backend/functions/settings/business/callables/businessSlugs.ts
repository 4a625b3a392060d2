import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  businessSlugChangeSchema,
  businessSlugQuestionSchema,
  paths,
  type BusinessSlugChange,
} from 'shared-lib/domain';
import { planBusinessSlug, type SlugHolder } from 'mf-settings/domain';
import { authoriseOwner } from '../../../../kernel/authoriseOwner.ts';
import { callableOptions, payloadOf } from '../../../../kernel/calls.ts';
import { fieldRefusal } from '../../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { onCall } from '../../../../kernel/onCall.ts';
import { changedMeanwhile } from '../../../../kernel/changedMeanwhile.ts';

/** Whose a slug is. @param kept its document, if there is one */
const holderIn = (kept: DocumentSnapshot, customerId: string): SlugHolder => {
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

/**
 * Whether a business can have a slug: payload `{ slug }`, result `{ holder }`, which never names another business.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const askBusinessSlug = onCall(callableOptions, async (request) => {
  const customerId = await authoriseOwner(request);
  const { slug } = payloadOf(businessSlugQuestionSchema, request.data);
  return { holder: holderIn(await firestore().doc(paths.businessSlug(slug)).get(), customerId) };
});

/**
 * Gives the business another slug: payload `{ slug, seen }`, result `{ success: true }`. The old one stays the business's for ever and
 * leads on to the new one (`publishBusiness`).
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `aborted` when somebody else was first;
 *   `already-exists` when another business has the slug, or had it
 */
export const changeBusinessSlug = onCall(callableOptions, async (request) => {
  const customerId = await authoriseOwner(request);
  const change = payloadOf(businessSlugChangeSchema, request.data);
  await firestore().runTransaction(async (transaction) => {
    const stored = slugIn(await transaction.get(firestore().doc(paths.customer(customerId))));
    const write = await takeSlug(transaction, customerId, stored, change);
    write();
  });
  return { success: true };
});
