import {
  payPeriodCalls,
  progressOf,
  paidRecordOf,
  type PayNights,
  type PeriodProgress,
} from 'mf-tracking/domain';
import { addDays, nightShardSchema, paths, shards } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';
import { recordOf } from 'backend/kernel/records.ts';

const nightsOf = ({ from, to }: PayNights): string[] => {
  const nights: string[] = [];
  for (let night = from; night <= to; night = addDays(night, 1)) nights.push(night);
  return nights;
};

/**
 * A period's progress from the summaries of its nights; null if one can't be read. A night without records has none.
 */
const readProgress = async (
  customerId: string,
  period: PayNights,
  withMembers: boolean,
): Promise<PeriodProgress | null> => {
  const places = nightsOf(period).flatMap((night) =>
    shards.map((shard) => firestore().doc(paths.nightShard(customerId, night, shard))),
  );
  const found = (await firestore().getAll(...places)).filter(({ exists }) => exists);
  const read = found.map((shard) => recordOf(nightShardSchema, shard));
  if (read.some((shard) => shard === null || shard.damaged > 0)) return null;
  return progressOf(read.flatMap((shard) => shard?.clockInOuts ?? []).map(paidRecordOf), withMembers);
};

/**
 * Computes the progress of pay periods that aren't locked: payload
 * `{ periods: [{ from, to }], withMembers }`, at most six of a month each; result as read by the domain's
 * `payProgressSchema`. It reads the nights' summaries, eight documents a night regardless of the business's
 * size.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`
 */
export const reckonPayProgress = officeCall(
  payPeriodCalls.reckonPayProgress,
  async ({ periods, withMembers }, { customerId }) => ({
    periods: await Promise.all(periods.map((period) => readProgress(customerId, period, withMembers))),
  }),
);
