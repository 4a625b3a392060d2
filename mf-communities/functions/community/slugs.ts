import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { isReservedSegment, paths } from 'shared-lib/domain';
import { slugsFor } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';

const isSlug = (slug: unknown): slug is string => typeof slug === 'string' && slug !== '';

/**
 * Creates a slug from a name. No community of the customer may have or have had it: printed codes of a
 * deleted one must not lead to another.
 * @param taken the slugs of existing communities, since slugs older than reservations have none
 */
export const uniqueSlug = async (
  transaction: Transaction,
  customerId: string,
  name: string,
  taken: ReadonlySet<unknown>,
): Promise<string> => {
  const slugs = slugsFor(name, 'community');
  for (;;) {
    const slug = slugs.next().value;
    if (taken.has(slug)) continue;
    if (!(await transaction.get(firestore().doc(paths.slug(customerId, slug)))).exists) return slug;
  }
};

/** Reserves a slug for a community permanently. */
export const reserveSlug = (
  transaction: Transaction,
  customerId: string,
  slug: string,
  communityId: string,
): void => {
  transaction.set(firestore().doc(paths.slug(customerId, slug)), {
    communityId,
    createdAt: FieldValue.serverTimestamp(),
  });
};

/** The same for the slug in a community's record, which may be missing or damaged. */
export const reserveSlugOf = (
  transaction: Transaction,
  customerId: string,
  record: DocumentSnapshot,
): void => {
  const slug: unknown = record.get('slug');
  if (isSlug(slug) && !slug.includes('/')) reserveSlug(transaction, customerId, slug, record.id);
};

/** Whether a slug is reserved for a community, which therefore once existed. */
export const hasReservedSlug = async (customerId: string, communityId: string): Promise<boolean> => {
  const slugs = firestore().collection(paths.slugs(customerId));
  return !(await slugs.where('communityId', '==', communityId).limit(1).get()).empty;
};

/** Whether a slug is reserved for another community, or another one has it. */
export const isSlugOfAnother = async (
  transaction: Transaction,
  customerId: string,
  slug: string,
  communityId: string,
): Promise<boolean> => {
  const communities = firestore().collection(paths.communities(customerId));
  const [kept, having] = await Promise.all([
    transaction.get(firestore().doc(paths.slug(customerId, slug))),
    transaction.get(communities.where('slug', '==', slug)),
  ]);
  return (
    (kept.exists && kept.get('communityId') !== communityId) ||
    having.docs.some(({ id }) => id !== communityId)
  );
};

/**
 * A slug for a business without one. Some are reserved for the app's own addresses; the rest are first come,
 * first served.
 */
const freeBusinessSlug = async (transaction: Transaction, businessName: string): Promise<string> => {
  const slugs = slugsFor(businessName, 'business');
  for (;;) {
    const slug = slugs.next().value;
    if (isReservedSegment(slug)) continue;
    if (!(await transaction.get(firestore().doc(paths.businessSlug(slug)))).exists) return slug;
  }
};

/**
 * Finds a slug for a business without one, along with its first community.
 * @returns a function that writes it, since a transaction reads everything before it writes; it does nothing
 * for a business with a slug
 */
export const claimBusinessSlug = async (
  transaction: Transaction,
  customerId: string,
): Promise<() => void> => {
  const customer = firestore().doc(paths.customer(customerId));
  const owner = await transaction.get(customer);
  if (owner.get('businessSlug')) return () => {};
  const businessSlug = await freeBusinessSlug(transaction, String(owner.get('businessName') ?? ''));
  return () => {
    transaction.create(firestore().doc(paths.businessSlug(businessSlug)), { customerId });
    transaction.update(customer, { businessSlug });
  };
};
