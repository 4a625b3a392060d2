import * as z from 'shared-lib/domain/schema';
import { publicFormFields, publicPhoto } from './contactForm.ts';
import { isCode } from '../code/isCode.ts';
import { noticeAnswerSchema } from 'shared-lib/domain';

/** What `answerNotice` takes: an answer from the page of a tag, and what every form of a public page proves. */
export const sentNoticeAnswerSchema = z.object({
  ...publicFormFields,
  binTagId: z.string().check(z.refine(isCode, { error: 'id' })),
  answer: noticeAnswerSchema,
  photo: publicPhoto,
});

export type SentNoticeAnswer = z.output<typeof sentNoticeAnswerSchema>;
