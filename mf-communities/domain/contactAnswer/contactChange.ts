import * as z from 'shared-lib/domain/schema';
import { calendarDate, id, nameOrEmpty, orNull, recordFields, idInput, text } from 'shared-lib/domain/schema';
import {
  checkTemplate,
  revisionSchema,
  textLanguages,
  type TextLanguage,
  type WordsProblem,
} from 'shared-lib/domain';
import { answerChannels, contactStatuses } from '../contactSubmission/handling.ts';
import { verdicts } from '../contactSubmission/decision.ts';
import { answerPlaceholders } from './answerText.ts';

/** How long an answer may be, and how many requests can be merged into another at once. */
export const maxAnswerText = 4000;
export const maxMerged = 20;

/** The form fields of each step, besides the request's id. */
export const contactStepSchemas = {
  assign: z.object({
    /** A login uid; null for no one. */
    assignedTo: z.nullable(idInput),
  }),
  setStatus: z.object({ status: z.enum(contactStatuses) }),
  answer: z.object({
    channel: z.enum(answerChannels),
    /** With placeholders in braces, which a function fills in. */
    text: text(maxAnswerText).check(z.trim(), z.minLength(1)),
    /** Whether this resolves the request. */
    resolves: z.boolean(),
  }),
  merge: z.object({
    duplicates: z
      .array(z.object({ submissionId: idInput, seen: revisionSchema }))
      .check(z.minLength(1), z.maxLength(maxMerged)),
  }),
  split: z.object({}),
  /** The request's unit, if the resident's text doesn't identify it. */
  setUnit: z.object({ unitId: idInput }),
  decide: z.object({
    verdict: z.enum(verdicts),
    /** The affected night; null for the one in the request. */
    night: z.nullable(calendarDate),
  }),
} as const;

/** The same answer to several residents, each in their own language; an unused one may be empty. */
export const bulkAnswerSchema = z.object({
  en: text(maxAnswerText),
  es: text(maxAnswerText),
  resolves: z.boolean(),
});

/** The request that the others are merged into. */
export const mergeTargetSchema = z.object({ kept: idInput });

const target = {
  submissionId: idInput,
  /** Chosen by the caller, so that retries are idempotent. */
  stepId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  seen: revisionSchema,
};

const steps = contactStepSchemas;

/** The payload of a request's step. */
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

/** A step without its target: the act and its fields. */
export type ContactStepRequest = StepOf<ContactChange>;

/** The request to judge, and the night; null for the night that the request names or its time implies. */
export const verdictRequestSchema = z.object({ submissionId: idInput, night: z.nullable(calendarDate) });

export type VerdictRequest = z.output<typeof verdictRequestSchema>;

/** Maximum number of custom templates of a business: more than anyone would search. */
export const maxOwnTemplates = 50;

/** A business's own answer template, `customers/{customerId}/answerTemplates/{id}`; a function writes it. */
export const ownTemplateSchema = z.object({
  ...recordFields,
  name: nameOrEmpty,
  en: z._default(text(maxAnswerText), ''),
  es: z._default(text(maxAnswerText), ''),
  updatedBy: orNull(id),
});

export type OwnTemplate = z.output<typeof ownTemplateSchema>;

/** A template's content: its internal name, and its text in both languages. */
export const ownTemplateForm = z.object({
  name: text(80).check(z.trim(), z.minLength(1)),
  en: text(maxAnswerText),
  es: text(maxAnswerText),
});

/** A change of a custom template, or a new one; without text it is deleted. */
export const ownTemplateChangeSchema = z.object({
  /** Chosen by the caller, so that a retry creates it only once. */
  templateId: idInput,
  words: z.nullable(ownTemplateForm),
  /** Null for a new one. */
  seen: revisionSchema,
});

export type OwnTemplateChange = z.output<typeof ownTemplateChangeSchema>;

/** Errors in a template's text, by language; null if it is valid. */
export const templateProblems = (
  words: Readonly<Record<TextLanguage, string>>,
): Record<TextLanguage, WordsProblem | null> => {
  const of = (language: TextLanguage) => checkTemplate(words[language], answerPlaceholders, maxAnswerText);
  const [en, es] = textLanguages.map(of);
  return { en: en ?? null, es: es ?? null };
};
