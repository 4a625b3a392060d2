import * as z from 'zod/mini';
import { calendarDate, orNull, photo, sentId, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';

/** What a resident can answer to a notice: that it is put right, that they need more time, or that it is not so. */
export const answerKinds = ['resolved', 'moreTime', 'dispute'] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** What the office makes of an answer; of a dispute it decides with the case. */
export const answerDecisions = ['accepted', 'refused'] as const;

/** As many answers as one case takes from its tag. */
export const maxAnswers = 6;

/** How long the words of an answer may be. */
export const maxAnswerWords = 500;

/** How many days from today more time may be asked for. */
export const maxMoreDays = 30;

/** One answer of a resident, as the case keeps it. Whoever has the code of the tag can give one, so nobody's name stands by it. */
export const residentAnswer = z.object({
  /** Of the proof with which it was sent, so that the same answer is never taken twice; that of its step as well. */
  id: shortText,
  kind: z.enum(answerKinds),
  words: text(maxAnswerWords),
  /** What shows that it is put right. */
  photo: orNull(photo),
  /** Until when more time is asked for. */
  until: orNull(calendarDate),
  at: instant,
  decision: orNull(z.enum(answerDecisions)),
  decidedAt: orNull(instant),
});

export type ResidentAnswer = z.output<typeof residentAnswer>;

const words = z.string().check(z.trim(), z.maxLength(maxAnswerWords));
const neededWords = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerWords));

/** What the form of each answer asks. */
export const answerFormSchemas = {
  resolved: z.object({ words }),
  moreTime: z.object({ until: calendarDate, words }),
  dispute: z.object({ words: neededWords }),
} as const;

const target = {
  binTagId: sentId,
  /** The notice, as the tag's page names it. */
  noticeId: z.string().check(z.minLength(1), z.maxLength(64)),
};

/** What is sent from a tag's page as the answer to a notice. */
export const noticeAnswerSchema = z.discriminatedUnion('kind', [
  z.extend(answerFormSchemas.resolved, { kind: z.literal('resolved'), ...target }),
  z.extend(answerFormSchemas.moreTime, { kind: z.literal('moreTime'), ...target }),
  z.extend(answerFormSchemas.dispute, { kind: z.literal('dispute'), ...target }),
]);

export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;
