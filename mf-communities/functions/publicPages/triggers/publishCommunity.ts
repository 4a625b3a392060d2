import type { Transaction } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import {
  communitySchema,
  customerSchema,
  paths,
  readDocument,
  settingsSchemas,
  unknownProperty,
  type Customer,
} from 'shared-lib/domain';
import { readableFields } from 'mf-communities/domain';
import { publicPageOf } from 'mf-communities/domain';
import { profileInCountry } from 'shared-lib/domain/phone';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { readPublicNights } from '../../publicNights/readPublicNights.ts';

/** The public page of the community that has this slug now, or null if it is deleted or archived. */
const currentPage = async (
  transaction: Transaction,
  customerId: string,
  slug: string,
  customer: Pick<Customer, 'businessName' | 'timeZone'>,
) => {
  const profilePath = paths.settingsSection(customerId, 'business');
  const withSlug = firestore().collection(paths.communities(customerId)).where('slug', '==', slug).limit(1);
  const [document] = (await transaction.get(withSlug)).docs;
  if (document === undefined) return null;
  // A damaged field only hides itself: residents still see the rest.
  const data = document.data();
  const community = readableFields(communitySchema, document.id, data, { propertyName: unknownProperty });
  // However damaged, either field means the community is not in service.
  const isServed = [data['archivedAt'], data['deletedAt']].every((at) => (at ?? null) === null);
  const profile = readDocument(
    settingsSchemas.business,
    profilePath,
    (await transaction.get(firestore().doc(profilePath))).data() ?? {},
  );
  return community !== null && isServed
    ? publicPageOf(
        community,
        customer,
        profile.ok ? profileInCountry(customer, profile.value) : null,
        await readPublicNights(transaction, customerId, community, Date.now()),
      )
    : null;
};

/** The redirect from a community's previous slug, which is printed on codes, to its current one. */
const redirectFrom = async (transaction: Transaction, customerId: string, slug: string) => {
  const kept = await transaction.get(firestore().doc(paths.slug(customerId, slug)));
  const communityId: unknown = kept.get('communityId');
  if (typeof communityId !== 'string') return null;
  const path = paths.community(customerId, communityId);
  const movedTo: unknown = (await transaction.get(firestore().doc(path))).get('slug');
  return typeof movedTo === 'string' && movedTo !== '' && movedTo !== slug ? { movedTo } : null;
};

/**
 * Updates one public page to the current state, regardless of the event that triggered it: events may be
 * duplicated or out of order.
 */
export const publishSlug = (customerId: string, slug: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const path = paths.customer(customerId);
    const customer = readDocument(
      customerSchema,
      path,
      (await transaction.get(firestore().doc(path))).data() ?? {},
    );
    if (!customer.ok || !customer.value.businessSlug) return;
    const { businessSlug } = customer.value;
    const page =
      (await currentPage(transaction, customerId, slug, customer.value)) ??
      (await redirectFrom(transaction, customerId, slug));
    const reference = firestore().doc(paths.publicPage(businessSlug, slug));
    if (page === null) transaction.delete(reference);
    else transaction.set(reference, page);
  });

/** Maintains a community's public page: written when the community is, deleted with it. */
export const publishCommunity = onDocumentWritten(
  { document: 'customers/{customerId}/communities/{communityId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const slugs = new Set([data?.before.get('slug'), data?.after.get('slug')]);
    for (const slug of slugs) {
      if (typeof slug === 'string' && slug !== '') await publishSlug(params.customerId, slug);
    }
  },
);
