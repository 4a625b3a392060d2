import * as z from 'zod/mini';
import { calendarDate, count, sentId, text } from '../base/fields.ts';
import { disputeDecisions, maxCaseWords, noticeChannels, noticeLanguages } from './violation.ts';

/** The highest fine, in cents. */
export const maxFineCents = 500_000;

/** How many days ahead something may be asked to be put right. */
export const maxCureDays = 365;

/** How many cases are approved at once. */
export const maxApproved = 50;

/** Why a step is taken, in words. */
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCaseWords));
const wordsOrNone = z.nullable(text(maxCaseWords));
const fine = z.int().check(z.gte(1), z.lte(maxFineCents));

const target = {
  violationId: sentId,
  /** Chosen by who asks, so that a step that is asked for again is not taken twice. */
  stepId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  /** How many steps the author saw the case take. */
  seen: count,
};

/** What is asked of whoever takes a step of a case. */
export const violationChangeSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve'), ...target }),
  z.object({ act: z.literal('reject'), ...target, words }),
  z.object({ act: z.literal('takeBack'), ...target }),
  z.object({
    act: z.literal('notify'),
    ...target,
    channel: z.enum(noticeChannels),
    language: z.enum(noticeLanguages),
    citedRule: z.nullable(text(2000)),
    cureBy: z.nullable(calendarDate),
  }),
  z.object({ act: z.literal('escalate'), ...target, words: wordsOrNone }),
  z.object({ act: z.literal('setFine'), ...target, fineCents: z.nullable(fine) }),
  z.object({ act: z.literal('dispute'), ...target, words }),
  z.object({
    act: z.literal('decide'),
    ...target,
    decision: z.enum(disputeDecisions),
    words,
    /** The lower fine, where it is reduced. */
    fineCents: z.nullable(fine),
  }),
  z.object({ act: z.literal('resolve'), ...target, words: wordsOrNone }),
  z.object({ act: z.literal('dismiss'), ...target, words }),
  z.object({ act: z.literal('reopen'), ...target, words }),
]);

export type ViolationChange = z.output<typeof violationChangeSchema>;

/** What is asked of whoever approves several cases at once: each as it was seen. */
export const approvalSchema = z.object({
  stepId: target.stepId,
  cases: z
    .array(z.object({ violationId: sentId, seen: count }))
    .check(z.minLength(1), z.maxLength(maxApproved)),
});

export type Approval = z.output<typeof approvalSchema>;

/** What is asked of whoever has the photos of a violation checked now. */
export const photoCheckOrderSchema = z.object({ violationId: sentId });
