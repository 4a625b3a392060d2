/**
 * A Firestore value in ProtoJSON shape, canonical: exactly one key; integers as decimal strings in the int64 range; the
 * doubles that JSON lacks as strings; timestamps as `YYYY-MM-DDTHH:MM:SS.ffffffZ`, so that they compare as strings; bytes as
 * padded standard base64. `parseValue` makes them; everything behind it may rely on that.
 */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: GeoPoint }
  | { arrayValue: ArrayValue }
  | { mapValue: MapValue };

/** Degrees, as in google.type.LatLng. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** The elements; an array never directly holds another array. */
export interface ArrayValue {
  values: Value[];
}

/** The entries of a map; a vector is a map with `__type__: '__vector__'`. */
export interface MapValue {
  fields: Fields;
}

/** Field names to values. Names may be any text (`constructor` too), so look up through `ownField`, never by `fields[name]`. */
export type Fields = Record<string, Value>;

/** The key that says which type a value has. */
export type ValueKind =
  | 'nullValue'
  | 'booleanValue'
  | 'integerValue'
  | 'doubleValue'
  | 'timestampValue'
  | 'stringValue'
  | 'bytesValue'
  | 'referenceValue'
  | 'geoPointValue'
  | 'arrayValue'
  | 'mapValue';

/** The null value; values are never changed in place, so one is enough. */
export const NULL_VALUE: Value = { nullValue: null };

/** Which type the (canonical) value has. */
export function kindOf(value: Value): ValueKind {
  for (const key in value) return key as ValueKind;
  throw new Error('A value without a type');
}

/** The value of one field, or undefined where the map has no such field of its own. */
export function ownField(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether the value is a number of either kind. */
export function isNumber(value: Value): boolean {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** The value as a JavaScript number: exact for doubles, nearest for integers beyond 2^53; undefined where it is no number. */
export function asNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return undefined;
}

/** A double value from a JavaScript number, with the spellings that survive JSON. */
export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: number };
}
