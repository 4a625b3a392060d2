import {
  where,
  countDocuments,
  documentsAt,
  liveHookOfAccount,
  pollCountOnChange,
} from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import type { ContactSubmission } from 'mf-communities/domain';

const statuses = ['new', 'inProgress', 'resolved'] as const satisfies readonly ContactSubmission['status'][];

/** The number of resident requests in each status, and how many are overdue. */
export type ContactCounts = Readonly<Record<(typeof statuses)[number] | 'overdue', number>>;

const countAll = async (customerId: string): Promise<ContactCounts> => {
  const count = (...narrowing: Parameters<typeof where>[]) =>
    countDocuments(
      documentsAt(paths.contactSubmissions(customerId), ...narrowing.map((each) => where(...each))),
    );
  const [overdue, ...counts] = await Promise.all([
    count(['status', 'in', ['new', 'inProgress']], ['dueAt', '<', new Date()]),
    ...statuses.map((status) => count(['status', '==', status])),
  ]);
  const byStatus = Object.fromEntries(statuses.map((status, index) => [status, counts[index]]));
  return { ...byStatus, overdue } as ContactCounts;
};

/**
 * The number of requests by status, and how many are overdue. The server recounts after each change, which
 * one document signals.
 */
export const useContactCounts = liveHookOfAccount<ContactCounts>(
  'countContactSubmissions',
  (customerId, _asked, onData, onError) =>
    pollCountOnChange(customerId, 'contactSubmissions', () => countAll(customerId), onData, onError),
);
