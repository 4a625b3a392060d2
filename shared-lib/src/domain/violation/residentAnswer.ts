import * as z from 'zod/mini';
import { calendarDate, orNull, photo, shortText, text } from '../base/fields.ts';
import { instant } from '../base/instant.ts';
import { publicLines } from '../contactSubmission/publicText.ts';

/** What a resident can answer to a notice: that it is put right, that they need more time, or that it is not so. */
export const answerKinds = ['resolved', 'moreTime', 'dispute'] as const;

export type AnswerKind = (typeof answerKinds)[number];

/** What the office makes of an answer; of a dispute it decides with the case. */
export const answerDecisions = ['accepted', 'refused'] as const;

/** As many answers as one case takes from its tag. */
export const maxNoticeAnswers = 6;

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

const words = publicLines(maxAnswerWords);
const neededWords = publicLines(maxAnswerWords).check(z.minLength(1));

/** What the form of each answer asks, beside the photo of the first. */
export const answerFormSchemas = {
  resolved: z.object({ words }),
  moreTime: z.object({ until: calendarDate, words }),
  dispute: z.object({ words: neededWords }),
} as const;

/** The notice, as the tag's page names it. */
const noticeId = z.string().check(z.minLength(1), z.maxLength(64));
const forms = answerFormSchemas;

/** What is said in answer to a notice. */
export const noticeAnswerSchema = z.discriminatedUnion('kind', [
  z.extend(forms.resolved, { kind: z.literal('resolved'), noticeId }),
  z.extend(forms.moreTime, { kind: z.literal('moreTime'), noticeId }),
  z.extend(forms.dispute, { kind: z.literal('dispute'), noticeId }),
]);

export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;
