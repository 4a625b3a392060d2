import { nightShardSchema, paths, requestKindOf, shards, violationCountsSchema } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { directoryOf } from 'backend/functions/core/summaries/directoryOf.ts';
import type { DigestFacts } from './digestOf.ts';

/** Maximum number of resident messages to read: the digest counts the pending ones by community. */
const maxMessages = 200;

const waitingMessages = async (customerId: string): Promise<Map<string, number>> => {
  const forms = firestore().collection(paths.contactSubmissions(customerId));
  const found = await forms.where('status', '==', 'new').select('communityId').limit(maxMessages).get();
  const counts = new Map<string, number>();
  for (const form of found.docs) {
    const communityId: unknown = form.get('communityId');
    if (typeof communityId === 'string') counts.set(communityId, (counts.get(communityId) ?? 0) + 1);
  }
  return counts;
};

/**
 * Reads the data of a morning's digest. Everything except the messages comes from summaries, so a large operator's night costs as much as a
 * small one's: some 35 documents.
 * @param night `YYYY-MM-DD`
 */
export const readDigestFacts = async (customerId: string, night: string): Promise<DigestFacts> => {
  const [shardsFound, countsFound, communities, team, records, messages] = await Promise.all([
    firestore().getAll(...shards.map((shard) => firestore().doc(paths.nightShard(customerId, night, shard)))),
    firestore().doc(paths.violationCounts(customerId)).get(),
    directoryOf(customerId, 'communities'),
    directoryOf(customerId, 'team'),
    directoryOf(customerId, 'requests'),
    waitingMessages(customerId),
  ]);
  const rows = shardsFound.flatMap((shard) => recordOf(nightShardSchema, shard) ?? []);
  const requests = records
    .flatMap(({ id: recordId, requests: placed }) =>
      placed
        .filter(({ status }) => status === 'pending')
        .map((request) => ({
          recordId,
          place: request.place,
          memberId: request.userId,
          kind: requestKindOf(request),
          requestDate: request.requestDate,
        })),
    )
    // A swap expires when its first night starts.
    .filter(({ kind, requestDate }) => kind !== 'swap' || requestDate > night)
    .sort((a, b) => a.requestDate.localeCompare(b.requestDate));
  return {
    night,
    reports: rows.flatMap(({ shiftReports }) => shiftReports),
    clockInOuts: rows.flatMap(({ clockInOuts }) => clockInOuts),
    unreviewed: recordOf(violationCountsSchema, countsFound)?.pendingReview ?? 0,
    requests,
    messages,
    placeNames: new Map(communities.map(({ id, propertyName }) => [id, propertyName])),
    memberNames: new Map(team.map(({ id, fullName }) => [id, fullName])),
  };
};
