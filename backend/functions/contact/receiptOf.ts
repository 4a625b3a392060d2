import { Timestamp } from 'firebase-admin/firestore';
import type { ContactSubmission } from 'shared-lib/domain';

/** As many answers as a receipt shows; the latest. */
const mostAnswers = 20;

/** An answer of the office: its words and its moment, and never who wrote it. */
const answerOf = (stored: unknown): { text: string; at: number }[] => {
  if (typeof stored !== 'object' || stored === null) return [];
  const { text, at } = stored as { text?: unknown; at?: unknown };
  return typeof text === 'string' && at instanceof Timestamp ? [{ text, at: at.toMillis() }] : [];
};

/** What whoever has the link may know of a request. @param answers as they are stored */
export const receiptOf = (submission: ContactSubmission, answers: unknown) => ({
  number: submission.number,
  topic: submission.topic,
  night: submission.night,
  status: submission.status,
  createdAt: submission.createdAt,
  dueAt: submission.dueAt,
  answers: (Array.isArray(answers) ? answers : []).flatMap(answerOf).slice(-mostAnswers),
});
