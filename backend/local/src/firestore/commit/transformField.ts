import { compareValues } from '../values/compareValues.ts';
import { NULL_VALUE, asNumber, doubleValue, isNumber } from '../values/Value.ts';
import type { Value } from '../values/Value.ts';
import type { FieldTransform } from './Write.ts';

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export interface TransformedField {
  value: Value;
  /** Reported in the write's result: the new value, or null for array transforms. */
  result: Value;
}

/**
 * Applies one transform (google.firestore.v1.DocumentTransform.FieldTransform).
 *
 * @param current the field's current value, undefined if missing
 * @param time canonical commit time
 */
export function transformField(
  current: Value | undefined,
  transform: FieldTransform,
  time: string,
): TransformedField {
  switch (transform.kind) {
    case 'serverTimestamp':
      return both({ timestampValue: time });
    case 'increment':
      return both(current && isNumber(current) ? add(current, transform.operand) : transform.operand);
    case 'maximum':
    case 'minimum':
      return both(
        current && isNumber(current)
          ? extreme(transform.kind, current, transform.operand)
          : transform.operand,
      );
    case 'appendMissingElements':
      return {
        value: { arrayValue: { values: appendMissing(elementsOf(current), transform.operands) } },
        result: NULL_VALUE,
      };
    case 'removeAllFromArray':
      return {
        value: { arrayValue: { values: removeAll(elementsOf(current), transform.operands) } },
        result: NULL_VALUE,
      };
  }
}

function both(value: Value): TransformedField {
  return { value, result: value };
}

/** Integers stay integers and saturate at int64's limits; if either side is a double, so is the sum. */
function add(left: Value, right: Value): Value {
  if ('integerValue' in left && 'integerValue' in right) {
    const total = BigInt(left.integerValue) + BigInt(right.integerValue);
    return { integerValue: String(total < MIN_INT64 ? MIN_INT64 : total > MAX_INT64 ? MAX_INT64 : total) };
  }
  return doubleValue((asNumber(left) as number) + (asNumber(right) as number));
}

/** Of equal numbers (1 and 1.0), the current one is kept; NaN wins over every other number. */
function extreme(kind: 'maximum' | 'minimum', current: Value, operand: Value): Value {
  if (Number.isNaN(asNumber(current)) || Number.isNaN(asNumber(operand))) return doubleValue(NaN);
  const difference = compareValues(operand, current);
  return (kind === 'maximum' ? difference > 0 : difference < 0) ? operand : current;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value && 'arrayValue' in value ? value.arrayValue.values : [];
}

function contains(values: readonly Value[], wanted: Value): boolean {
  return values.some((value) => compareValues(value, wanted) === 0);
}

function appendMissing(values: readonly Value[], operands: readonly Value[]): Value[] {
  const result = [...values];
  for (const operand of operands) if (!contains(result, operand)) result.push(operand);
  return result;
}

function removeAll(values: readonly Value[], operands: readonly Value[]): Value[] {
  return values.filter((value) => !contains(operands, value));
}
