import { isDeepStrictEqual } from 'node:util';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import {
  addDays,
  codeSchema,
  earliestToday,
  noticeStatuses,
  paths,
  serviceLogSchema,
  violationSchema,
  type Door,
  type DocumentSchema,
} from 'shared-lib/domain';
import { doorContent } from 'mf-communities/domain';
import { binTagSchema, type BinTag } from 'mf-communities/domain';
import { groupBy } from 'shared-lib/domain/summaries';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { refreshDoor } from './doors.ts';
import { noticeId } from './noticeId.ts';
import { codePlaceId } from './codeDocuments.ts';

/** Nights of service logs to compare: older services have been followed by newer ones, which updated the page. */
const nightsBack = 2;

/** A date can be two days ahead of the earliest one on Earth. */
const nightsAhead = 2;

const recordsOf = <T>(schema: DocumentSchema<T>, { docs }: QuerySnapshot): T[] =>
  docs.flatMap((found) => recordOf(schema, found) ?? []);

/** Whether a code's data on its unit matches the records that were read. */
const isUpToDate = (stored: Door | null, found: Door): boolean => {
  if (stored === null || !isDeepStrictEqual(stored.notices, found.notices)) return false;
  return found.last === null || isDeepStrictEqual(stored.last, found.last);
};

/** Compares the codes of a community's tags with their units, and updates those that differ. */
const rebuildCommunity = async (customerId: string, communityId: string, today: string): Promise<void> => {
  const of = (path: (customerId: string) => string) =>
    firestore().collection(path(customerId)).where('communityId', '==', communityId);
  const [tagsFound, codesFound, logsFound, violationsFound] = await Promise.all([
    of(paths.binTags).where('status', '==', 'assigned').get(),
    firestore().collection(paths.codes()).where('place', '==', codePlaceId(customerId, communityId)).get(),
    of(paths.serviceLogs)
      .where('serviceDate', '>=', addDays(today, -nightsBack))
      .where('serviceDate', '<=', addDays(today, nightsAhead))
      .get(),
    of(paths.violations).where('status', 'in', noticeStatuses).get(),
  ]);
  const doors = new Map(
    recordsOf(codeSchema, codesFound).map((code) => [code.id, code.kind === 'binTag' ? code.door : null]),
  );
  const logsOf = groupBy(recordsOf(serviceLogSchema, logsFound), ({ unitId }) => unitId);
  const violationsOf = groupBy(recordsOf(violationSchema, violationsFound), ({ unitId }) => unitId);
  const isBehind = ({ id, unitId }: BinTag): boolean => {
    const found = doorContent(
      logsOf.get(unitId ?? '') ?? [],
      violationsOf.get(unitId ?? '') ?? [],
      (violationId) => noticeId(customerId, violationId),
    );
    return doors.has(id) && !isUpToDate(doors.get(id) ?? null, found);
  };
  for (const tag of recordsOf(binTagSchema, tagsFound)) {
    if (tag.unitId !== null && isBehind(tag)) await refreshDoor(customerId, tag.unitId, { since: null });
  }
};

/**
 * Compares the codes of all of an account's tags with the records of the last nights. Safe to run at any time, concurrently with the
 * triggers, and repeatedly.
 * @param now epoch milliseconds
 */
export const rebuildDoors = async (customerId: string, now: number): Promise<void> => {
  const communities = await firestore().collection(paths.communities(customerId)).select().get();
  for (const { id } of communities.docs) await rebuildCommunity(customerId, id, earliestToday(now));
};
