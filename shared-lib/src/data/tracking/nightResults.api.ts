import { collection, documentId, query, where } from 'firebase/firestore';
import { doneShiftReportStatuses, nightTotalsSchema, paths, type ShiftReport } from '../../domain/index.ts';
import { poll, countPollMillis } from '../poll.ts';
import { countDocuments } from '../countDocuments.ts';
import { requestRepair } from '../summaries/requestRepair.ts';
import { firestore } from '../firestore.ts';
import { documentsAt, liveHookOfAccount } from '../liveHooks.ts';
import { listenToChanges } from '../summaries/listenToChanges.ts';
import { listenToParts, type Attach } from '../summaries/listenToParts.ts';
import { listenToSummary } from '../summaries/listenToSummary.ts';
import { listenToSummariesReady } from '../summaries/listenToSummariesReady.ts';
import { resultsOf, type NightResult, type ReadTotals } from './resultsOf.ts';

const reportsOf = (customerId: string) => collection(firestore(), paths.shiftReports(customerId));

async function countNight(customerId: string, serviceDate: string): Promise<NightResult> {
  const count = (...statuses: readonly ShiftReport['status'][]) =>
    countDocuments(
      query(reportsOf(customerId), where('serviceDate', '==', serviceDate), where('status', 'in', statuses)),
    );
  const [done, missed, inProgress] = await Promise.all([
    count(...doneShiftReportStatuses),
    count('missed'),
    count('inProgress'),
  ]);
  return { serviceDate, done, missed, reports: done + missed + inProgress };
}

const totalsOf =
  (customerId: string, serviceDates: readonly string[]): Attach<ReadTotals> =>
  (onData, onError) =>
    listenToChanges(
      {
        name: `${paths.nights(customerId)} ${serviceDates.join()}`,
        all: documentsAt(paths.nights(customerId), where(documentId(), 'in', serviceDates)),
        byTime: documentsAt(paths.nights(customerId), where('date', 'in', serviceDates)),
        schema: nightTotalsSchema,
        areWhole: (totals, found) => totals.length === found,
      },
      (totals, found) => onData({ totals, damaged: found - totals.length }),
      onError,
    );

/**
 * The shift results of the given nights from their reports, live. Each night has a small document with its totals, so
 * a large operator's thousands of reports don't have to be read or counted.
 * @param serviceDates `YYYY-MM-DD`, 30 at most
 */
export const useNightResults = liveHookOfAccount<readonly NightResult[], readonly string[]>(
  'listenToNightResults',
  (customerId, serviceDates, onData, onError) =>
    listenToSummary<readonly NightResult[]>(
      `totals of ${customerId} on ${serviceDates.join()}`,
      {
        summary: (onSummary, onFailure) => {
          const parts = {
            totals: totalsOf(customerId, serviceDates),
            areMade: listenToSummariesReady(customerId),
          };
          return listenToParts(
            parts,
            ({ totals, areMade }) => onSummary(resultsOf(serviceDates, totals, areMade)),
            onFailure,
          );
        },
        source: (onSource, onFailure) =>
          poll(countPollMillis, () => Promise.all(serviceDates.map((date) => countNight(customerId, date))))(
            undefined,
            onSource,
            onFailure,
          ),
        count: () => countDocuments(query(reportsOf(customerId), where('serviceDate', 'in', serviceDates))),
        countIn: (results) => results.reduce((sum, { reports }) => sum + reports, 0),
        repair: () => requestRepair(customerId),
      },
      onData,
      onError,
    ),
);

/** Milliseconds between two counts of shifts in progress. */
const countUnderWayEvery = 60_000;

/** How many shifts of a night are in progress, counted by the server every minute. @param serviceDate `YYYY-MM-DD` */
export const useShiftsInProgress = liveHookOfAccount<number, string>(
  'countShiftsUnderWay',
  (customerId, serviceDate, onData, onError) =>
    poll(countUnderWayEvery, (date: string) =>
      countDocuments(
        query(
          reportsOf(customerId),
          where('serviceDate', '==', date),
          where('status', '==', 'inProgress' satisfies ShiftReport['status']),
        ),
      ),
    )(serviceDate, onData, onError),
);
