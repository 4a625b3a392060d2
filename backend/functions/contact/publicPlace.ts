import { HttpsError } from 'firebase-functions/https';
import { communitySchema, customerSchema, isArchived, paths, type Community } from 'shared-lib/domain';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

/** A community with a public page, and whose it is. */
export interface PublicPlace {
  readonly customerId: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly communitySlug: string;
  readonly community: Community;
}

/**
 * The community whose public page has this address now.
 * @throws HttpsError `not-found` where there is no such page, as anyone who opens the address learns
 */
export const publicPlaceOf = async ({
  businessSlug,
  communitySlug,
}: {
  readonly businessSlug: string;
  readonly communitySlug: string;
}): Promise<PublicPlace> => {
  const customers = firestore().collection(paths.customers()).where('businessSlug', '==', businessSlug);
  const [owner] = (await customers.limit(1).get()).docs;
  const customer = owner ? recordOf(customerSchema, owner) : null;
  if (customer) {
    const communities = firestore().collection(paths.communities(customer.id));
    const [found] = (await communities.where('slug', '==', communitySlug).limit(1).get()).docs;
    const community = found ? recordOf(communitySchema, found) : null;
    if (community && !isArchived(community)) {
      const { id: customerId, businessName } = customer;
      return { customerId, businessName, businessSlug, communitySlug, community };
    }
  }
  throw new HttpsError('not-found', 'There is no public page at this address.');
};
