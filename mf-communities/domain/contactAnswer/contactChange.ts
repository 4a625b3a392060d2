import * as z from 'shared-lib/domain/schema';
import { calendarDate, sentId, text } from 'shared-lib/domain/schema';
import { verdicts, answerChannels, contactStatuses, revisionSchema } from 'shared-lib/domain';

/** How long an answer may be, and how many requests are merged into another at once. */
export const maxAnswerText = 4000;
export const maxMerged = 20;

/** What each step asks for, beside which request it is of: what its form fills in. */
export const contactStepSchemas = {
  assign: z.object({
    /** A login uid; null for nobody. */
    assignedTo: z.nullable(sentId),
  }),
  setStatus: z.object({ status: z.enum(contactStatuses) }),
  answer: z.object({
    channel: z.enum(answerChannels),
    /** With placeholders in braces, which a function fills in. */
    text: text(maxAnswerText).check(z.trim(), z.minLength(1)),
    /** Whether the request is resolved by it. */
    resolves: z.boolean(),
  }),
  merge: z.object({
    duplicates: z
      .array(z.object({ submissionId: sentId, seen: revisionSchema }))
      .check(z.minLength(1), z.maxLength(maxMerged)),
  }),
  split: z.object({}),
  /** The unit that a request is about, where what the resident wrote does not say it. */
  setUnit: z.object({ unitId: sentId }),
  decide: z.object({
    verdict: z.enum(verdicts),
    /** The night that it is about; null for the one that the request names. */
    night: z.nullable(calendarDate),
  }),
} as const;

/** The same answer to several residents, each in their own language; one that is not needed may be empty. */
export const answerSeveralSchema = z.object({
  en: text(maxAnswerText),
  es: text(maxAnswerText),
  resolves: z.boolean(),
});

/** Which of several requests is to stand for all of them. */
export const keptRequestSchema = z.object({ kept: sentId });

const target = {
  submissionId: sentId,
  /** Chosen by who asks, so that a step that is asked for again is not taken twice. */
  stepId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  seen: revisionSchema,
};

const steps = contactStepSchemas;

/** What is asked of whoever takes a step of a request. */
export const contactChangeSchema = z.discriminatedUnion('act', [
  z.extend(steps.assign, { act: z.literal('assign'), ...target }),
  z.extend(steps.setStatus, { act: z.literal('setStatus'), ...target }),
  z.extend(steps.answer, { act: z.literal('answer'), ...target }),
  z.extend(steps.merge, { act: z.literal('merge'), ...target }),
  z.extend(steps.split, { act: z.literal('split'), ...target }),
  z.extend(steps.setUnit, { act: z.literal('setUnit'), ...target }),
  z.extend(steps.decide, { act: z.literal('decide'), ...target }),
]);

export type ContactChange = z.output<typeof contactChangeSchema>;

type StepOf<Change> = Change extends unknown ? Omit<Change, keyof typeof target> : never;

/** A step as its author means it: the act and what it asks for. */
export type ContactStepAsked = StepOf<ContactChange>;

/** Which request is judged, and for which night; null for the one that it names or that its moment says. */
export const verdictAskSchema = z.object({ submissionId: sentId, night: z.nullable(calendarDate) });

export type VerdictAsk = z.output<typeof verdictAskSchema>;
