import type { ContactSubmission } from 'mf-communities/domain';

/**
 * A request's public status for anyone with the link: its progress and answers, but neither the message nor
 * its author.
 * @param status of the request that it was merged into, otherwise its own. Answers are always its own, since
 * another request's may be addressed to someone else.
 */
export const receiptOf = (submission: ContactSubmission, status: ContactSubmission['status']) => ({
  number: submission.number,
  topic: submission.topic,
  night: submission.night,
  status,
  createdAt: submission.createdAt,
  dueAt: submission.dueAt,
  answers: submission.answers.map(({ text, at }) => ({ text, at })),
});
