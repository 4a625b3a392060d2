import { isDeepStrictEqual } from 'node:util';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { paths } from 'shared-lib/domain';
import { refreshRound } from './rounds.ts';
import type { RoundCollection } from './roundRecords.ts';
import { isFresh } from 'backend/functions/core/summaries/isFresh.ts';

/** The fields that a record's author writes, which a round depends on. */
const facts: Readonly<Record<RoundCollection, readonly string[]>> = {
  serviceLogs: ['shiftReportId', 'unitId', 'binTagId', 'outcome', 'servicedAt', 'corrected'],
  checkpointScans: ['shiftReportId', 'checkpointId', 'scannedAt', 'deviceAt', 'geo'],
  violations: ['shiftReportId', 'unitId'],
};

const factsOf = (collection: RoundCollection, snapshot: DocumentSnapshot): unknown[] | null =>
  snapshot.exists ? facts[collection].map((field): unknown => snapshot.get(field)) : null;

const idIn = (snapshot: DocumentSnapshot, field: string): string | null => {
  const id: unknown = snapshot.get(field);
  return typeof id === 'string' && id !== '' && !id.includes('/') ? id : null;
};

const reportOf = (snapshot: DocumentSnapshot): string | null => idIn(snapshot, 'shiftReportId');

/** The referenced documents that are read to judge a record, by field. */
const namedBy: Readonly<
  Record<RoundCollection, Readonly<Record<string, (customerId: string, id: string) => string>>>
> = {
  serviceLogs: { unitId: paths.unit, binTagId: paths.binTag },
  checkpointScans: { communityId: paths.community, checkpointId: paths.checkpoint },
  violations: {},
};

const namesIn = (customerId: string, collection: RoundCollection, snapshot: DocumentSnapshot): string[] =>
  Object.entries(namedBy[collection]).flatMap(([field, pathOf]) => {
    const id = idIn(snapshot, field);
    return id === null ? [] : [pathOf(customerId, id)];
  });

/** Updates the rounds that a record belonged to before and belongs to now. */
export const handleRoundEvent = async (
  customerId: string,
  collection: RoundCollection,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!isFresh(after.exists ? after : before, Date.now())) return;
  if (isDeepStrictEqual(factsOf(collection, before), factsOf(collection, after))) return;
  const reports = new Set([reportOf(before), reportOf(after)]);
  const record = { collection, id: after.id, names: namesIn(customerId, collection, after) };
  await Promise.all([...reports].map((reportId) => reportId && refreshRound(customerId, reportId, record)));
};
