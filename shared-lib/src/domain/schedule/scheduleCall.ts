import * as z from 'zod/mini';
import { calendarDate, flag, orNull, idInput, text, weekday } from '../base/fields.ts';
import type { CallTable } from '../change/calls.ts';

/** Maximum number of shifts one step changes: ten nights of an operator with 500 communities. */
export const maxShiftChanges = 5000;

/** Maximum number of regular assignments one step changes: each is a document and a line of a log. */
export const maxAssignmentChanges = 500;

/**
 * The schedule's previous value may be damaged and can be restored by an undo; the team decides whether someone can
 * serve.
 */
const override = orNull(z.object({ newAgentId: orNull(text(1500)) }));
const member = orNull(text(1500));

/** A request to change one night. */
const shiftChangeSchema = z.object({
  communityId: idInput,
  serviceDate: calendarDate,
  from: override,
  to: override,
});

/** A request to change a regular assignment. */
const assignmentChangeSchema = z.object({
  communityId: idInput,
  day: weekday,
  from: member,
  to: member,
});

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
const scheduleCallSchema = z.object({
  shifts: shiftChangesSchema,
  assignments: z.array(assignmentChangeSchema).check(
    z.maxLength(maxAssignmentChanges),
    z.refine(
      (changes) =>
        new Set(changes.map(({ communityId, day }) => `${day}/${communityId}`)).size === changes.length,
      { error: 'expected one change for each community and weekday' },
    ),
  ),
  /** Whether to reassign shifts of people on the clock there; the author has confirmed it. */
  evenIfBegun: flag(false),
});

const overtakenShift = z.extend(shiftChangeSchema, { found: override });
const overtakenAssignment = z.extend(assignmentChangeSchema, { found: member });

/** Shifts and assignments that someone else has changed first, with their current values. */
const overtaken = z.object({
  kind: z.literal('overtaken'),
  shifts: z.array(overtakenShift),
  assignments: z.array(overtakenAssignment),
});
/** Specialists who would be assigned something, but are inactive or not on the team. */
const inactive = z.object({ kind: z.literal('inactive'), agentIds: z.array(z.string()) });

/** Shifts whose specialists would lose them while on the clock. */
const begun = z.object({
  kind: z.literal('begun'),
  shifts: z.array(
    z.object({
      communityId: z.string(),
      serviceDate: z.string(),
      memberId: z.string(),
      clockInAt: z.number(),
    }),
  ),
});

/** The result of a step. Only `made` changes anything. */
export const scheduleAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  overtaken,
  inactive,
  begun,
]);

export type ScheduleAnswer = z.output<typeof scheduleAnswerSchema>;
export type SupersededSchedule = z.output<typeof overtaken>;
export type StartedShift = z.output<typeof begun>['shifts'][number];
export type SupersededAssignment = SupersededSchedule['assignments'][number];

/** Calls about the schedule that several areas make. */
export const sharedScheduleCalls = {
  changeSchedule: { payload: scheduleCallSchema, result: scheduleAnswerSchema },
} satisfies CallTable;
