import * as z from 'zod/mini';
import { calendarDate, orNull, sentId, text, weekday } from '../base/fields.ts';
/** As many regular assignments as one step changes: each is a document and a line of a log. */
export const maxAssignmentChanges = 500;

/** What the schedule held may be damaged, and can be given back by an undo; whether somebody can serve is asked of the team. */
const override = orNull(z.object({ newAgentId: orNull(text(1500)) }));
const member = orNull(text(1500));

/** One change of a night, as it is sent. */
export const shiftChangeSchema = z.object({
  communityId: sentId,
  serviceDate: calendarDate,
  from: override,
  to: override,
});

/** One change of who serves regularly, as it is sent. */
export const assignmentChangeSchema = z.object({
  communityId: sentId,
  day: weekday,
  from: member,
  to: member,
});

const overtakenShift = z.extend(shiftChangeSchema, { found: override });
const overtakenAssignment = z.extend(assignmentChangeSchema, { found: member });

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
