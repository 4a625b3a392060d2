import type { ClockInOut, Community, Shift } from 'shared-lib/domain';
import { lateAfterMin, missedAfterMin, openTooLongHours, serviceStartsAt } from 'shared-lib/domain/nights';

/** The fields of a clock-in that a shift's status depends on. */
export type ShiftClockInOut = Pick<
  ClockInOut,
  'communityId' | 'serviceDate' | 'memberId' | 'status' | 'scheduledStart' | 'clockInAt' | 'clockOutAt'
>;

/** A shift's status. Times are epoch milliseconds; `lateMin` is 0 when on time. */
export type ShiftState =
  | { readonly state: 'unassigned'; readonly scheduledStart: number }
  | { readonly state: 'scheduled'; readonly scheduledStart: number }
  | { readonly state: 'late'; readonly scheduledStart: number; readonly lateMin: number }
  | { readonly state: 'missed'; readonly scheduledStart: number }
  | {
      readonly state: 'onTheClock';
      readonly scheduledStart: number;
      readonly memberId: string | null;
      readonly clockInAt: number;
      readonly lateMin: number;
      /** Open for more than 12 hours: someone forgot to clock out. */
      readonly openTooLong: boolean;
    }
  | {
      readonly state: 'done';
      readonly scheduledStart: number;
      readonly memberId: string | null;
      readonly clockInAt: number;
      readonly clockOutAt: number;
      readonly lateMin: number;
    };

const millisPerMinute = 60_000;
const millisPerHour = 60 * millisPerMinute;

const lateBy = (scheduledStart: number, at: number): number => {
  const minutes = Math.floor((at - scheduledStart) / millisPerMinute);
  return minutes >= lateAfterMin ? minutes : 0;
};

/** The clock-in that decides a shift's status: someone still on the clock, otherwise the latest one. */
const decisive = (records: readonly ShiftClockInOut[]): ShiftClockInOut | undefined =>
  records.find((record) => record.clockInAt !== null && record.clockOutAt === null) ??
  records.reduce<ShiftClockInOut | undefined>(
    (latest, record) => ((record.clockInAt ?? 0) >= (latest?.clockInAt ?? 0) ? record : latest),
    undefined,
  );

/**
 * A shift's current status. Any member's clock-in counts, not only the assigned specialist's: a colleague who steps
 * in serves the shift. Without a clock-in it is late 10 minutes and missed 4 hours after the scheduled start.
 * @param clockInOuts any records; those of other communities and nights are ignored
 * @param now epoch milliseconds
 * @param community the shift's community, for its service start and zone
 */
export const shiftState = (
  shift: Shift,
  clockInOuts: readonly ShiftClockInOut[],
  now: number,
  community: Pick<Community, 'serviceStart' | 'timezone'> & Partial<Pick<Community, 'pastPlans'>>,
): ShiftState => {
  const record = decisive(
    clockInOuts.filter(
      ({ communityId, serviceDate }) =>
        communityId === shift.communityId && serviceDate === shift.serviceDate,
    ),
  );
  const scheduledStart = record?.scheduledStart ?? serviceStartsAt(community, shift.serviceDate);
  if (record !== undefined && record.clockInAt !== null) {
    const { memberId, clockInAt, clockOutAt } = record;
    const lateMin = lateBy(scheduledStart, clockInAt);
    if (clockOutAt !== null)
      return { state: 'done', scheduledStart, memberId, clockInAt, clockOutAt, lateMin };
    const openTooLong = now - clockInAt > openTooLongHours * millisPerHour;
    return { state: 'onTheClock', scheduledStart, memberId, clockInAt, lateMin, openTooLong };
  }
  if (record?.status === 'missed') return { state: 'missed', scheduledStart };
  if (shift.agentId === null) return { state: 'unassigned', scheduledStart };
  const lateMin = lateBy(scheduledStart, now);
  if (lateMin >= missedAfterMin) return { state: 'missed', scheduledStart };
  return lateMin > 0 ? { state: 'late', scheduledStart, lateMin } : { state: 'scheduled', scheduledStart };
};
