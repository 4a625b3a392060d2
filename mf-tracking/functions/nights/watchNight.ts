import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  assignedAgentsIn,
  groupBy,
  indexAssignments,
  nightShardSchema,
  paths,
  planCountsSchema,
  scheduleNightSchema,
  shardOf,
  type Assignments,
  type DirectoryCommunity,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { timestampOf } from 'backend/kernel/storedFields.ts';
import { notifyLateShifts, type LateShift } from 'backend/functions/core/notifications/notifyLateShifts.ts';
import { directoryOf } from 'backend/functions/core/summaries/directoryOf.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { dueShifts, type DueShift } from './dueShifts.ts';
import {
  findRoundsAtRisk,
  isRatingRun,
  lateForMillis,
  notifyNoOneOnClock,
  notifyRoundsAtRisk,
  placeOf,
} from './nightAlarms.ts';
import { recordIfMissed } from './recordIfMissed.ts';

/** How far back shifts are checked if no run came in between. */
const longestGap = 24 * 3_600_000;

/** How often an account's progress is stored while nothing is due there. */
const notedEvery = 30 * 60_000;

const readKeys = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];

const at = (path: string) => firestore().doc(path);

/** The assignments of some nights: regular specialists and schedules. */
const assignmentsOn = async (customerId: string, dates: readonly string[]): Promise<Assignments> => {
  const [entries, nights] = await Promise.all([
    directoryOf(customerId, 'assignments'),
    firestore().getAll(...dates.map((date) => at(paths.scheduleNight(customerId, date)))),
  ]);
  return indexAssignments(
    entries.flatMap((entry) => assignedAgentsIn(customerId, entry)),
    nights.flatMap((night) => recordOf(scheduleNightSchema, night) ?? []),
  );
};

/** Shifts without a clock-in, according to the night's summary; the records decide. */
const withoutClockIn = async (customerId: string, due: readonly DueShift[]): Promise<DueShift[]> => {
  const places = new Map(
    due.map(({ shift: { serviceDate, communityId } }) => {
      const path = paths.nightShard(customerId, serviceDate, shardOf(communityId));
      return [path, at(path)] as const;
    }),
  );
  const found = await firestore().getAll(...places.values());
  const come = new Set(
    found.flatMap((snapshot) =>
      (recordOf(nightShardSchema, snapshot)?.clockInOuts ?? [])
        .filter(({ clockInAt }) => clockInAt !== null)
        .map(({ serviceDate, communityId }) => `${serviceDate}/${communityId}`),
    ),
  );
  return due.filter(({ shift }) => !come.has(`${shift.serviceDate}/${shift.communityId}`));
};

/** A wildcard specialist, used to find communities with a start within a span before assignments are read. */
const someone: Assignments = { regularAgent: () => '-', newAgent: () => '-' };

const findDue = async (
  customerId: string,
  communities: readonly DirectoryCommunity[],
  after: number,
  until: number,
): Promise<DueShift[]> => {
  const possible = dueShifts(communities, someone, after, until);
  if (possible.length === 0) return [];
  const dates = [...new Set(possible.map(({ shift }) => shift.serviceDate))];
  return dueShifts(communities, await assignmentsOn(customerId, dates), after, until);
};

/** The shifts that are late now. */
const waitingShifts = async (
  customerId: string,
  communities: readonly DirectoryCommunity[],
  now: number,
): Promise<DueShift[]> => {
  const due = await findDue(customerId, communities, now - lateForMillis, now);
  return withoutClockIn(
    customerId,
    due.filter((shift) => shift.due === 'late'),
  );
};

/**
 * Rates the rounds in progress, and notifies the owner of those newly at risk.
 * @param known the keys of those reported before
 * @returns the keys of all at risk tonight, including those that have caught up
 */
const alarmOfRounds = async (
  customerId: string,
  communities: readonly DirectoryCommunity[],
  known: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  if (!isRatingRun(now)) return known;
  const rounds = await findRoundsAtRisk(customerId, communities, now);
  const fresh = rounds.filter((round) => !known.includes(placeOf(round)));
  if (fresh.length === 0) return known;
  await notifyRoundsAtRisk(customerId, fresh, now);
  // Keys begin with their date, and the newest are tonight's.
  return [...known, ...fresh.map(placeOf)].sort().slice(-maxKnown);
};

/** Maximum number of rounds at risk to remember: several nights of a large operator. */
const maxKnown = 1000;

/**
 * Checks an account's shifts that became late or missed since the last run: notifies the owner of late ones,
 * and records the missed ones. It also reports a night without anyone on the clock, and rounds that won't be finished in time. Idempotent: after an interruption, the next run repeats it without duplicates.
 * An account's first run starts from now, so nothing in its past is recorded.
 * @param now epoch milliseconds
 */
export const watchNight = async (customerId: string, now: number): Promise<void> => {
  const watch = at(paths.nightWatch(customerId));
  const [watched, counts] = await firestore().getAll(watch, at(paths.planCounts(customerId)));
  const note = (atRisk: readonly string[]) =>
    watch.set({ watchedUntil: timestampOf(now), atRisk, updatedAt: FieldValue.serverTimestamp() });
  const watchedUntil: unknown = watched?.get('watchedUntil');
  if (!(watchedUntil instanceof Timestamp)) {
    await note([]);
    return;
  }
  if (counts && recordOf(planCountsSchema, counts)?.communities === 0) return;
  const after = Math.max(watchedUntil.toMillis(), now - longestGap);
  if (after >= now) return;
  const communities = await directoryOf(customerId, 'communities');
  const due = await findDue(customerId, communities, after, now);
  const late: LateShift[] = [];
  for (const { shift } of due.length > 0 ? await withoutClockIn(customerId, due) : []) {
    const settled = await recordIfMissed(customerId, shift, now);
    if (settled !== null) late.push(settled);
  }
  for (const together of groupBy(late, ({ scheduledStart }) => scheduledStart).values()) {
    await notifyLateShifts(customerId, together, now);
  }
  if (late.length > 0)
    await notifyNoOneOnClock(customerId, await waitingShifts(customerId, communities, now), now);
  const known = readKeys(watched?.get('atRisk'));
  const atRisk = await alarmOfRounds(customerId, communities, known, now);
  const isNoted = due.length > 0 || atRisk !== known || now - watchedUntil.toMillis() >= notedEvery;
  if (isNoted) await note(atRisk);
};
