/**
 * The fields that records can be filtered by: only those that every record has, because a query can't interpret a
 * missing one.
 */
export type NarrowedField =
  | 'outcome'
  | 'unitId'
  | 'status'
  | 'reviewStatus'
  | 'communityId'
  | 'memberId'
  | 'serviceDate';

/** A field and its accepted values. */
export interface Narrowing<Field extends NarrowedField = NarrowedField> {
  readonly field: Field;
  readonly values: readonly string[];
}

/** Maximum number of combinations of values in one Firestore query. */
const maxCombinations = 30;

/**
 * The part of the choices that one query can filter by: fields with the fewest values first, while their
 * combinations stay within Firestore's limit. The caller filters the results by the rest.
 * @param chosen by field; a field without a choice filters nothing.
 */
export function selectNarrowing(
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
