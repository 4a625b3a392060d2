import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/firestore';
import {
  doorMonthSchema,
  doorNightOf,
  expectedDoors,
  monthOf,
  paths,
  serviceLogSchema,
  shiftReportSchema,
  type DoorRow,
  type ServiceLog,
  type ShiftReport,
} from 'shared-lib/domain';
import { logsIn } from './domain/doorMonth.ts';
import { doorMonth, expectedNightsOf, withExpected } from './domain/doorMonth.ts';
import { doorRowsOf, withNight } from 'shared-lib/domain/summaries';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import { readAllPages, inTransaction, saveSummary } from './transactions.ts';

const logsOf = (customerId: string) => firestore().collection(paths.serviceLogs(customerId));

const reportsOf = (customerId: string) => firestore().collection(paths.shiftReports(customerId));

const summaryOf = (customerId: string, communityId: string, month: string) =>
  firestore().doc(paths.doorMonth(customerId, communityId, month));

/** The records of a month. Dates compare as text, so any last day works. */
const ofMonth = (query: Query, month: string): Query =>
  query.where('serviceDate', '>=', `${month}-01`).where('serviceDate', '<=', `${month}-31`);

const recordsOf = (found: readonly DocumentSnapshot[]): ServiceLog[] =>
  found.flatMap((document) => recordOf(serviceLogSchema, document) ?? []);

const reportsIn = (found: readonly DocumentSnapshot[]): ShiftReport[] =>
  found.flatMap((document) => recordOf(shiftReportSchema, document) ?? []);

/**
 * Rebuilds the summary of a community's month from all of its service logs and its reports' expected counts. A month without records gets
 * none. Concurrent changes wait, or it reruns.
 */
const rebuildDoorMonth = (customerId: string, communityId: string, month: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(summaryOf(customerId, communityId, month));
    const ofCommunity = logsOf(customerId).where('communityId', '==', communityId);
    const found = await readAllPages(transaction, ofMonth(ofCommunity, month).orderBy('serviceDate'));
    if (found.length === 0 && !stored.exists) return;
    // In the order of the index for lists of reports.
    const ofReports = reportsOf(customerId)
      .where('communityId', '==', communityId)
      .orderBy('serviceDate', 'desc');
    const reports = await transaction.get(ofMonth(ofReports, month));
    const expected = expectedNightsOf(reportsIn(reports.docs));
    saveSummary(transaction, stored, doorMonth(communityId, month, doorRowsOf(recordsOf(found)), expected));
  });

/** A door on a night. */
interface Door {
  readonly unitId: string;
  readonly serviceDate: string;
}

/** The parts of a community's month that may be outdated. */
interface Stale {
  readonly doors: readonly Door[];
  /** The nights whose reports have changed, `YYYY-MM-DD`. */
  readonly nights: readonly string[];
}

/**
 * Updates the given doors' nights.
 * @returns false if the summary can't be read and needs rebuilding
 */
const updateMonth = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  month: string,
  { doors, nights }: Stale,
): Promise<boolean> => {
  const ofReports = reportsOf(customerId).where('communityId', '==', communityId);
  const [stored, reports, ...found] = await Promise.all([
    transaction.get(summaryOf(customerId, communityId, month)),
    Promise.all(nights.map((night) => transaction.get(ofReports.where('serviceDate', '==', night)))),
    ...doors.map(({ unitId, serviceDate }) =>
      transaction.get(
        logsOf(customerId).where('unitId', '==', unitId).where('serviceDate', '==', serviceDate),
      ),
    ),
  ]);
  const before = recordOf(doorMonthSchema, stored);
  if (!before || before.damaged > 0 || before.expected === null) return false;
  const rows = new Map(before.doors.map((row) => [row.id, row]));
  doors.forEach(({ unitId, serviceDate }, index) => {
    const here = recordsOf(found[index]?.docs ?? []).filter((log) => log.communityId === communityId);
    const row: DoorRow = rows.get(unitId) ?? { id: unitId, nights: [] };
    rows.set(unitId, withNight(row, serviceDate, doorNightOf(here)));
  });
  const expected = nights.reduce(
    (known, night, index) => withExpected(known, night, expectedDoors(reportsIn(reports[index]?.docs ?? []))),
    before.expected,
  );
  saveSummary(transaction, stored, doorMonth(communityId, month, [...rows.values()], expected));
  return true;
};

