import { withoutArchived, type Community } from 'shared-lib/domain';

/**
 * Finds the community at an address (spec section 2: `/communities/{id}`, also written
 * `/communities/{propertyName}`): by its id, else by its slug, else by its exact name. If several have
 * the same name, it is one in service, and among these the one whose id sorts first.
 */
export function findCommunity<
  T extends Pick<Community, 'id' | 'slug' | 'propertyName' | 'archivedAt' | 'deletedAt'>,
>(communities: readonly T[], name: string): T | null {
  const named = communities.filter(
    ({ propertyName, deletedAt }) => propertyName === name && deletedAt === null,
  );
  const served = withoutArchived(named);
  return (
    communities.find(({ id }) => id === name) ??
    communities.find(({ slug }) => slug === name) ??
    (served.length > 0 ? served : named).reduce<T | null>(
      (first, other) => (first === null || other.id < first.id ? other : first),
      null,
    )
  );
}
