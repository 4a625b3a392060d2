import type { ContactSubmission } from '../contactSubmission/contactSubmission.ts';
import { answerHours } from '../contactSubmission/planContactSubmission.ts';

/** The time allowed to answer a resident, in milliseconds. */
export const answeredWithin = answerHours * 3_600_000;

/** When an answer is due, epoch milliseconds; null for a request that no longer needs one. */
export const dueOf = ({
  status,
  dueAt,
  createdAt,
}: Pick<ContactSubmission, 'status' | 'dueAt' | 'createdAt'>): number | null => {
  if (status === 'resolved') return null;
  return dueAt ?? (createdAt === null ? null : createdAt + answeredWithin);
};

/**
 * Whether an answer is overdue, or due within a day; null for a request that needs none, or none soon.
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

/**
 * Whether an answer is overdue.
 * @param now epoch milliseconds
 */
export const isOverdue = (
  request: Pick<ContactSubmission, 'status' | 'dueAt' | 'createdAt'>,
  now: number,
): boolean => dueIn(request, now) === 'overdue';
