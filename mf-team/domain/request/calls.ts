import { type CallTable, requestSchema, scheduleAnswerSchema, shiftChangesSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, flag, listOf, idInput } from 'shared-lib/domain/schema';
import { coverRefusalReasons } from './coverRefusals.ts';

/** Maximum number of shifts that one request changes: those of one member on one night. */
const maxShiftsOfRequest = 100;

const place = { communityId: idInput, serviceDate: calendarDate };

/**
 * The payload that decides a request: the record that holds it, the request as the author saw it, its
 * outcome, and the shift changes.
 */
const requestCallSchema = z.object({
  recordId: idInput,
  seen: z.extend(requestSchema, { place: count }),
  outcome: z.pick(requestSchema, {
    status: true,
    decidedAt: true,
    decidedBy: true,
    cancelledAt: true,
    cancelledBy: true,
    cancellationReason: true,
  }),
  shifts: shiftChangesSchema.check(z.maxLength(maxShiftsOfRequest)),
  /** The shifts among these that are unassigned and offered to the team. */
  offers: listOf(z.object(place), maxShiftsOfRequest),
  /**
   * Whether this is a retry after a lost response, so that another identical request by the same person isn't
   * decided, too.
   */
  isRepeated: flag(false),
});

/**
 * The result of a decision: as for a schedule step, or the request's current state if someone else decided it
 * first.
 */
const requestAnswerSchema = z.union([
  scheduleAnswerSchema,
  /** `now` is null when the request can no longer be found. */
  z.object({ kind: z.literal('decided'), now: z.nullable(requestSchema) }),
  /** Shifts of a night off whose substitute can't serve, or that can't be offered; nothing changes. */
  z.object({
    kind: z.literal('refused'),
    shifts: z.array(z.object({ ...place, reason: z.enum(coverRefusalReasons) })),
  }),
]);

/** Calls about a request. */
export const requestCalls = {
  decideRequest: { payload: requestCallSchema, result: requestAnswerSchema },
} satisfies CallTable;

export type DecideRequestAnswer = z.output<typeof requestCalls.decideRequest.result>;
