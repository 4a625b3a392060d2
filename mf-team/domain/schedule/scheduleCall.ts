import * as z from 'shared-lib/domain/schema';
import { maxAssignmentChanges, shiftChangeSchema, assignmentChangeSchema } from 'shared-lib/domain';

/** The most shifts one step changes: ten nights of an operator with 500 communities. */
export const maxShiftChanges = 5000;

/** Changes of shifts, at most one for each community and date. */
export const shiftChangesSchema = z.array(shiftChangeSchema).check(
  z.maxLength(maxShiftChanges),
  z.refine(
    (changes) =>
      new Set(changes.map(({ communityId, serviceDate }) => `${serviceDate}/${communityId}`)).size ===
      changes.length,
    { error: 'expected one change for each community and date' },
  ),
);

/** The payload that changes the schedule: one step, applied completely or not at all. */
export const scheduleCallSchema = z.object({
  shifts: shiftChangesSchema,
  assignments: z.array(assignmentChangeSchema).check(
    z.maxLength(maxAssignmentChanges),
    z.refine(
      (changes) =>
        new Set(changes.map(({ communityId, day }) => `${day}/${communityId}`)).size === changes.length,
      { error: 'expected one change for each community and weekday' },
    ),
  ),
});
