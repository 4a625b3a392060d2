import * as z from 'shared-lib/domain/schema';
import { calendarDate, idInput, text, fieldLocations } from 'shared-lib/domain/schema';
import { disputeDecisions, maxCaseWords } from './violation.ts';
import { noticeChannels, noticeLanguages, maxFineCents, revisionSchema } from 'shared-lib/domain';

/** The latest deadline for a fix, in days from now. */
export const maxCureDays = 365;

/** Maximum number of cases one call approves. */
export const maxApproved = 50;

/** The reason for a step. */
const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxCaseWords));

const wordsOrNone = z.nullable(text(maxCaseWords));

/** A fine in cents. */
export const fineSchema = z
  .int()
  .check(z.refine((fineCents) => fineCents >= 1 && fineCents <= maxFineCents, { error: 'fineRange' }));

const withWords = z.object({ words });

const withWordsOrNone = z.object({ words: wordsOrNone });

/** The fields of each step's form. */
export const caseStepSchemas = {
  approve: z.object({}),
  reject: withWords,
  takeBack: z.object({}),
  notify: z.object({
    channel: z.enum(noticeChannels),
    language: z.enum(noticeLanguages),
    /** The community rule cited, verbatim. */
    citedRule: z.nullable(text(2000)),
    /** The last day to fix it. */
    cureBy: z.nullable(calendarDate),
  }),
  escalate: withWordsOrNone,
  setFine: z.object({ fineCents: z.nullable(fineSchema) }),
  acceptAnswer: z.object({
    /** The last day to fix it, if the resident requested more time. */
    cureBy: z.nullable(calendarDate),
    words: wordsOrNone,
  }),
  refuseAnswer: withWordsOrNone,
  dispute: withWords,
  decide: z.object({
    decision: z.enum(disputeDecisions),
    words,
    /** The lower fine, if it is reduced. */
    fineCents: z.nullable(fineSchema),
  }),
  resolve: withWordsOrNone,
  dismiss: withWords,
  reopen: withWords,
} as const;

const target = {
  violationId: idInput,
  /** Chosen by the caller; makes retries idempotent. */
  stepId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  seen: revisionSchema,
};

const steps = caseStepSchemas;

/** The payload of a step of a case. */
export const violationChangeSchema = z.discriminatedUnion('act', [
  z.extend(steps.approve, { act: z.literal('approve'), ...target }),
  z.extend(steps.reject, { act: z.literal('reject'), ...target }),
  z.extend(steps.takeBack, { act: z.literal('takeBack'), ...target }),
  z.extend(steps.notify, { act: z.literal('notify'), ...target }),
  z.extend(steps.escalate, { act: z.literal('escalate'), ...target }),
  z.extend(steps.setFine, { act: z.literal('setFine'), ...target }),
  z.extend(steps.acceptAnswer, { act: z.literal('acceptAnswer'), ...target }),
  z.extend(steps.refuseAnswer, { act: z.literal('refuseAnswer'), ...target }),
  z.extend(steps.dispute, { act: z.literal('dispute'), ...target }),
  z.extend(steps.decide, { act: z.literal('decide'), ...target }),
  z.extend(steps.resolve, { act: z.literal('resolve'), ...target }),
  z.extend(steps.dismiss, { act: z.literal('dismiss'), ...target }),
  z.extend(steps.reopen, { act: z.literal('reopen'), ...target }),
]);

export type ViolationChange = z.output<typeof violationChangeSchema>;

type StepOf<Change> = Change extends unknown ? Omit<Change, keyof typeof target> : never;

/** A step without its target: the act and its fields. */
export type ViolationStep = StepOf<ViolationChange>;

/** Reasons for rejecting a sighting; `other` needs a note. */
export const rejectionReasons = ['notVisible', 'wrongUnit', 'duplicate', 'noViolation', 'other'] as const;

/** The rejection form. */
export const rejectionFormSchema = z
  .object({ reason: z.enum(rejectionReasons), note: z.string().check(z.trim(), z.maxLength(800)) })
  .check(
    z.refine(({ reason, note }) => reason !== 'other' || note !== '', {
      error: 'missing',
      path: ['note'],
      when: fieldLocations,
    }),
  );

/** The payload for approving several cases, each with the revision its author saw. */
export const approvalSchema = z.object({
  stepId: target.stepId,
  cases: z
    .array(z.object({ violationId: idInput, seen: revisionSchema }))
    .check(z.minLength(1), z.maxLength(maxApproved)),
});

export type Approval = z.output<typeof approvalSchema>;

/** The payload for verifying a violation's photos now. */
export const photoCheckOrderSchema = z.object({ violationId: idInput });
