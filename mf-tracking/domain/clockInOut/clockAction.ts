import * as z from 'shared-lib/domain/schema';
import { clockLimits } from './clockTimeProblems.ts';
import { calendarDate, count, flag, idInput } from 'shared-lib/domain/schema';

/** A moment in a payload: epoch milliseconds, in the years that Firestore supports. */
const moment = z.int().check(z.nonnegative(), z.lte(253_402_300_799_999));

const times = { clockInAt: z.nullable(moment), clockOutAt: z.nullable(moment), breakMin: count };

const reason = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(clockLimits.reason));

/** The payload that corrects a record: the values the author saw, the new values, and the reason. */
export const clockCorrectionSchema = z.object({
  act: z.literal('correct'),
  clockInOutId: idInput,
  seen: z.object(times),
  ...times,
  reason,
});

export type ClockCorrection = z.output<typeof clockCorrectionSchema>;

/** The payload that adds a record for someone who could not clock in. */
export const clockAdditionSchema = z.object({
  act: z.literal('add'),
  memberId: idInput,
  communityId: idInput,
  serviceDate: calendarDate,
  ...times,
  reason,
});

export type ClockAddition = z.output<typeof clockAdditionSchema>;

const someIds = z.array(idInput).check(z.minLength(1), z.maxLength(clockLimits.approvals));

/** The office's actions on working times. */
export const clockActSchema = z.discriminatedUnion('act', [
  clockCorrectionSchema,
  clockAdditionSchema,
  /**
   * `workedMin` is the value its author saw; `isChecked` confirms that they checked an automatic clock-out.
   */
  z.object({
    act: z.literal('approve'),
    records: z
      .array(z.object({ id: idInput, workedMin: z.nullable(count) }))
      .check(z.minLength(1), z.maxLength(clockLimits.approvals)),
    isChecked: flag(false),
  }),
  /**
   * Without `expected`, it only returns what it would approve; with it, it approves exactly that or nothing.
   */
  z.object({
    act: z.literal('approveNight'),
    serviceDate: calendarDate,
    expected: z.nullable(z.object({ records: count, workedMin: count })),
  }),
  z.object({ act: z.literal('unapprove'), clockInOutIds: someIds }),
]);

export type ClockAction = z.output<typeof clockActSchema>;
