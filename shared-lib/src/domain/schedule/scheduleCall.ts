import * as z from 'zod/mini';
import { calendarDate, orNull, sentId, text, weekday } from '../base/fields.ts';
/** The most regular assignments one step changes: each is a document and a line of a log. */
export const maxAssignmentChanges = 500;

/**
 * The schedule's previous value may be damaged and can be restored by an undo; the team decides whether someone can
 * serve.
 */
const override = orNull(z.object({ newAgentId: orNull(text(1500)) }));
const member = orNull(text(1500));

/** A request to change one night. */
export const shiftChangeSchema = z.object({
  communityId: sentId,
  serviceDate: calendarDate,
  from: override,
  to: override,
});

/** A request to change a regular assignment. */
export const assignmentChangeSchema = z.object({
  communityId: sentId,
  day: weekday,
  from: member,
  to: member,
});

const overtakenShift = z.extend(shiftChangeSchema, { found: override });
const overtakenAssignment = z.extend(assignmentChangeSchema, { found: member });

/** Someone else changed some of the same places first; their current values. */
const overtaken = z.object({
  kind: z.literal('overtaken'),
  shifts: z.array(overtakenShift),
  assignments: z.array(overtakenAssignment),
});
/** They would be assigned something, and are inactive or not on the team. */
const inactive = z.object({ kind: z.literal('inactive'), agentIds: z.array(z.string()) });

/** The result of a step. Only `made` changes anything. */
export const scheduleAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  overtaken,
  inactive,
]);

export type ScheduleAnswer = z.output<typeof scheduleAnswerSchema>;
export type SupersededSchedule = z.output<typeof overtaken>;
export type SupersededAssignment = SupersededSchedule['assignments'][number];
