import type { ViolationType } from 'shared-lib/domain';

type Placed = Pick<ViolationType, 'id' | 'order' | 'name'>;

/** Sorts by the owner's order, then by name. */
export const byTypeOrder = (one: Placed, other: Placed): number =>
  one.order - other.order || one.name.en.localeCompare(other.name.en, 'en') || (one.id < other.id ? -1 : 1);

/** Whether a type still exists on its own: a merged one only refers to the type that has its cases. */
export const isUnmerged = ({ mergedInto }: Pick<ViolationType, 'mergedInto'>): boolean => mergedInto === null;

/** The types that the field app offers at a community, in the owner's order. */
export const reportableTypes = (types: readonly ViolationType[], communityId: string): ViolationType[] =>
  types
    .filter(
      (type) =>
        type.isActive &&
        isUnmerged(type) &&
        (type.communityIds === 'all' || type.communityIds.includes(communityId)),
    )
    .sort(byTypeOrder);

/** A type's current name in a language; the English one if it has no other. */
export const typeNameIn = ({ name }: Pick<ViolationType, 'name'>, language: string): string =>
  (language.startsWith('es') && name.es) || name.en;
