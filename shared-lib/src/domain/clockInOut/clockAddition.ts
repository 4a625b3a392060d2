import type { ClockAddition } from './clockAct.ts';
import { reckoned, refused, timeFields, type ClockFacts, type ClockPlan } from './clockChange.ts';
import type { ClockInOut } from './clockInOut.ts';
import { clockTimeProblems } from './clockTimeProblems.ts';

/** What another record of the same person, community and night says of when they were there. */
type Presence = Pick<ClockInOut, 'clockInAt' | 'clockOutAt'>;

const overlaps = (one: Presence, other: Presence): boolean =>
  one.clockInAt !== null &&
  other.clockInAt !== null &&
  one.clockInAt < (other.clockOutAt ?? Infinity) &&
  other.clockInAt < (one.clockOutAt ?? Infinity);

/**
 * What adding a record by hand comes to: the fields of the new one. Its times may not overlap with those of another of the same person,
 * community and night, so that one that is sent twice is added once.
 */
export const planClockAddition = (
  { clockInAt, clockOutAt, breakMin, reason, serviceDate }: ClockAddition,
  {
    others,
    timeZone,
    isLocked,
    by,
    now,
  }: Pick<ClockFacts, 'isLocked' | 'by' | 'now'> & {
    readonly others: readonly Presence[];
    /** IANA name */
    readonly timeZone: string;
  },
): ClockPlan => {
  if (isLocked) return refused('locked');
  const times = { clockInAt, clockOutAt, breakMin };
  const problems = clockTimeProblems(times, { serviceDate, timeZone, mayBeOpen: false, now });
  if (Object.keys(problems).length > 0) return refused('wrongTimes', problems);
  if (others.some((other) => overlaps(times, other))) return refused('overlaps');
  const filled = timeFields.filter((field) => field !== 'breakMin' || breakMin > 0);
  return {
    ok: true,
    fields: { ...times, status: 'closed', ...reckoned({ scheduledStart: null }, times) },
    edits: filled.map((field) => ({ by, at: now, field, from: null, to: times[field], reason })),
  };
};
