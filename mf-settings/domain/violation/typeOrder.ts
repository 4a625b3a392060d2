import type { ViolationType } from 'shared-lib/domain';

type Placed = Pick<ViolationType, 'id' | 'order' | 'name'>;

/** In the owner's order; those with the same number by their names. */
export const byTypeOrder = (one: Placed, other: Placed): number =>
  one.order - other.order || one.name.en.localeCompare(other.name.en, 'en') || (one.id < other.id ? -1 : 1);

/** Whether a type stands for itself: one that was merged is only a sign to where its cases are. */
export const isOwnType = ({ mergedInto }: Pick<ViolationType, 'mergedInto'>): boolean => mergedInto === null;

/** What the field offers at a community, in the owner's order. */
export const reportableTypes = (types: readonly ViolationType[], communityId: string): ViolationType[] =>
  types
    .filter(
      (type) =>
        type.isActive &&
        isOwnType(type) &&
        (type.communityIds === 'all' || type.communityIds.includes(communityId)),
    )
    .sort(byTypeOrder);

/** What a type is called now in a language: in English where it has no other name. */
export const typeNameIn = ({ name }: Pick<ViolationType, 'name'>, language: string): string =>
  (language.startsWith('es') && name.es) || name.en;
