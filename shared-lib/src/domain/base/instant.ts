import * as z from 'zod/mini';

/** What Firestore's browser SDK and firebase-admin both hand out for a timestamp field. */
interface TimestampLike {
  toMillis(): number;
}

const isTimestampLike = (value: unknown): value is TimestampLike =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** Epoch milliseconds of a Timestamp, whose parts of them are cut off, a Date or a number; NaN for anything else. */
const toMillis = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  // The browser's SDK gives parts of milliseconds, firebase-admin none; what both read has to be the same.
  return isTimestampLike(value) ? Math.floor(value.toMillis()) : Number.NaN;
};

/**
 * A moment, as a schema: takes a Firestore Timestamp (anything with `toMillis()`), a Date or epoch milliseconds and
 * yields epoch milliseconds. One schema thus reads raw documents in the browser, in functions and in the seed, and
 * what comes out can be kept in a Redux store.
 */
export const instant = z.pipe(
  z.custom<TimestampLike | Date | number>((value) => Number.isFinite(toMillis(value)), {
    error: 'expected a timestamp',
  }),
  z.transform((moment: TimestampLike | Date | number) => toMillis(moment)),
);
