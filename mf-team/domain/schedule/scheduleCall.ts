import * as z from 'shared-lib/domain/schema';
import { maxAssignmentChanges, shiftChangeSchema, assignmentChangeSchema } from 'shared-lib/domain';

/** As many shifts as one step changes: ten nights of an operator with 500 communities. */
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

/** What is sent to change the schedule: a step of work on it, made as a whole or not at all. */
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
