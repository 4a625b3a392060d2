import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/firestore';
import {
  addDays,
  clockInOutSchema,
  communitySchema,
  defaultTimeZone,
  monthOf,
  nightClockInOutOf,
  nightShiftReportOf,
  paths,
  residentMessageSchema,
  shiftReportSchema,
} from 'shared-lib/domain';
import {
  countRequests,
  scoreMonthFields,
  scoreMonthSchema,
  scoreNight,
  withScoredNight,
  type ScoredShift,
  type NightRequests,
  type ScoreMonth,
  type ScoreRecords,
} from 'mf-tracking/domain';
import { inBatches } from 'backend/functions/core/summaries/inBatches.ts';
import { isFresh } from 'backend/functions/core/summaries/isFresh.ts';
import { inTransaction, readAllPages, saveSummary } from 'backend/functions/core/summaries/transactions.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** The collections with records of shifts. */
type ShiftCollection = 'shiftReports' | 'clockInOuts';

/** A community's night, or all of them. */
interface Place {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly communityId: string | null;
}

const monthAt = (customerId: string, month: string) => firestore().doc(paths.scoreMonth(customerId, month));

const shiftsOf = (reports: readonly DocumentSnapshot[], clocks: readonly DocumentSnapshot[]): ScoredShift[] =>
  scoreNight({
    shiftReports: reports
      .flatMap((found) => recordOf(shiftReportSchema, found) ?? [])
      .map(nightShiftReportOf),
    clockInOuts: clocks.flatMap((found) => recordOf(clockInOutSchema, found) ?? []).map(nightClockInOutOf),
  });

/** The shifts of a place by its current records. */
const readShifts = async (
  transaction: Transaction,
  customerId: string,
  { date, communityId }: Place,
): Promise<ScoredShift[]> => {
  const recordsOf = (collection: ShiftCollection) => {
    const ofNight = firestore().collection(paths[collection](customerId)).where('serviceDate', '==', date);
    return readAllPages(
      transaction,
      communityId === null ? ofNight : ofNight.where('communityId', '==', communityId),
    );
  };
  const [reports, clocks] = await Promise.all([recordsOf('shiftReports'), recordsOf('clockInOuts')]);
  return shiftsOf(reports, clocks);
};

/** A month as stored; null if it is missing or damaged. */
const readable = (stored: DocumentSnapshot): ScoreMonth | null => {
  const month = recordOf(scoreMonthSchema, stored);
  return month?.damaged === 0 ? month : null;
};

/** How long after a night's date its requests are written, in days: until 5 AM two days later, in any time zone. */
const requestDays = 3;

/** More requests than an account gets in these days. */
const maxRequests = 2000;

/** The requests that follow a place's night. */
const readRequests = async (
  transaction: Transaction,
  customerId: string,
  { date, communityId }: Place,
): Promise<NightRequests[]> => {
  const all = firestore()
    .collection(paths.contactSubmissions(customerId))
    .where('createdAt', '>=', new Date(`${date}T00:00:00Z`))
    .where('createdAt', '<', new Date(`${addDays(date, requestDays)}T00:00:00Z`))
    .orderBy('createdAt', 'desc')
    .limit(maxRequests);
  const found = await transaction.get(
    communityId === null ? all : all.where('communityId', '==', communityId),
  );
  const requests = found.docs.flatMap((one) => recordOf(residentMessageSchema, one) ?? []);
  const ids = [...new Set(requests.map((request) => request.communityId))];
  const communities = await Promise.all(
    ids.map((id) => transaction.get(firestore().doc(paths.community(customerId, id)))),
  );
  const zones = new Map(
    communities.map((one) => [one.id, recordOf(communitySchema, one)?.timezone ?? defaultTimeZone]),
  );
  return countRequests(requests, (id) => zones.get(id) ?? defaultTimeZone).filter(
    ({ serviceDate }) => serviceDate === date,
  );
};

/** The records that an event or a repair recounts. */
type Counted = 'shifts' | 'requests';

const readers = { shifts: readShifts, requests: readRequests } as const;

/** Records with those of some places replaced. */
const withPlaces = <T extends { readonly serviceDate: string; readonly communityId: string }>(
  known: readonly T[],
  places: readonly Place[],
  current: readonly (readonly T[])[],
): T[] =>
  places.reduce(
    (all, { date, communityId }, index) =>
      withScoredNight(all, date, communityId === null ? null : [communityId], current[index] ?? []),
    [...known],
  );

