import type { ClockAddition } from './clockAction.ts';
import { calculatedFields, refused, timeFields, type ClockFacts, type ClockPlan } from './clockChange.ts';
import { clockTimeProblems, overlapWith, type Presence } from './clockTimeProblems.ts';

/**
 * Plans adding a record by hand: the fields of the new one. Its times may not overlap with another record of
 * the same person in any community, so that no time is paid twice. Adding is idempotent.
 *
 * @param others the person's records on that night and the adjacent ones
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
  if (overlapWith(times, others) > 0) return refused('overlaps');
  const filled = timeFields.filter((field) => field !== 'breakMin' || breakMin > 0);
  return {
    ok: true,
    fields: { ...times, status: 'closed', ...calculatedFields({ scheduledStart: null }, times) },
    edits: filled.map((field) => ({ by, at: now, field, from: null, to: times[field], reason })),
  };
};
