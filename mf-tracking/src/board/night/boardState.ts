import type { NightShiftReport, Shift } from 'shared-lib/domain';
import type { ShiftState } from 'mf-tracking/domain';
import { serviceNight } from 'shared-lib/domain/nights';
import type { BoardState, TimeFault } from './boardRow.ts';

/**
 * A shift's state according to its records. For a past night, only a change made for that very night proves
 * that someone was expected.
 */
export const boardState = (
  shiftState: ShiftState,
  { agentId, source }: Shift,
  reports: readonly NightShiftReport[],
  hasRecords: boolean,
  isOver: boolean,
): BoardState => {
  if (shiftState.state === 'onTheClock') return shiftState.openTooLong ? 'tooLong' : 'onTheClock';
  if (shiftState.state === 'done') return 'done';
  if (reports.some(({ status }) => status === 'inProgress')) return 'onTheClock';
  if (reports.some(({ status }) => status !== 'missed')) return 'done';
  if (reports.length > 0) return 'missed';
  if (isOver && !hasRecords && (source === 'regular' || agentId === null)) return 'noRecord';
  return shiftState.state;
};

/**
 * Checks the times of a shift. A phone whose clock is off by a day records them on another night; older apps
 * wrote a clock-out before its clock-in.
 * @param serviceDate `YYYY-MM-DD`, the night that the record names
 */
export const timeFaultOf = (
  shiftState: ShiftState,
  serviceDate: string,
  timeZone: string,
): TimeFault | null => {
  if (!('clockInAt' in shiftState)) return null;
  if ('clockOutAt' in shiftState && shiftState.clockOutAt < shiftState.clockInAt) return 'backwards';
  return serviceNight(shiftState.clockInAt, timeZone) === serviceDate ? null : 'otherNight';
};

/** How late someone came, or has yet to come. After a night has ended, no one is still waiting. */
export const minutesLate = (
  shiftState: ShiftState,
  state: BoardState,
  timeFault: TimeFault | null,
  isOver: boolean,
  now: number,
): number => {
  if (timeFault === 'otherNight') return 0;
  if (isOver && state === 'missed') return 0;
  if (state === 'missed') return Math.max(0, Math.floor((now - shiftState.scheduledStart) / 60_000));
  return 'lateMin' in shiftState ? shiftState.lateMin : 0;
};

/** Who came and who was expected: the member named by a missed shift, or else the assigned one. */
export const memberOfShift = (
  shiftState: ShiftState,
  state: BoardState,
  { agentId }: Shift,
  records: readonly Pick<NightShiftReport, 'memberId'>[],
): { cameId: string | null; expectedId: string | null } => {
  const recorded = records.at(-1)?.memberId ?? null;
  if ('memberId' in shiftState) return { cameId: shiftState.memberId, expectedId: agentId };
  if (state === 'missed') return { cameId: null, expectedId: recorded ?? agentId };
  return { cameId: recorded, expectedId: agentId };
};