const refresh = inBatches<string>(async (key, items) => {
  const [customerId = '', communityId = '', month = ''] = key.split('/');
  const changed = [...new Set(items)].map((item) => {
    const [serviceDate = '', unitId = ''] = item.split('/');
    return { serviceDate, unitId };
  });
  const stale = {
    doors: changed.filter(({ unitId }) => unitId !== ''),
    nights: changed.filter(({ unitId }) => unitId === '').map(({ serviceDate }) => serviceDate),
  };
  const isUpdated = await inTransaction((transaction) =>
    updateMonth(transaction, customerId, communityId, month, stale),
  );
  if (!isUpdated) await rebuildDoorMonth(customerId, communityId, month);
});

/** A log's entry in a summary; null if it is missing or damaged. */
const entryOf = (snapshot: DocumentSnapshot) => {
  const log = recordOf(serviceLogSchema, snapshot);
  if (log === null) return null;
  const { communityId, unitId, serviceDate, servicedAt, outcome, reason, corrected } = log;
  return { communityId, unitId, serviceDate, servicedAt, outcome, reason, isCorrected: corrected !== null };
};

/** Updates the night of a log's door, where it was before an event and where it is now. */
export const handleServiceLogEvent = async (
  customerId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  const [was, is] = [entryOf(before), entryOf(after)];
  if (isDeepStrictEqual(was, is)) return;
  const doors = new Set(
    [was, is].flatMap((log) =>
      log ? `${log.communityId}/${monthOf(log.serviceDate)}/${log.serviceDate}/${log.unitId}` : [],
    ),
  );
  await Promise.all(
    Array.from(doors, (door) => {
      const [communityId, month, ...rest] = door.split('/');
      return refresh(`${customerId}/${communityId}/${month}`, rest.join('/'));
    }),
  );
};

/** A report's entry in a summary; null if it is missing or damaged. */
const expectedIn = (snapshot: DocumentSnapshot) => {
  const report = recordOf(shiftReportSchema, snapshot);
  if (report === null) return null;
  const { communityId, serviceDate, unitsTotal } = report;
  return { communityId, serviceDate, unitsTotal };
};

/** Updates the expected number of doors on a report's night, where it was before an event and where it is now. */
export const handleExpectedDoors = async (
  customerId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  const [was, is] = [expectedIn(before), expectedIn(after)];
  if (isDeepStrictEqual(was, is)) return;
  const nights = new Set(
    [was, is].flatMap((report) => (report ? `${report.communityId}/${report.serviceDate}` : [])),
  );
  await Promise.all(
    Array.from(nights, (night) => {
      const [communityId = '', date = ''] = night.split('/');
      return refresh(`${customerId}/${communityId}/${monthOf(date)}`, `${date}/`);
    }),
  );
};

/** The number of logs in a month's summaries, by community; null for a summary that can't be read or lacks expected counts. */
const summedIn = async (customerId: string, month: string): Promise<Map<string, number | null>> => {
  const { docs } = await firestore()
    .collection(paths.doorMonths(customerId))
    .where('month', '==', month)
    .get();
  return new Map(
    docs.map((document) => {
      const read = recordOf(doorMonthSchema, document);
      const communityId = document.id.slice(0, -month.length - 1);
      return [
        communityId,
        read && read.damaged === 0 && read.expected !== null ? logsIn(read.doors) : null,
      ] as const;
    }),
  );
};

/** Compares a month's summaries. Communities are checked one by one only if the total differs. */
const repairMonth = async (customerId: string, month: string): Promise<void> => {
  const summed = await summedIn(customerId, month);
  const sum = [...summed.values()].reduce<number>((all, logs) => all + (logs ?? 0), 0);
  const { count } = (await ofMonth(logsOf(customerId), month).count().get()).data();
  if (sum === count && ![...summed.values()].includes(null)) return;
  const communities = await firestore().collection(paths.communities(customerId)).select().get();
  for (const id of new Set([...communities.docs.map((found) => found.id), ...summed.keys()])) {
    const own = ofMonth(logsOf(customerId).where('communityId', '==', id), month);
    const counted = (await own.count().get()).data().count;
    if (counted !== (summed.get(id) ?? 0) || summed.get(id) === null) {
      await rebuildDoorMonth(customerId, id, month);
    }
  }
};

/**
 * Compares the door summaries with the service logs, by counting, and rebuilds those that are missing, damaged or have a different count.
 * The logs themselves are not read if the counts match: a large operator has tens of thousands a night.
 * @param from the first date, `YYYY-MM-DD`
 * @param until the last
 */
export const rebuildDoorMonths = async (customerId: string, from: string, until: string): Promise<void> => {
  for (const month of new Set([monthOf(from), monthOf(until)])) await repairMonth(customerId, month);
};
