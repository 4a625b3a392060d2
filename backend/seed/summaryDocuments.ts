import { keptKinds, paths } from 'shared-lib/domain';
import { accountSummaries, recordChanges, summaryState } from 'shared-lib/domain/summaries';
import { recordsIn } from './seedRecords.ts';
import type { SeedDocument, SeedSet } from './seedSet.ts';

const customerPath = /^customers\/([^/]+)$/;

/** The summaries of one owner's records, as the triggers would make them. */
const summariesOf = (set: SeedSet, customerId: string, now: number): SeedDocument[] => {
  const updatedAt = new Date(now);
  const summaries = accountSummaries(
    customerId,
    {
      team: recordsIn(set, customerId, 'team'),
      communities: recordsIn(set, customerId, 'communities'),
      assignedAgents: recordsIn(set, customerId, 'assignedAgents'),
      requests: recordsIn(set, customerId, 'requests'),
      shiftReports: recordsIn(set, customerId, 'shiftReports'),
      clockInOuts: recordsIn(set, customerId, 'clockInOuts'),
      violations: recordsIn(set, customerId, 'violations'),
      units: recordsIn(set, customerId, 'units'),
      serviceLogs: recordsIn(set, customerId, 'serviceLogs'),
    },
    now,
  );
  return [
    ...summaries.map(({ data, ...place }) => ({ ...place, data: { ...data, updatedAt } })),
    ...keptKinds.map((kind) => ({
      path: paths.recordChanges(customerId, kind),
      data: { ...recordChanges('seed'), updatedAt },
    })),
    { path: paths.summaryState(customerId), data: { ...summaryState({ builtAt: updatedAt }), updatedAt } },
  ];
};

/**
 * A data set with the summaries of its owners. They are written first: the triggers then find each of the thousands of records in its
 * place, and the lists are full at once.
 * @param now epoch milliseconds
 */
export const withSummaries = (set: SeedSet, now: number): SeedSet => {
  const owners = set.documents.flatMap(({ path }) => customerPath.exec(path)?.[1] ?? []);
  return {
    ...set,
    documents: [...owners.flatMap((customerId) => summariesOf(set, customerId, now)), ...set.documents],
  };
};
