import * as z from 'shared-lib/domain/schema';
import { workedMinutes, type NightClockInOut } from 'shared-lib/domain';
import { calendarDate, count, id } from 'shared-lib/domain/schema';
import { obstaclesOf } from './payPeriodChange.ts';
import { payObstacles, type PaidRecord } from './payRows.ts';

/** Maximum number of periods per request: those a screen lists at first. */
export const maxProgressPeriods = 6;

/** Maximum number of nights of a period: the longest month. */
const maxNights = 31;

const millisPerDay = 86_400_000;

const nightsAsked = z
  .object({ from: calendarDate, to: calendarDate })
  .check(
    z.refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < maxNights * millisPerDay),
  );

/** The payload for the progress of pay periods. */
export const payProgressQuestionSchema = z.object({
  periods: z.array(nightsAsked).check(z.minLength(1), z.maxLength(maxProgressPeriods)),
  /** Whether the result has each member's time. */
  withMembers: z._default(z.boolean(), false),
});

const progress = z.object({
  /** Records to pay: missed shifts aren't. */
  records: count,
  approved: count,
  /** The time of all records with a clock-out, approved or not. */
  workedMin: count,
  /** The number of records that block a lock, by reason, in the order of `payObstacles`. */
  obstacles: z.array(z.object({ why: z.enum(payObstacles), count, firstId: id })),
  /** The time by member; empty unless requested. */
  members: z._default(z.array(z.object({ memberId: id, workedMin: count })), []),
});

/** The progress of a pay period that isn't locked. */
export type PeriodProgress = z.output<typeof progress>;

/** The time of each member's records with a clock-out, approved or not. */
const minutesByMember = (records: readonly PaidRecord[]): PeriodProgress['members'] => {
  const minutes = new Map<string, number>();
  for (const record of records) {
    const worked = workedMinutes(record);
    if (record.memberId === null || worked === null) continue;
    minutes.set(record.memberId, (minutes.get(record.memberId) ?? 0) + worked);
  }
  return Array.from(minutes, ([memberId, workedMin]) => ({ memberId, workedMin }));
};

/** The progress of each requested period, in order; null if its nights can't be read. */
export const payProgressSchema = z.object({ periods: z.array(z.nullable(progress)) });

/** The fields of a night's summary that pay needs. */
export const paidRecordOf = ({ isApproved, ...row }: NightClockInOut): PaidRecord => ({
  ...row,
  approvedAt: isApproved ? (row.clockOutAt ?? 0) : null,
});

/**
 * The progress of a pay period, from all of its records. The blockers are exactly the records that make a
 * lock fail.
 * @param withMembers whether the result has each member's time
 */
export const progressOf = (records: readonly PaidRecord[], withMembers = false): PeriodProgress => {
  const paid = records.filter(({ status }) => status !== 'missed');
  const found = obstaclesOf(records);
  return {
    records: paid.length,
    approved: paid.filter(({ approvedAt }) => approvedAt !== null).length,
    workedMin: paid.reduce((sum, record) => sum + (workedMinutes(record) ?? 0), 0),
    obstacles: payObstacles.flatMap((why) => {
      const own = found.filter((obstacle) => obstacle.why === why);
      return own[0] ? [{ why, count: own.length, firstId: own[0].id }] : [];
    }),
    members: withMembers ? minutesByMember(paid) : [],
  };
};
