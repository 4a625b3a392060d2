import type { ClockInOut } from 'shared-lib/domain';

/** When someone was on the clock. An open record goes on. */
export type Presence = Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>;

/** How long two records of one person lie over each other, in milliseconds. */
const overlapOf = (one: Presence, other: Presence): number =>
  one.clockInAt === null || other.clockInAt === null
    ? 0
    : Math.max(
        0,
        Math.min(one.clockOutAt ?? Infinity, other.clockOutAt ?? Infinity) -
          Math.max(one.clockInAt, other.clockInAt),
      );

/**
 * How long a record lies over others of the same person, wherever those were made: one person is in one place at a time, and is paid for that
 * time once.
 *
 * @returns milliseconds; 0 where one ends as the other begins
 */
export const overlapWith = (record: Presence, others: readonly Presence[]): number =>
  others.reduce((sum, other) => sum + overlapOf(record, other), 0);

type Whose = Presence & Pick<ClockInOut, 'id' | 'memberId'>;

/** The others of the same person that a record lies over. */
export const overlapped = <Record extends Whose>(
  { id, memberId, ...times }: Whose,
  records: readonly Record[],
): Record[] =>
  memberId === null
    ? []
    : records.filter(
        (other) => other.memberId === memberId && other.id !== id && overlapOf(times, other) > 0,
      );
