import * as z from 'zod/mini';
import { calendarDate, orNull, photo, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** A resident's possible answers to a notice: it is fixed, they need more time, or they dispute it. */
export const answerKinds = ['resolved', 'moreTime', 'dispute'] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** The office's decision on an answer; a dispute is decided with the case. */
export const answerDecisions = ['accepted', 'refused'] as const;

/** Maximum number of answers that one case accepts from its tag. */
export const maxNoticeAnswers = 6;

/** The maximum length of an answer's words. */
export const maxAnswerWords = 500;

/** How many days from today a resident may request. */
export const maxExtensionDays = 30;

/** One resident's answer, as stored in the case. Anyone with the tag's code can send one, so it has no name. */
export const residentAnswer = z.object({
  /** The id of the proof it was sent with, which makes retries idempotent; its step has the same id. */
  id: shortText,
  kind: z.enum(answerKinds),
  words: text(maxAnswerWords),
  /** Shows that it is fixed. */
  photo: orNull(photo),
  /** The end of the requested extra time. */
  until: orNull(calendarDate),
  at: instant,
  decision: orNull(z.enum(answerDecisions)),
  decidedAt: orNull(instant),
});

export type ResidentAnswer = z.output<typeof residentAnswer>;
