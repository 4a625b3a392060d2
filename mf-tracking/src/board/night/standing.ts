import type { NightShiftReport, Shift, ShiftState } from 'shared-lib/domain';
import { serviceNight } from 'shared-lib/domain/nights';
import type { BoardState, TimeFault } from './boardRow.ts';

/**
 * How a shift stands by its records. Of a night that is over, only a change made for that very night proves that someone was expected.
 */
export const boardState = (
  standing: ShiftState,
  { agentId, source }: Shift,
  reports: readonly NightShiftReport[],
  hasRecords: boolean,
  isOver: boolean,
): BoardState => {
  if (standing.state === 'onTheClock') return standing.openTooLong ? 'tooLong' : 'onTheClock';
  if (standing.state === 'done') return 'done';
  if (reports.some(({ status }) => status === 'inProgress')) return 'onTheClock';
  if (reports.some(({ status }) => status !== 'missed')) return 'done';
  if (reports.length > 0) return 'missed';
  if (isOver && !hasRecords && (source === 'regular' || agentId === null)) return 'noRecord';
  return standing.state;
};

/**
 * What is wrong with the times of a shift. A phone whose clock is off by a day says them of another night; older apps wrote a clock-out
 * before its clock-in.
 * @param serviceDate `YYYY-MM-DD`, the night that the record names
 */
export const timeFaultOf = (
  standing: ShiftState,
  serviceDate: string,
  timeZone: string,
): TimeFault | null => {
  if (!('clockInAt' in standing)) return null;
  if ('clockOutAt' in standing && standing.clockOutAt < standing.clockInAt) return 'backwards';
  return serviceNight(standing.clockInAt, timeZone) === serviceDate ? null : 'otherNight';
};

/** How late it is, or was, that someone came. Of a night that is over, nobody waits any more. */
export const minutesLate = (
  standing: ShiftState,
  state: BoardState,
  timeFault: TimeFault | null,
  isOver: boolean,
  now: number,
): number => {
  if (timeFault === 'otherNight') return 0;
  if (isOver && state === 'missed') return 0;
  if (state === 'missed') return Math.max(0, Math.floor((now - standing.scheduledStart) / 60_000));
  return 'lateMin' in standing ? standing.lateMin : 0;
};

/** Who came and who was expected: whom a record of a missed shift names, or else whose the night was. */
export const whoOf = (
  standing: ShiftState,
  state: BoardState,
  { agentId }: Shift,
  records: readonly Pick<NightShiftReport, 'memberId'>[],
): { cameId: string | null; expectedId: string | null } => {
  const recorded = records.at(-1)?.memberId ?? null;
  if ('memberId' in standing) return { cameId: standing.memberId, expectedId: agentId };
  if (state === 'missed') return { cameId: null, expectedId: recorded ?? agentId };
  return { cameId: recorded, expectedId: agentId };
};
