import { type CallTable, requestSchema } from 'shared-lib/domain';
import * as z from 'shared-lib/domain/schema';
import { calendarDate, count, flag, orNull, idInput } from 'shared-lib/domain/schema';
import { swapLimits } from './shiftSwap.ts';
import { answerRefusals, askRefusals, legRefusals } from './swapRefusals.ts';

const place = { communityId: idInput, serviceDate: calendarDate };

/** Text without control characters except tabs and line breaks, as in the field app's records. */
const plain = /^[\P{Cc}\t\n]*$/u;

const noteOf = (maxLength: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(maxLength), z.regex(plain)), '');

const made = z.object({ kind: z.literal('made') });
const refusedAs = <Reason extends string>(reasons: readonly Reason[]) =>
  z.object({ kind: z.literal('refused'), reason: z.enum(reasons) });

const answered = z.discriminatedUnion('kind', [made, refusedAs(answerRefusals)]);

const colleague = z.object({
  memberId: z.string(),
  name: z.string(),
  shifts: z.array(z.object({ ...place, propertyName: z.string(), startsAt: z.number() })),
});

/** The office's decision; `pending` undoes one. */
const swapVerdicts = ['approved', 'declined', 'pending'] as const;

const outcome = z.pick(requestSchema, {
  status: true,
  decidedAt: true,
  decidedBy: true,
  cancelledAt: true,
  cancelledBy: true,
  cancellationReason: true,
});

/** Calls about shift swaps. All but `decideSwap` are the field app's. */
export const swapCalls = {
  findSwapColleagues: {
    payload: z.object({ customerId: idInput, ...place, returnDate: orNull(calendarDate) }),
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('found'), colleagues: z.array(colleague) }),
      refusedAs(askRefusals),
    ]),
  },
  askSwap: {
    payload: z.object({
      customerId: idInput,
      ...place,
      colleagueId: idInput,
      inReturn: orNull(z.object(place)),
      note: noteOf(swapLimits.note),
    }),
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('made'), swapId: z.string() }),
      refusedAs(askRefusals),
    ]),
  },
  answerSwap: {
    payload: z.object({ customerId: idInput, swapId: idInput, isAccepted: z.boolean() }),
    result: answered,
  },
  withdrawSwap: { payload: z.object({ customerId: idInput, swapId: idInput }), result: answered },
  decideSwap: {
    payload: z.object({
      swapId: idInput,
      /** The request as the author saw it. */
      seen: z.extend(requestSchema, { place: count }),
      verdict: z.enum(swapVerdicts),
      note: noteOf(swapLimits.decisionNote),
      /** Whether this is a retry after a lost response. */
      isRepeated: flag(false),
    }),
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('made'), outcome }),
      /** Someone else decided it first; null when the request can no longer be found. */
      z.object({ kind: z.literal('decided'), now: z.nullable(requestSchema) }),
      /** Shifts that can't change hands; nothing changes. */
      z.object({
        kind: z.literal('refused'),
        shifts: z.array(z.object({ ...place, reason: z.enum(legRefusals) })),
      }),
    ]),
  },
} satisfies CallTable;

export type AskSwapAnswer = z.output<typeof swapCalls.askSwap.result>;
export type AnswerSwapAnswer = z.output<typeof swapCalls.answerSwap.result>;
export type DecideSwapAnswer = z.output<typeof swapCalls.decideSwap.result>;
export type SwapVerdict = (typeof swapVerdicts)[number];
export type FindSwapColleaguesAnswer = z.output<typeof swapCalls.findSwapColleagues.result>;
