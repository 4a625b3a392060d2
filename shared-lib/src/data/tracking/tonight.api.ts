import { where } from 'firebase/firestore';
import { clockInOutSchema, nightShardSchema, paths, type NightClockInOut } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { askForRepair } from '../summaries/askForRepair.ts';
import { documentsAt, liveCollection, liveHookOfAccount } from '../liveHooks.ts';
import { listenToChanges } from '../summaries/listenToChanges.ts';
import { listenToParts, type Attach } from '../summaries/listenToParts.ts';
import { listenToSummary } from '../summaries/listenToSummary.ts';
import { listenToWhole } from '../summaries/listenToWhole.ts';
import { summariesAreMade } from '../summaries/summariesAreMade.ts';
import { clockInOutsOf, hasAllShards, type ReadNight } from './clockInOutsOf.ts';

const clockInOutsAt = (customerId: string, serviceDates: readonly string[]) =>
  documentsAt(paths.clockInOuts(customerId), where('serviceDate', 'in', serviceDates));

/** For modules of the releases before 1.5: the clock-ins and clock-outs of at most 30 service dates with all of their fields, live. */
export const useClockInOuts = liveCollection('listenToClockInOuts', {
  schema: clockInOutSchema,
  query: clockInOutsAt,
});

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

/**
 * Who clocked in and out on some nights, live. The records of a night lie together in a few documents.
 * @param serviceDates `YYYY-MM-DD`, sorted; those of the night in progress are a few.
 */
export const useNightClockInOuts = liveHookOfAccount<readonly NightClockInOut[], readonly string[]>(
  'listenToNightClockInOuts',
  (customerId, serviceDates, onData, onError) =>
    listenToSummary<readonly NightClockInOut[]>(
      `clock-ins of ${customerId} on ${serviceDates.join()}`,
      {
        summary: (onSummary, onFailure) => {
          const nights: Attach<Readonly<Record<string, ReadNight>>> = (onNights, onNightFailure) =>
            listenToParts(
              Object.fromEntries(serviceDates.map((date) => [date, nightAt(customerId, date)])),
              onNights,
              onNightFailure,
            );
          return listenToParts(
            { nights, areMade: summariesAreMade(customerId) },
            (brought) => onSummary(clockInOutsOf(Object.values(brought.nights), brought.areMade)),
            onFailure,
          );
        },
        source: (onSource, onFailure) =>
          listenToWhole(clockInOutsAt(customerId, serviceDates), clockInOutSchema, onSource, onFailure),
        count: () => countDocuments(clockInOutsAt(customerId, serviceDates)),
        countIn: ({ length }) => length,
        repair: () => askForRepair(customerId),
      },
      onData,
      onError,
    ),
);
