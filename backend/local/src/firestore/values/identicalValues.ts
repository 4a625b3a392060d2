import { kindOf, ownField } from './Value.ts';
import type { Fields, Value } from './Value.ts';

/**
 * Whether two values are the same in type and content. Stricter than `compareValues` = 0: the integer 1 and the double 1.0 are equal in
 * queries, but writing one over the other changes the document.
 */
export function identicalValues(left: Value, right: Value): boolean {
  if (left === right) return true;
  const kind = kindOf(left);
  if (kind !== kindOf(right)) return false;
  if ('arrayValue' in left && 'arrayValue' in right) {
    const a = left.arrayValue.values;
    const b = right.arrayValue.values;
    return a.length === b.length && a.every((value, index) => identicalValues(value, b[index] as Value));
  }
  if ('mapValue' in left && 'mapValue' in right)
    return identicalFields(left.mapValue.fields, right.mapValue.fields);
  if ('geoPointValue' in left && 'geoPointValue' in right) {
    return (
      Object.is(left.geoPointValue.latitude, right.geoPointValue.latitude) &&
      Object.is(left.geoPointValue.longitude, right.geoPointValue.longitude)
    );
  }
  return (left as Record<string, unknown>)[kind] === (right as Record<string, unknown>)[kind];
}

/** Whether two sets of fields have the same names and identical values. */
export function identicalFields(left: Fields, right: Fields): boolean {
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  return names.every((name) => {
    const other = ownField(right, name);
    return other !== undefined && identicalValues(left[name] as Value, other);
  });
}
