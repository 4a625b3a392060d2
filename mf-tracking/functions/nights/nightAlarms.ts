import {
  groupBy,
  lateAfterMin,
  missedAfterMin,
  nightShardSchema,
  paths,
  serviceNight,
  serviceStartsAt,
  shardOf,
  shards,
  type DirectoryCommunity,
  type NightClockInOut,
  type NightShiftReport,
  type ShiftPlace,
} from 'shared-lib/domain';
import { roundsAtRisk, shiftEndAt, type RoundAtRisk } from 'mf-tracking/domain';
import { notifyManagers } from 'backend/functions/core/notifications/notifyManagers.ts';
import { notifyGrouped } from 'backend/functions/core/notifications/notifyGrouped.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import type { DueShift } from './dueShifts.ts';

const millisPerMinute = 60_000;

/** How often rounds in progress are rated, in minutes; shifts are checked more often. */
const ratedEveryMin = 15;

/** How often `watchNights` runs, in minutes. */
const runsEveryMin = 5;

/** Whether a run rates the rounds in progress. @param now epoch milliseconds */
export const isRatingRun = (now: number): boolean => {
  const turn = (at: number) => Math.floor(at / (ratedEveryMin * millisPerMinute));
  return turn(now) !== turn(now - runsEveryMin * millisPerMinute);
};

interface NightRecords {
  readonly clockInOuts: readonly NightClockInOut[];
  readonly shiftReports: readonly NightShiftReport[];
}

/** The records of nights, from some shards of their summaries. */
const readShards = async (customerId: string, places: readonly string[]): Promise<NightRecords> => {
  if (places.length === 0) return { clockInOuts: [], shiftReports: [] };
  const found = await firestore().getAll(
    ...places.map((place) => {
      const [date = '', shard = '0'] = place.split('/');
      return firestore().doc(paths.nightShard(customerId, date, Number(shard)));
    }),
  );
  const read = found.flatMap((snapshot) => recordOf(nightShardSchema, snapshot) ?? []);
  return {
    clockInOuts: read.flatMap(({ clockInOuts }) => clockInOuts),
    shiftReports: read.flatMap(({ shiftReports }) => shiftReports),
  };
};

/** A community's night, as a key; also of its round in `counts/nightWatch`. */
export const placeOf = ({ serviceDate, communityId }: ShiftPlace): string => `${serviceDate}/${communityId}`;

/** Rates the rounds in progress of communities that are being served. @param now epoch milliseconds */
export const findRoundsAtRisk = async (
  customerId: string,
  communities: readonly DirectoryCommunity[],
  now: number,
): Promise<RoundAtRisk[]> => {
  const served = communities.flatMap((community) => {
    const serviceDate = serviceNight(now, community.timezone);
    const isServed = community.archivedAt === null && serviceStartsAt(community, serviceDate) <= now;
    return isServed && now < shiftEndAt(serviceDate, community) ? [{ community, serviceDate }] : [];
  });
  const places = new Set(
    served.map(({ community, serviceDate }) => `${serviceDate}/${shardOf(community.id)}`),
  );
  const { clockInOuts, shiftReports } = await readShards(customerId, [...places]);
  const clocksOf = groupBy(clockInOuts, placeOf);
  const reportsOf = groupBy(shiftReports, placeOf);
  const nights = served.map(({ community, serviceDate }) => {
    const place = placeOf({ serviceDate, communityId: community.id });
    return {
      community,
      serviceDate,
      clockInOuts: clocksOf.get(place) ?? [],
      shiftReports: reportsOf.get(place) ?? [],
    };
  });
  return roundsAtRisk(nights, now);
};

/**
 * Notifies the owner and Admins of rounds that won't be finished in time.
 * @param rounds not reported before
 * @param at epoch milliseconds
 */
export const notifyRoundsAtRisk = (
  customerId: string,
  rounds: readonly RoundAtRisk[],
  at: number,
): Promise<void> => {
  const events = rounds.map(({ communityId, serviceDate, memberId, finishBy, doorsLeft }) => ({
    news: { kind: 'roundAtRisk', communityId, serviceDate, finishBy, doorsLeft } as const,
    place: { memberId, communityId },
  }));
  return notifyGrouped(customerId, events, `roundsAtRisk-${new Date(at).toISOString().slice(0, 16)}`, at);
};

/** Fewer shifts without a clock-in say nothing about the whole night. */
const leastWaiting = 2;

/** How long a shift is late before it is missed, in milliseconds. */
export const lateForMillis = (missedAfterMin - lateAfterMin) * millisPerMinute;

/**
 * Notifies the owner and Admins, once a night, that shifts have started and no one is on the clock.
 * @param waiting the shifts without a clock-in that aren't missed yet
 * @param at epoch milliseconds
 */
export const notifyNoOneOnClock = async (
  customerId: string,
  waiting: readonly DueShift[],
  at: number,
): Promise<void> => {
  const dates = new Set(waiting.map(({ shift }) => shift.serviceDate));
  for (const serviceDate of dates) {
    const { length } = waiting.filter(({ shift }) => shift.serviceDate === serviceDate);
    if (length < leastWaiting) continue;
    const { clockInOuts } = await readShards(
      customerId,
      shards.map((shard) => `${serviceDate}/${shard}`),
    );
    if (clockInOuts.some(({ clockInAt, clockOutAt }) => clockInAt !== null && clockOutAt === null)) continue;
    const news = { kind: 'noOneOnClock', serviceDate, waiting: length } as const;
    await notifyManagers(customerId, news, { memberId: null, communityId: null }, at);
  }
};
