import * as z from 'zod/mini';
import { calendarDate, orNull, photo, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { publicLines } from '../contactSubmission/publicText.ts';

/** A resident's possible answers to a notice: it is fixed, they need more time, or they dispute it. */
export const answerKinds = ['resolved', 'moreTime', 'dispute'] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** The office's decision on an answer; a dispute is decided with the case. */
export const answerDecisions = ['accepted', 'refused'] as const;

/** The most answers that one case accepts from its tag. */
export const maxNoticeAnswers = 6;

/** The maximum length of an answer's words. */
export const maxAnswerWords = 500;

/** How many days from today a resident may request. */
export const maxMoreDays = 30;

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

const words = publicLines(maxAnswerWords);
const neededWords = publicLines(maxAnswerWords).check(z.minLength(1));

/** The fields of each answer's form, in addition to the photo of the first. */
export const answerFormSchemas = {
  resolved: z.object({ words }),
  moreTime: z.object({ until: calendarDate, words }),
  dispute: z.object({ words: neededWords }),
} as const;

/** The notice's id on the tag's page. */
const noticeId = z.string().check(z.minLength(1), z.maxLength(64));
const forms = answerFormSchemas;

/** An answer to a notice. */
export const noticeAnswerSchema = z.discriminatedUnion('kind', [
  z.extend(forms.resolved, { kind: z.literal('resolved'), noticeId }),
  z.extend(forms.moreTime, { kind: z.literal('moreTime'), noticeId }),
  z.extend(forms.dispute, { kind: z.literal('dispute'), noticeId }),
]);

export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;
