import type { ClockInOut } from 'shared-lib/domain';

/** When someone was on the clock. An open record has no end. */
export type Presence = Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>;

/** How long two records of one person overlap, in milliseconds. */
const overlapOf = (one: Presence, other: Presence): number =>
  one.clockInAt === null || other.clockInAt === null
    ? 0
    : Math.max(
        0,
        Math.min(one.clockOutAt ?? Infinity, other.clockOutAt ?? Infinity) -
          Math.max(one.clockInAt, other.clockInAt),
      );

/**
 * How long a record overlaps others of the same person, in any community: a person can only be in one place
 * at a time, and is paid for that time once.
 *
 * @returns milliseconds; 0 if one ends as the other begins
 */
export const overlapWith = (record: Presence, others: readonly Presence[]): number =>
  others.reduce((sum, other) => sum + overlapOf(record, other), 0);

type Whose = Presence & Pick<ClockInOut, 'id' | 'memberId'>;

/** The same person's other records that a record overlaps. */
export const overlapped = <Record extends Whose>(
  { id, memberId, ...times }: Whose,
  records: readonly Record[],
): Record[] =>
  memberId === null
    ? []
    : records.filter(
        (other) => other.memberId === memberId && other.id !== id && overlapOf(times, other) > 0,
      );
