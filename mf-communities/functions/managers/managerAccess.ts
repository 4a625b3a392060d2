import type { DocumentReference } from 'firebase-admin/firestore';
import { HttpsError, type CallableRequest } from 'firebase-functions/https';
import {
  communitySchema,
  customerSchema,
  isArchived,
  paths,
  type Community,
  type Customer,
} from 'shared-lib/domain';
import {
  managerGrantSchema,
  managerLinkSchema,
  managerLinkState,
  type ManagerAccess,
  type ManagerLink,
} from 'mf-communities/domain';
import { hashOf } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { authorize } from 'backend/kernel/authorize.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** Which community's pages the caller may read, and by which link; null for the business's own staff. */
export interface ManagerScope {
  readonly customerId: string;
  readonly customer: Customer;
  readonly community: Community;
  readonly link: ManagerLink | null;
}

type Address = Pick<ManagerAccess, 'businessSlug' | 'communitySlug'>;
type Asking = Pick<CallableRequest, 'auth' | 'rawRequest'>;

const hour = 3_600_000;

/**
 * How many wrong sessions one IP address may send in an hour; an office of managers whose links have ended
 * sends fewer.
 */
const wrongSessions = { max: 60, within: hour };

/** Resolution of a link's last use, in milliseconds, so that not every read is a write. */
const usedEvery = 600_000;

/** The same error for every denied read, regardless of the reason. */
export const noAccess = (): HttpsError => new HttpsError('permission-denied', 'A valid link is required.');

/**
 * The access that a link grants at an address; null if it was ended or belongs to another community.
 * @param stored a document that names the customer and the link
 * @param now epoch milliseconds
 */
export const scopeOf = async (
  stored: DocumentReference,
  { businessSlug, communitySlug }: Address,
  now: number,
): Promise<ManagerScope | null> => {
  const grant = recordOf(managerGrantSchema, await stored.get());
  if (grant === null || grant.expiresAt <= now) return null;
  const { customerId, linkId } = grant;
  const link = recordOf(
    managerLinkSchema,
    await firestore().doc(paths.managerLink(customerId, linkId)).get(),
  );
  if (link === null || managerLinkState(link, now) !== 'open') return null;
  const [customerFound, communityFound] = await firestore().getAll(
    firestore().doc(paths.customer(customerId)),
    firestore().doc(paths.community(customerId, link.communityId)),
  );
  const customer = recordOf(customerSchema, customerFound!);
  const community = recordOf(communitySchema, communityFound!);
  if (customer === null || community === null || isArchived(community)) return null;
  const isHere = customer.businessSlug === businessSlug && community.slug === communitySlug;
  return isHere ? { customerId, customer, community, link } : null;
};

/** Access for a business's own staff: the community must be theirs. */
const ownScope = async (request: Asking, { businessSlug, communitySlug }: Address): Promise<ManagerScope> => {
  if (!request.auth) throw noAccess();
  const customerId = await authorize(request);
  const customer = recordOf(customerSchema, await firestore().doc(paths.customer(customerId)).get());
  const communities = firestore().collection(paths.communities(customerId));
  const [found] = (await communities.where('slug', '==', communitySlug).limit(1).get()).docs;
  const community = found && recordOf(communitySchema, found);
  if (customer?.businessSlug !== businessSlug || !community || isArchived(community)) throw noAccess();
  return { customerId, customer, community, link: null };
};

/** Records that a link is in use. */
export const recordLinkUse = async ({ customerId, link }: ManagerScope, now: number): Promise<void> => {
  if (link === null || now - (link.lastUsedAt ?? 0) < usedEvery) return;
  const used = storedFields(managerLinkSchema, { lastUsedAt: now });
  await firestore().doc(paths.managerLink(customerId, link.id)).update(used);
};

/**
 * Resolves which pages a call may read, from its session or from the signed-in user.
 * @throws HttpsError `permission-denied` without access; `resource-exhausted` after many wrong sessions from
 * one IP address
 */
export const requireManager = async (request: Asking, requested: ManagerAccess): Promise<ManagerScope> => {
  if (requested.session === null) return ownScope(request, requested);
  const now = Date.now();
  const scope = await scopeOf(
    firestore().doc(paths.managerSession(hashOf(requested.session))),
    requested,
    now,
  );
  if (scope === null) {
    await requireWithin([{ act: 'managerRead', by: sourceOf(request), ...wrongSessions }]);
    throw noAccess();
  }
  await recordLinkUse(scope, now);
  return scope;
};
