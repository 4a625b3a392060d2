import { onDocumentWritten } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { placeOf } from 'backend/functions/core/codes/placeOf.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';

const slugIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Updates the place of a community's printed codes to the current slugs, whatever event triggered it. */
export const publishPlace = (customerId: string, communityId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const [customer, community] = await transaction.getAll(
      firestore().doc(paths.customer(customerId)),
      firestore().doc(paths.community(customerId, communityId)),
    );
    const businessSlug = slugIn(customer?.get('businessSlug'));
    // An archived community has no public pages.
    const isServed = (community?.get('archivedAt') ?? null) === null;
    const communitySlug = isServed ? slugIn(community?.get('slug')) : null;
    const place = firestore().doc(paths.codePlace(placeOf(customerId, communityId)));
    if (businessSlug === null || communitySlug === null) transaction.delete(place);
    else transaction.set(place, { businessSlug, communitySlug });
  });

/** Stores where a community's printed codes lead: they contain no slug, so that they outlive slug changes. */
export const publishCodePlace = onDocumentWritten(
  { document: 'customers/{customerId}/communities/{communityId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const isSame = (field: string) => data?.before.get(field) === data?.after.get(field);
    const wasArchived = (data?.before.get('archivedAt') ?? null) !== null;
    const isArchived = (data?.after.get('archivedAt') ?? null) !== null;
    if (isSame('slug') && wasArchived === isArchived) return;
    await publishPlace(params.customerId, params.communityId);
  },
);
