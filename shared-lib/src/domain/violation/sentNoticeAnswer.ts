import * as z from 'zod/mini';
import { publicFormFields, publicPhoto } from '../contactSubmission/contactForm.ts';
import { isCode } from '../code/isCode.ts';
import { noticeAnswerSchema } from './residentAnswer.ts';

/** What `answerNotice` takes: an answer from the page of a tag, and what every form of a public page proves. */
export const sentNoticeAnswerSchema = z.object({
  ...publicFormFields,
  binTagId: z.string().check(z.refine(isCode, { error: 'id' })),
  answer: noticeAnswerSchema,
  photo: publicPhoto,
});

export type SentNoticeAnswer = z.output<typeof sentNoticeAnswerSchema>;
