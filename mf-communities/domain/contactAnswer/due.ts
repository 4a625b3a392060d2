import type { ContactSubmission } from 'shared-lib/domain';
import { answerHours } from '../contactSubmission/planContactSubmission.ts';

/** Within how many milliseconds a resident is answered. */
export const answeredWithin = answerHours * 3_600_000;

/** When an answer is due, epoch milliseconds; null for a request that needs none any more. */
export const dueOf = ({
  status,
  dueAt,
  createdAt,
}: Pick<ContactSubmission, 'status' | 'dueAt' | 'createdAt'>): number | null => {
  if (status === 'resolved') return null;
  return dueAt ?? (createdAt === null ? null : createdAt + answeredWithin);
};

/**
 * Whether an answer is overdue, or due within a day from now; null for a request that needs none, or none soon.
 * @param now epoch milliseconds
 */
export const dueIn = (
  request: Pick<ContactSubmission, 'status' | 'dueAt' | 'createdAt'>,
  now: number,
): 'overdue' | 'day' | null => {
  const due = dueOf(request);
  if (due === null || due > now + 24 * 3_600_000) return null;
  return due < now ? 'overdue' : 'day';
};

/** Whether an answer should have gone out by now. @param now epoch milliseconds */
export const isOverdue = (
  request: Pick<ContactSubmission, 'status' | 'dueAt' | 'createdAt'>,
  now: number,
): boolean => dueIn(request, now) === 'overdue';
