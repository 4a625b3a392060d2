import { compareStrings } from '../../firestore/values/compareStrings.ts';
import type { RulesValue } from '../values/RulesValue.ts';
import { Duration, Timestamp } from '../values/time.ts';

/**
 * Compares two numbers, strings, bytes, timestamps or durations.
 *
 * @returns negative, zero or positive; NaN if one of them is NaN; undefined if the two have no order
 */
export function compareOrdered(left: RulesValue, right: RulesValue): number | undefined {
  if (typeof left === 'string') return typeof right === 'string' ? compareStrings(left, right) : undefined;
  if (typeof left === 'bigint' || typeof left === 'number')
    return typeof right === 'bigint' || typeof right === 'number' ? compareNumbers(left, right) : undefined;
  if (left instanceof Timestamp && right instanceof Timestamp) return compareNumbers(left.nanos, right.nanos);
  if (left instanceof Duration && right instanceof Duration) return compareNumbers(left.nanos, right.nanos);
  if (left instanceof Uint8Array && right instanceof Uint8Array) return Buffer.compare(left, right);
  return undefined;
}

function compareNumbers(left: bigint | number, right: bigint | number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return Number.isNaN(left) || Number.isNaN(right) ? NaN : 0;
}
