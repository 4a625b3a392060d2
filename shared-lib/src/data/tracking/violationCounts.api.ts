import { where } from 'firebase/firestore';
import { paths, type Violation } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { pollCountOnChange } from './pollCountOnChange.ts';

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

const openStatuses: readonly Violation['status'][] = ['open', 'notified', 'escalated', 'disputed'];

/** How many violations have a type, and how many of them are still open. */
export interface TypeUsage {
  readonly all: number;
  readonly open: number;
}

const countType = async (customerId: string, typeId: string): Promise<TypeUsage> => {
  const count = (...more: Parameters<typeof where>[]) =>
    countDocuments(
      documentsAt(
        paths.violations(customerId),
        where('typeId', '==', typeId),
        ...more.map((each) => where(...each)),
      ),
    );
  const [all, open] = await Promise.all([count(), count(['status', 'in', openStatuses])]);
  return { all, open };
};

/** How often each of these types is used, for all nights, by id; counted again after each change. */
export const useTypeUsage = liveHookOfAccount<Readonly<Record<string, TypeUsage>>, readonly string[]>(
  'countViolationsByType',
  (customerId, typeIds, onData, onError) =>
    pollCountOnChange(
      customerId,
      'violations',
      async () =>
        Object.fromEntries(
          await Promise.all(typeIds.map(async (id) => [id, await countType(customerId, id)] as const)),
        ),
      onData,
      onError,
    ),
);
