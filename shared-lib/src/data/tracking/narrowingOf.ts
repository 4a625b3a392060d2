/** The fields by which records can be asked for. Only those that every record carries: a query does not know what an absent one means. */
export type NarrowedField =
  'outcome' | 'unitId' | 'status' | 'reviewStatus' | 'communityId' | 'memberId' | 'serviceDate';

/** A field and the values of which a record has one. */
export interface Narrowing<Field extends NarrowedField = NarrowedField> {
  readonly field: Field;
  readonly values: readonly string[];
}

/** As many combinations of values as one Firestore query may ask for. */
const maxCombinations = 30;

/**
 * The part of some choices that one query can ask for: those with the fewest values first, as long as their combinations stay
 * within Firestore's limit. The rest is left to whoever filters what the query brings.
 * @param chosen what was chosen by field; a field without a choice narrows nothing.
 */
export function narrowingOf(
  chosen: Readonly<Partial<Record<NarrowedField, readonly string[]>>>,
): Narrowing[] {
  let combinations = 1;
  return (Object.entries(chosen) as [NarrowedField, readonly string[]][])
    .filter(([, values]) => values.length > 0)
    .sort(([, a], [, b]) => a.length - b.length)
    .flatMap(([field, values]) => {
      if (combinations * values.length > maxCombinations) return [];
      combinations *= values.length;
      return { field, values };
    });
}
