import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Change } from 'firebase-functions/firestore';
import {
  clockInOutSchema,
  monthOf,
  nightClockInOutOf,
  nightShiftReportOf,
  paths,
  shiftReportSchema,
} from 'shared-lib/domain';
import {
  scoreMonthFields,
  scoreMonthSchema,
  scoreNight,
  withScoredNight,
  type ScoredShift,
  type ScoreMonth,
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

/** Replaces the shifts of some places of a month by their current records. */
const refreshPlaces = (customerId: string, month: string, places: readonly Place[]): Promise<void> =>
  inTransaction(async (transaction) => {
    const [stored, ...current] = await Promise.all([
      transaction.get(monthAt(customerId, month)),
      ...places.map((place) => readShifts(transaction, customerId, place)),
    ]);
    const before = readable(stored);
    const shifts = places.reduce(
      (known, { date, communityId }, index) =>
        withScoredNight(known, date, communityId === null ? null : [communityId], current[index] ?? []),
      [...(before?.shifts ?? [])],
    );
    // Months without a shift have a document only once they are compared as a whole.
    if (shifts.length === 0 && !stored.exists) return;
    saveSummary(transaction, stored, scoreMonthFields(month, shifts, before?.isWhole ?? false));
  });

/** A month changes a few times per shift: its events share transactions, at most one a second. */
const refresh = inBatches<string>(
  async (key, items) => {
    const [customerId = '', month = ''] = key.split('/');
    const places = [...new Set(items)].map((item) => {
      const [date = '', communityId = ''] = item.split('/');
      return { date, communityId };
    });
    await refreshPlaces(customerId, month, places);
  },
  { apart: 1000, burst: 1, most: 50 },
);

/** What a record alone contributes to its shift; null for a record in progress, damaged or missing. */
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
  await Promise.all(Array.from(places, (place) => refresh(`${customerId}/${monthOf(place)}`, place)));
};

/** Replaces all shifts of a night by their records. @param date `YYYY-MM-DD` */
export const rebuildScoredNight = (customerId: string, date: string): Promise<void> =>
  refreshPlaces(customerId, monthOf(date), [{ date, communityId: null }]);

/** Whether a month has been compared with its records as a whole, and is readable. */
export const isMonthWhole = async (customerId: string, month: string): Promise<boolean> =>
  readable(await monthAt(customerId, month).get())?.isWhole ?? false;

/** Marks a month as compared with all of its records. */
export const markMonthWhole = (customerId: string, month: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const stored = await transaction.get(monthAt(customerId, month));
    const shifts = readable(stored)?.shifts ?? [];
    saveSummary(transaction, stored, scoreMonthFields(month, shifts, true));
  });
