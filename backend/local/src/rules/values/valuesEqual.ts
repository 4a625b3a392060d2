import { LatLng } from './LatLng.ts';
import { RulesMap, RulesPath, RulesSet } from './RulesValue.ts';
import type { RulesValue } from './RulesValue.ts';
import { Duration, Timestamp } from './time.ts';

/** Whether an integer and a float of the same value are equal, and NaN to itself. Applies at every level of two values. */
type Numbers = 'by value' | 'by type';

/** The result of `==` for two known values: an integer equals the same float, but not inside lists and maps. */
export function equalInRules(left: RulesValue, right: RulesValue): boolean {
  if (isNumeric(left) && isNumeric(right)) return left == right; // oxlint-disable-line eqeqeq -- bigint and number
  return valuesEqual(left, right, 'by type');
}

/** Whether two known values are equal; values of different types never are, except for numbers. */
export function valuesEqual(left: RulesValue, right: RulesValue, numbers: Numbers = 'by value'): boolean {
  if (left === right) return true;
  if (numbers === 'by value' && Number.isNaN(left) && Number.isNaN(right)) return true;
  if (isNumeric(left) && isNumeric(right))
    return (numbers === 'by value' || typeof left === typeof right) && left == right; // oxlint-disable-line eqeqeq -- bigint and number
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (left instanceof Timestamp) return right instanceof Timestamp && left.nanos === right.nanos;
  if (left instanceof Duration) return right instanceof Duration && left.nanos === right.nanos;
  if (left instanceof RulesPath) return right instanceof RulesPath && String(left) === String(right);
  if (left instanceof RulesMap) return right instanceof RulesMap && mapsEqual(left, right, numbers);
  if (left instanceof RulesSet) return right instanceof RulesSet && setsEqual(left, right);
  if (left instanceof Uint8Array) return right instanceof Uint8Array && Buffer.compare(left, right) === 0;
  if (left instanceof LatLng)
    return right instanceof LatLng && left.latitude === right.latitude && left.longitude === right.longitude;
  if (isList(left) && isList(right))
    return (
      left.length === right.length &&
      left.every((value, index) => valuesEqual(value, right[index] as RulesValue, numbers))
    );
  return false;
}

/** Whether the value is a list; `Array.isArray` doesn't narrow read-only arrays. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** Whether one of the values equals the value. */
export function includesValue(values: readonly RulesValue[], value: RulesValue, numbers?: Numbers): boolean {
  return values.some((other) => valuesEqual(other, value, numbers));
}

/** A set of the values, each once. */
export function toSet(values: readonly RulesValue[]): RulesSet {
  const strings = new Set<RulesValue>();
  const elements: RulesValue[] = [];
  for (const value of values) {
    if (typeof value === 'string' ? strings.has(value) : includesValue(elements, value)) continue;
    strings.add(value);
    elements.push(value);
  }
  return new RulesSet(elements);
}

function isNumeric(value: RulesValue): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function mapsEqual(left: RulesMap, right: RulesMap, numbers: Numbers): boolean {
  return (
    left.keys.length === right.keys.length &&
    left.keys.every(
      (key) =>
        right.has(key) && valuesEqual(left.get(key) as RulesValue, right.get(key) as RulesValue, numbers),
    )
  );
}

function setsEqual(left: RulesSet, right: RulesSet): boolean {
  return (
    left.elements.length === right.elements.length &&
    left.elements.every((element) => includesValue(right.elements, element))
  );
}
