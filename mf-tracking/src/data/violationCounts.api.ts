import {
  countDocuments,
  documentsAt,
  liveHookOfAccount,
  pollCountOnChange,
  where,
} from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

/** The statuses that no summary counts. */
const counted = ['notified', 'escalated', 'disputed', 'resolved', 'dismissed'] as const;

/** How many violations have each of these statuses. */
export type ViolationsByStatus = Readonly<Record<(typeof counted)[number], number>>;

const countAll = async (customerId: string): Promise<ViolationsByStatus> => {
  const counts = await Promise.all(
    counted.map(async (status) => {
      const found = documentsAt(paths.violations(customerId), where('status', '==', status));
      return [status, await countDocuments(found)] as const;
    }),
  );
  return Object.fromEntries(counts) as unknown as ViolationsByStatus;
};

/**
 * How many violations have been acted on, by status, for all nights. Firestore can't listen to a count: the server
 * counts again after each change reported by the change marker.
 */
export const useViolationsByStatus = liveHookOfAccount<ViolationsByStatus>(
  'countViolationsByStatus',
  (customerId, _asked, onData, onError) =>
    pollCountOnChange(customerId, 'violations', () => countAll(customerId), onData, onError),
);
