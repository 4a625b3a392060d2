import * as z from 'zod/mini';

/** The Timestamp shape shared by Firestore's browser SDK and firebase-admin. */
export interface TimestampLike {
  toMillis(): number;
}

const isTimestampLike = (value: unknown): value is TimestampLike =>
  typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';

/** Epoch milliseconds of a Timestamp (truncated), a Date or a number; NaN for anything else. */
const toMillis = (value: unknown): number => {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return value.getTime();
  // The browser's SDK returns fractional milliseconds, firebase-admin whole ones; both must give the same result.
  return isTimestampLike(value) ? Math.floor(value.toMillis()) : Number.NaN;
};

/**
 * Schema of a moment: takes a Firestore Timestamp (anything with `toMillis()`), a Date or epoch milliseconds and
 * yields epoch milliseconds. One schema therefore reads raw documents in the browser, in functions and in the seed,
 * and its output can be stored in a Redux store.
 */
export const instant = z.pipe(
  z.custom<TimestampLike | Date | number>((value) => Number.isFinite(toMillis(value)), {
    error: 'expected a timestamp',
  }),
  z.transform((moment: TimestampLike | Date | number) => toMillis(moment)),
);
