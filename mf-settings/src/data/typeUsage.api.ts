import {
  countDocuments,
  documentsAt,
  liveHookOfAccount,
  pollCountOnChange,
  where,
} from 'shared-lib/data/kit';
import { paths, type Violation } from 'shared-lib/domain';

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
