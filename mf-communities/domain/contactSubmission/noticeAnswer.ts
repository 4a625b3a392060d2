import * as z from 'shared-lib/domain/schema';
import { maxAnswerWords } from 'shared-lib/domain';
import { publicLines } from './publicText.ts';

const words = publicLines(maxAnswerWords);
const neededWords = publicLines(maxAnswerWords).check(z.minLength(1));

/** The fields of each answer's form, in addition to the photo of the first. */
export const answerFormSchemas = {
  resolved: z.object({ words }),
  moreTime: z.object({ until: z.calendarDate, words }),
  dispute: z.object({ words: neededWords }),
} as const;

/** The notice's id on the tag's page. */
const noticeId = z.string().check(z.minLength(1), z.maxLength(64));

/** An answer to a notice. */
export const noticeAnswerSchema = z.discriminatedUnion('kind', [
  z.extend(answerFormSchemas.resolved, { kind: z.literal('resolved'), noticeId }),
  z.extend(answerFormSchemas.moreTime, { kind: z.literal('moreTime'), noticeId }),
  z.extend(answerFormSchemas.dispute, { kind: z.literal('dispute'), noticeId }),
]);

export type NoticeAnswer = z.output<typeof noticeAnswerSchema>;
