import type { ContactSubmission } from 'shared-lib/domain';

/**
 * What whoever has the link may know of a request: how it stands and what was answered, and neither what was written nor by whom.
 * @param status of the request that it was merged with; its own where it was not. Answers are its own: another's may be to somebody else.
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
