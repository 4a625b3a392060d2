/**
 * A Firestore value in canonical ProtoJSON: exactly one key; integers as decimal strings in the int64 range; doubles that JSON lacks as
 * strings. Timestamps have the form `YYYY-MM-DDTHH:MM:SS.ffffffZ`, so they compare as strings; bytes are padded standard base64. Created by
 * `parseValue`; all later code may rely on this form.
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

/** The elements; an array never directly contains another array. */
export interface ArrayValue {
  values: Value[];
}

/** A map's entries; a vector is a map with `__type__: '__vector__'`. */
export interface MapValue {
  fields: Fields;
}

/** Field names to values. Any string can be a name, even `constructor`, so use `ownField`, never `fields[name]`. */
export type Fields = Record<string, Value>;

/** The key that says a value's type. */
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

/** The null value; one is enough because values are immutable. */
export const NULL_VALUE: Value = { nullValue: null };

/** The type of a (canonical) value. */
export function kindOf(value: Value): ValueKind {
  for (const key in value) return key as ValueKind;
  throw new Error('A value without a type');
}

/** A field's value, or undefined if the map has no such own field. */
export function ownField(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether the value is an integer or a double. */
export function isNumber(value: Value): boolean {
  return 'integerValue' in value || 'doubleValue' in value;
}

/** The value as a JavaScript number: exact for doubles, nearest for integers beyond 2^53; undefined if it isn't a number. */
export function asNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return undefined;
}

/** A double value from a JavaScript number, spelled so that it survives JSON. */
export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: number };
}