/** Replaces the shifts, the requests, or both of some places of a month by their current records. */
const refreshPlaces = (
  customerId: string,
  month: string,
  places: readonly Place[],
  counted: readonly Counted[],
): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(monthAt(customerId, month));
    const before: ScoreRecords = readable(stored) ?? { shifts: [], requests: [] };
    const readEach = <K extends Counted>(kind: K) =>
      Promise.all(places.map((place) => readers[kind](transaction, customerId, place)));
    const shifts = counted.includes('shifts')
      ? withPlaces(before.shifts, places, (await readEach('shifts')) as ScoredShift[][])
      : before.shifts;
    const requests = counted.includes('requests')
      ? withPlaces(before.requests, places, (await readEach('requests')) as NightRequests[][])
      : before.requests;
    // Months without a record have a document only once they are compared as a whole.
    if (shifts.length + requests.length === 0 && !stored.exists) return;
    const isComplete = readable(stored)?.isComplete ?? false;
    saveSummary(transaction, stored, scoreMonthFields(month, { shifts, requests }, isComplete));
  });

/** A month changes a few times per shift: its events share transactions, at most one a second. */
const refresh = inBatches<string>(
  async (key, items) => {
    const [customerId = '', month = '', counted = 'shifts'] = key.split('/');
    const places = [...new Set(items)].map((item) => {
      const [date = '', communityId = ''] = item.split('/');
      return { date, communityId };
    });
    await refreshPlaces(customerId, month, places, [counted as Counted]);
  },
  { apart: 1000, burst: 1, max: 50 },
);

/** The contribution of a single record to its shift; null for a record in progress, damaged or missing. */
const contributionOf = (collection: ShiftCollection, snapshot: DocumentSnapshot) => {
  const isReport = collection === 'shiftReports';
  const [shift] = isReport ? shiftsOf([snapshot], []) : shiftsOf([], [snapshot]);
  // The first clock-in of a shift decides whether it began on time.
  return shift ? { shift, clockInAt: isReport ? null : (snapshot.get('clockInAt') as unknown) } : null;
};

/** Updates the shifts that a record belongs to, where it was before an event and where it is now. */
export const handleScoreEvent = async (
  customerId: string,
  collection: ShiftCollection,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!before.exists && !isFresh(after, Date.now())) return;
  const [was, is] = [contributionOf(collection, before), contributionOf(collection, after)];
  if (isDeepStrictEqual(was, is)) return;
  const places = new Set(
    [was, is].flatMap((one) => (one ? `${one.shift.serviceDate}/${one.shift.communityId}` : [])),
  );
  await Promise.all(Array.from(places, (place) => refresh(`${customerId}/${monthOf(place)}/shifts`, place)));
};

/** The nights that a request may follow in any time zone. */
const placesOf = (snapshot: DocumentSnapshot): string[] => {
  const request = recordOf(residentMessageSchema, snapshot);
  if (!request || request.createdAt === null) return [];
  const { communityId, createdAt } = request;
  const date = new Date(createdAt).toISOString().slice(0, 10);
  return [-2, -1, 0].map((days) => `${addDays(date, days)}/${communityId}`);
};

/** Recounts the requests around one that was added, deleted or moved. */
export const handleRequestEvent = async (
  customerId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!before.exists && !isFresh(after, Date.now())) return;
  const [was, is] = [placesOf(before), placesOf(after)];
  if (isDeepStrictEqual(was, is)) return;
  await Promise.all(
    Array.from(new Set([...was, ...is]), (place) =>
      refresh(`${customerId}/${monthOf(place)}/requests`, place),
    ),
  );
};

/** Replaces all shifts and requests of a night by their records. @param date `YYYY-MM-DD` */
export const rebuildScoredNight = (customerId: string, date: string): Promise<void> =>
  refreshPlaces(customerId, monthOf(date), [{ date, communityId: null }], ['shifts', 'requests']);

/** Whether a month has been compared with its records as a whole, and is readable. */
export const isMonthComplete = async (customerId: string, month: string): Promise<boolean> =>
  readable(await monthAt(customerId, month).get())?.isComplete ?? false;

/** Marks a month as compared with all of its records. */
export const markMonthComplete = (customerId: string, month: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(monthAt(customerId, month));
    const records = readable(stored) ?? { shifts: [], requests: [] };
    saveSummary(transaction, stored, scoreMonthFields(month, records, true));
  });
