import * as z from 'shared-lib/domain/schema';
import { publicFormFields, publicPhoto } from './contactForm.ts';
import { isCode } from '../code/isCode.ts';
import { noticeAnswerSchema } from './noticeAnswer.ts';

/** The payload of `answerNotice`: an answer from a tag's page, and the proof every public form has. */
export const sentNoticeAnswerSchema = z.object({
  ...publicFormFields,
  binTagId: z.string().check(z.refine(isCode, { error: 'id' })),
  answer: noticeAnswerSchema,
  photo: publicPhoto,
});

export type SentNoticeAnswer = z.output<typeof sentNoticeAnswerSchema>;
