import { compareStrings } from '../values/compareStrings.ts';

const NUMERIC_ID = /^__id(-?\d+)__$/;

/**
 * Compares two resource names segment by segment in Firestore's order for `__name__` and references: numeric IDs (`__id7__`) first and by
 * number, others by UTF-8 bytes; a prefix before its extensions.
 */
export function compareNames(left: string, right: string): number {
  if (left === right) return 0;
  // Most names differ only in the last segment: skip common segments without splitting.
  const length = Math.min(left.length, right.length);
  let start = 0;
  let index = 0;
  while (index < length && left.charCodeAt(index) === right.charCodeAt(index)) {
    if (left.charCodeAt(index) === 47) start = index + 1;
    index++;
  }
  if (index === left.length) return right.charCodeAt(index) === 47 ? -1 : compareSegments(left, right, start);
  if (index === right.length) return left.charCodeAt(index) === 47 ? 1 : compareSegments(left, right, start);
  return compareSegments(left, right, start);
}

/** Compares the segments starting at `start`, which differ. */
function compareSegments(left: string, right: string, start: number): number {
  const a = segmentAt(left, start);
  const b = segmentAt(right, start);
  const aNumber = a.startsWith('__id') ? NUMERIC_ID.exec(a) : null;
  const bNumber = b.startsWith('__id') ? NUMERIC_ID.exec(b) : null;
  if (aNumber && bNumber) {
    const x = BigInt(aNumber[1] as string);
    const y = BigInt(bNumber[1] as string);
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (aNumber) return -1;
  if (bNumber) return 1;
  return compareStrings(a, b);
}

function segmentAt(name: string, start: number): string {
  const end = name.indexOf('/', start);
  return end === -1 ? name.slice(start) : name.slice(start, end);
}
