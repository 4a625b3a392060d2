import * as z from 'zod/mini';
import { calendarDate, orNull, sentId, text, weekday } from '../base/fields.ts';

/** As many shifts as one step changes: ten nights of an operator with 500 communities. */
export const maxShiftChanges = 5000;
/** As many regular assignments as one step changes: each is a document and a line of a log. */
export const maxAssignmentChanges = 500;

/** What the schedule held may be damaged, and can be given back by an undo; whether somebody can serve is asked of the team. */
const override = orNull(z.object({ newAgentId: orNull(text(1500)) }));
const member = orNull(text(1500));

const shiftChange = z.object({
  communityId: sentId,
  serviceDate: calendarDate,
  from: override,
  to: override,
});

const assignmentChange = z.object({ communityId: sentId, day: weekday, from: member, to: member });

/** Changes of shifts, at most one for each community and date. */
export const shiftChangesSchema = z.array(shiftChange).check(
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
  assignments: z.array(assignmentChange).check(
    z.maxLength(maxAssignmentChanges),
    z.refine(
      (changes) =>
        new Set(changes.map(({ communityId, day }) => `${day}/${communityId}`)).size === changes.length,
      { error: 'expected one change for each community and weekday' },
    ),
  ),
});

const overtakenShift = z.extend(shiftChange, { found: override });
const overtakenAssignment = z.extend(assignmentChange, { found: member });

/** Someone else changed some of the same places first: what these hold by now. */
const overtaken = z.object({
  kind: z.literal('overtaken'),
  shifts: z.array(overtakenShift),
  assignments: z.array(overtakenAssignment),
});
/** They would get something to serve, and are inactive or not on the team. */
const inactive = z.object({ kind: z.literal('inactive'), agentIds: z.array(z.string()) });

/** What comes of a step. All but `made` changes nothing. */
export const scheduleAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  overtaken,
  inactive,
]);

export type ScheduleAnswer = z.output<typeof scheduleAnswerSchema>;
export type OvertakenSchedule = z.output<typeof overtaken>;
export type OvertakenAssignment = OvertakenSchedule['assignments'][number];
