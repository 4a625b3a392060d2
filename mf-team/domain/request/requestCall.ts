import * as z from 'shared-lib/domain/schema';
import { count, flag, sentId } from 'shared-lib/domain/schema';
import { scheduleAnswerSchema, requestSchema } from 'shared-lib/domain';
import { shiftChangesSchema } from '../schedule/scheduleCall.ts';

/** What is sent to decide a request: the record that holds it, the request as whoever decides saw it, and what becomes of it and of shifts. */
export const requestCallSchema = z.object({
  recordId: sentId,
  seen: z.extend(requestSchema, { place: count }),
  outcome: z.pick(requestSchema, {
    status: true,
    decidedAt: true,
    decidedBy: true,
    cancelledAt: true,
    cancelledBy: true,
    cancellationReason: true,
  }),
  shifts: shiftChangesSchema,
  /** Whether the same was sent before, and its answer was lost: the same request of somebody, further down, is not decided with it then. */
  isRepeated: flag(false),
});

/** What comes of a decision: as of a step of work on the schedule, or what the request was made by somebody else meanwhile. */
export const requestAnswerSchema = z.union([
  scheduleAnswerSchema,
  /** `now` is null when the request can't be found any more. */
  z.object({ kind: z.literal('decided'), now: z.nullable(requestSchema) }),
]);
