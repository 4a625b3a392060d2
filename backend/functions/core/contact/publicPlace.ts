import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import {
  communitySchema,
  customerSchema,
  isArchived,
  paths,
  type Community,
  type Customer,
} from 'shared-lib/domain';
import { businessCountry } from 'shared-lib/domain/phone';
import { acceptsNewRecords } from '../community/history.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { settingsOf } from '../../../kernel/settingsOf.ts';

/** A community with a public page, and its business. */
export interface PublicPlace {
  readonly customerId: string;
  readonly businessName: string;
  readonly businessSlug: string;
  readonly communitySlug: string;
  /** The business's country, ISO 3166 two letters. */
  readonly country: string;
  /** Whether a bin tag's page shows its door's recent nights. */
  readonly residentsSeeNights: boolean;
  readonly community: Community;
}

const noPage = (): HttpsError => new HttpsError('not-found', 'There is no public page at this address.');

/** A business's country, and what its profile lets residents see. */
const profileOf = async (customer: Customer) => {
  const stored = await firestore().doc(paths.settingsSection(customer.id, 'business')).get();
  const profile = settingsOf('business', stored);
  return {
    country: businessCountry(customer, profile),
    residentsSeeNights: profile.residentsSeeNights,
  };
};

/**
 * The community whose public page currently has this address.
 * @throws HttpsError `not-found` if there is no such page, which anyone can see by opening the address
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
      const profile = await profileOf(customer);
      return { customerId, businessName, businessSlug, communitySlug, ...profile, community };
    }
  }
  throw noPage();
};

/**
 * Refuses to add to a community that is being deleted. Read it in the transaction that adds.
 * @throws HttpsError `not-found`, as if there were no such page
 */
export const requireOpen = async (
  transaction: Transaction,
  { customerId, community }: PublicPlace,
): Promise<void> => {
  const stored = await transaction.get(firestore().doc(paths.community(customerId, community.id)));
  if (!acceptsNewRecords(stored)) throw noPage();
};
