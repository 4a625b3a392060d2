import { onDocumentUpdated, onDocumentWritten } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { updatePublicBusiness, publishMove } from 'backend/functions/core/business/updatePublicBusiness.ts';
import { codePlaceId } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { publishSlug } from './publishCommunity.ts';

const slugIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Updates the place of a community's printed codes to the current slugs, regardless of the event that
 * triggered it.
 */
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
    const place = firestore().doc(paths.codePlace(codePlaceId(customerId, communityId)));
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

/**
 * Each public page contains the business's name and its country, which may follow from its time zone: a
 * change of either, or a new slug, updates all of them.
 */
export const publishBusiness = onDocumentUpdated(
  { document: 'customers/{customerId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const isSame = (field: string) => data?.before.get(field) === data?.after.get(field);
    if (isSame('businessName') && isSame('timeZone') && isSame('businessSlug')) return;
    const { customerId } = params;
    await updatePublicBusiness(customerId);
    const [communities, kept] = await Promise.all([
      firestore().collection(paths.communities(customerId)).select('slug').get(),
      // Including previous slugs, whose pages redirect.
      firestore().collection(paths.slugs(customerId)).select().get(),
    ]);
    const slugs = new Set<unknown>([
      ...communities.docs.map((community) => community.get('slug')),
      ...kept.docs.map(({ id }) => id),
    ]);
    for (const slug of slugs) {
      if (typeof slug === 'string' && slug !== '') await publishSlug(customerId, slug);
    }
    if (isSame('businessSlug')) return;
    const before: unknown = data?.before.get('businessSlug');
    if (typeof before === 'string' && before !== '') {
      await publishMove(
        customerId,
        before,
        [...slugs].filter((slug): slug is string => typeof slug === 'string' && slug !== ''),
      );
    }
    for (const { id } of communities.docs) await publishPlace(customerId, id);
  },
);
