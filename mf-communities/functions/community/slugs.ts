import { FieldValue, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { slugsFor } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';

const isSlug = (slug: unknown): slug is string => typeof slug === 'string' && slug !== '';

/**
 * Creates a slug from a name that no community of the customer has or ever had: printed codes of a deleted
 * one must not lead to another.
 * @param taken the slugs of existing communities, since those from before reservations have none
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
