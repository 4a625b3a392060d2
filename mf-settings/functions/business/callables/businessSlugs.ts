import { businessSlugCalls, paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { ownerCall } from 'backend/kernel/officeCall.ts';
import { holderIn, slugIn, claimSlug } from 'backend/functions/core/business/claimSlug.ts';

/**
 * Whether a business can have a slug: payload `{ slug }`, result `{ holder }`, which never names another business.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const askBusinessSlug = ownerCall(
  businessSlugCalls.askBusinessSlug,
  async ({ slug }, { customerId }) => ({
    holder: holderIn(await firestore().doc(paths.businessSlug(slug)).get(), customerId),
  }),
);

/**
 * Changes the business's slug: payload `{ slug, seen }`, result `{ success: true }`. The old one permanently remains
 * the business's and redirects to the new one (`publishBusiness`).
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `aborted` if someone else was first;
 * `already-exists` if another business has the slug, or had it
 */
export const changeBusinessSlug = ownerCall(
  businessSlugCalls.changeBusinessSlug,
  async (change, { customerId }) => {
    await firestore().runTransaction(async (transaction) => {
      const stored = slugIn(await transaction.get(firestore().doc(paths.customer(customerId))));
      const write = await claimSlug(transaction, customerId, stored, change);
      write();
    });
    return { success: true };
  },
);
