import { compareNames } from '../names/compareNames.ts';
import { compareStrings } from './compareStrings.ts';
import { kindOf, ownField } from './Value.ts';
import type { Fields, GeoPoint, Value, ValueKind } from './Value.ts';

/**
 * Firestore's order of types (cloud.google.com/firestore/docs/concepts/data-types#value_type_ordering): null, boolean, number, timestamp,
 * string, bytes, reference, geo point, array, vector, map.
 */
const RANK: Record<ValueKind, number> = {
  nullValue: 0,
  booleanValue: 1,
  integerValue: 2,
  doubleValue: 2,
  timestampValue: 3,
  stringValue: 4,
  bytesValue: 5,
  referenceValue: 6,
  geoPointValue: 7,
  arrayValue: 8,
  mapValue: 10,
};
const VECTOR_RANK = 9;

/** Whether a map is a vector embedding, which has its own place in the order of types. */
export function isVector(fields: Fields): boolean {
  const type = ownField(fields, '__type__');
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__';
}

/** The position of a value's type in the order of types; inequality filters only match values of the same position. */
export function typeRank(value: Value): number {
  if ('mapValue' in value && isVector(value.mapValue.fields)) return VECTOR_RANK;
  return RANK[kindOf(value)];
}

/**
 * Compares any two values in Firestore's order across types. Integers and doubles compare by numeric value (1 equals 1.0), NaN equals
 * itself and comes first, -0 equals 0.
 *
 * @returns a negative number, zero or a positive number
 */
export function compareValues(left: Value, right: Value): number {
  const leftRank = typeRank(left);
  const rightRank = typeRank(right);
  if (leftRank !== rightRank) return leftRank - rightRank;
  if ('stringValue' in left && 'stringValue' in right)
    return compareStrings(left.stringValue, right.stringValue);
  if (leftRank === RANK.integerValue) return compareNumbers(left, right);
  if ('timestampValue' in left && 'timestampValue' in right)
    return order(left.timestampValue, right.timestampValue);
  if ('booleanValue' in left && 'booleanValue' in right)
    return order(Number(left.booleanValue), Number(right.booleanValue));
  if ('referenceValue' in left && 'referenceValue' in right)
    return compareNames(left.referenceValue, right.referenceValue);
  if ('bytesValue' in left && 'bytesValue' in right) {
    return Buffer.compare(Buffer.from(left.bytesValue, 'base64'), Buffer.from(right.bytesValue, 'base64'));
  }
  if ('geoPointValue' in left && 'geoPointValue' in right)
    return compareGeoPoints(left.geoPointValue, right.geoPointValue);
  if ('arrayValue' in left && 'arrayValue' in right)
    return compareArrays(left.arrayValue.values, right.arrayValue.values);
  if ('mapValue' in left && 'mapValue' in right) {
    return leftRank === VECTOR_RANK
      ? compareVectors(left.mapValue.fields, right.mapValue.fields)
      : compareMaps(left.mapValue.fields, right.mapValue.fields);
  }
  return 0;
}

function order<T extends string | number>(left: T, right: T): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareNumbers(left: Value, right: Value): number {
  if ('integerValue' in left && 'integerValue' in right) {
    const difference = order(Number(left.integerValue), Number(right.integerValue));
    return difference !== 0
      ? difference
      : compareIntegers(BigInt(left.integerValue), BigInt(right.integerValue));
  }
  if ('integerValue' in left && 'doubleValue' in right)
    return compareIntegerWithDouble(left.integerValue, Number(right.doubleValue));
  if ('doubleValue' in left && 'integerValue' in right)
    return -compareIntegerWithDouble(right.integerValue, Number(left.doubleValue));
  if (!('doubleValue' in left && 'doubleValue' in right)) return 0;
  const a = Number(left.doubleValue);
  const b = Number(right.doubleValue);
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  return Number.isNaN(b) ? 1 : order(a, b);
}

function compareIntegers(left: bigint, right: bigint): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function compareIntegerWithDouble(integer: string, double: number): number {
  if (Number.isNaN(double)) return 1;
  const difference = order(Number(integer), double);
  // Beyond 2^53, conversion to a double rounds, so equal doubles may be different numbers.
  return difference !== 0 || !Number.isFinite(double) || !Number.isInteger(double)
    ? difference
    : compareIntegers(BigInt(integer), BigInt(double));
}

function compareGeoPoints(left: GeoPoint, right: GeoPoint): number {
  return order(left.latitude, right.latitude) || order(left.longitude, right.longitude);
}

function compareArrays(left: Value[], right: Value[]): number {
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const difference = compareValues(left[index] as Value, right[index] as Value);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const leftNames = Object.keys(left).sort(compareStrings);
  const rightNames = Object.keys(right).sort(compareStrings);
  const length = Math.min(leftNames.length, rightNames.length);
  for (let index = 0; index < length; index++) {
    const leftName = leftNames[index] as string;
    const rightName = rightNames[index] as string;
    const difference =
      compareStrings(leftName, rightName) ||
      compareValues(left[leftName] as Value, right[rightName] as Value);
    if (difference !== 0) return difference;
  }
  return leftNames.length - rightNames.length;
}

/** Vectors compare by dimension first, then element by element. */
function compareVectors(left: Fields, right: Fields): number {
  const a = vectorElements(left);
  const b = vectorElements(right);
  return a.length - b.length || compareArrays(a, b);
}

function vectorElements(fields: Fields): Value[] {
  const value = ownField(fields, 'value');
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}
