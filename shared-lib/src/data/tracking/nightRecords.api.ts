import { nightShardSchema, paths, type NightClockInOut } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { requestRepair } from '../summaries/requestRepair.ts';
import type { LiveResult } from '../live.ts';
import { documentsAt, liveHookOfAccount, type LiveOptions } from '../liveHooks.ts';
import { listenToChanges } from '../summaries/listenToChanges.ts';
import { listenToParts, type Attach } from '../summaries/listenToParts.ts';
import { listenToSummary } from '../summaries/listenToSummary.ts';
import { listenToSummariesReady } from '../summaries/listenToSummariesReady.ts';
import { recordsAt } from './recordsAt.ts';
import { hasAllShards, nightRecordsOf, type NightRecords, type ReadNight } from './nightRecordsOf.ts';

const nightAt =
  (customerId: string, date: string): Attach<ReadNight> =>
  (onData, onError) =>
    listenToChanges(
      {
        name: paths.nightShards(customerId, date),
        all: documentsAt(paths.nightShards(customerId, date)),
        schema: nightShardSchema,
        areWhole: hasAllShards,
      },
      (shards, found) => onData({ shards, damaged: found - shards.length }),
      onError,
    );

/** The records themselves, if there is no summary of them: loaded when needed, with their schemas. */
const sourceOf =
  (customerId: string, serviceDates: readonly string[]): Attach<NightRecords> =>
  (onData, onError) => {
    let detach: (() => void) | null = null;
    let isDetached = false;
    import(/* webpackChunkName: "night-source" */ './nightSource.ts').then(({ nightSource }) => {
      if (!isDetached) detach = nightSource(customerId, serviceDates)(onData, onError);
    }, onError);
    return () => {
      isDetached = true;
      detach?.();
    };
  };

/**
 * The clock-ins and shift reports of the given nights, live. A night's records are combined in a few
 * documents.
 * @param serviceDates `YYYY-MM-DD`, sorted; the night in progress has a few.
 */
export const useNightRecords = liveHookOfAccount<NightRecords, readonly string[]>(
  'listenToNightRecords',
  (customerId, serviceDates, onData, onError) =>
    listenToSummary<NightRecords>(
      `records of ${customerId} on ${serviceDates.join()}`,
      {
        summary: (onSummary, onFailure) => {
          const nights: Attach<Readonly<Record<string, ReadNight>>> = (onNights, onNightFailure) =>
            listenToParts(
              Object.fromEntries(serviceDates.map((date) => [date, nightAt(customerId, date)])),
              onNights,
              onNightFailure,
            );
          return listenToParts(
            { nights, areMade: listenToSummariesReady(customerId) },
            (loaded) => onSummary(nightRecordsOf(Object.values(loaded.nights), loaded.areMade)),
            onFailure,
          );
        },
        source: sourceOf(customerId, serviceDates),
        count: async () => {
          const counts = await Promise.all(
            (['clockInOuts', 'shiftReports'] as const).map((collection) =>
              countDocuments(recordsAt(collection, customerId, serviceDates)),
            ),
          );
          return counts.reduce((sum, count) => sum + count, 0);
        },
        countIn: ({ clockInOuts, shiftReports }) => clockInOuts.length + shiftReports.length,
        repair: () => requestRepair(customerId),
      },
      onData,
      onError,
    ),
);

/** The clock-ins of the given nights, live. */
export function useNightClockInOuts(
  serviceDates: readonly string[],
  options?: LiveOptions,
): LiveResult<readonly NightClockInOut[]> {
  const live = useNightRecords(serviceDates, options);
  return live.status === 'ready' ? { ...live, data: live.data.clockInOuts } : live;
}
