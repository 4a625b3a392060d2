import { addDays, momentOfNight } from 'shared-lib/domain/nights';
import type { NightClockInOut } from 'shared-lib/domain';

/** A shift of a night, as the board shows it. Moments are epoch milliseconds. */
export interface TimelineShift {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  readonly timeZone: string;
  readonly state: string;
  /** Whether its night has ended. */
  readonly isOver: boolean;
  readonly scheduledStart: number;
  /** When service must have ended. */
  readonly finishBy: number;
  /** How many minutes late someone came, or hasn't come; 0 for on time. */
  readonly lateMin: number;
  /** When the last door is done at the current pace; null without a forecast. */
  readonly finishAt: number | null;
  readonly agentId: string | null;
  readonly doorsTotal: number;
  readonly doorsServiced: number;
}

/** The fields of a clock-in that a timeline shows. */
export type TimelineClock = Pick<
  NightClockInOut,
  'communityId' | 'serviceDate' | 'memberId' | 'clockInAt' | 'clockOutAt'
>;

/** From one moment to a later one, epoch milliseconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Someone's time on the clock. */
export interface WorkedSpan extends Span {
  readonly memberId: string | null;
  /** Whether there is no clock-out. */
  readonly isOpen: boolean;
}

/** The events at one community, with their times. */
export interface ShiftSpans {
  /** Null if service must end before it starts. */
  readonly planned: Span | null;
  /** From the scheduled start until someone came; until now while no one has. */
  readonly late: Span | null;
  /** Whether no one came at all. */
  readonly isMissed: boolean;
  /** In order of their clock-ins. */
  readonly worked: readonly WorkedSpan[];
  /** From now to the projected finish. */
  readonly projected: Span | null;
}

const millisPerMinute = 60_000;

const spanOf = (from: number, to: number): Span | null => (from < to ? { from, to } : null);

/**
 * When the work on the clock ended. Without a clock-out, it lasts until now on a night in progress, and until service
 * had to end on a past one, because the real time is unknown.
 */
const endOf = (
  { clockOutAt }: TimelineClock,
  { isOver, finishBy }: TimelineShift,
  nightEnd: number,
  now: number,
) => Math.min(clockOutAt ?? (isOver ? finishBy : now), nightEnd);

/**
 * The planned and the actual times of a shift, cut off at noon, when its night begins and ends. Times of another night
 * and those that end before they begin have no span.
 * @param clocks of any community and night
 * @param now epoch milliseconds
 */
export function shiftSpans(shift: TimelineShift, clocks: readonly TimelineClock[], now: number): ShiftSpans {
  const { communityId, serviceDate, timeZone, state, isOver, scheduledStart, finishBy, lateMin } = shift;
  const nightStart = momentOfNight(serviceDate, '12:00', timeZone);
  const nightEnd = momentOfNight(addDays(serviceDate, 1), '12:00', timeZone);
  const worked = clocks
    .filter((clock) => clock.communityId === communityId && clock.serviceDate === serviceDate)
    .flatMap((clock): WorkedSpan[] => {
      const { clockInAt, clockOutAt, memberId } = clock;
      if (clockInAt === null || (clockOutAt !== null && clockOutAt < clockInAt)) return [];
      const span = spanOf(Math.max(clockInAt, nightStart), endOf(clock, shift, nightEnd, now));
      return span ? [{ ...span, memberId, isOpen: clockOutAt === null }] : [];
    })
    .sort((a, b) => a.from - b.from);

  const isMissed = state === 'missed';
  const waitedUntil = isMissed && isOver ? finishBy : scheduledStart + lateMin * millisPerMinute;
  const isOnTheClock = worked.some(({ isOpen }) => isOpen);
  return {
    planned: spanOf(scheduledStart, finishBy),
    late: spanOf(scheduledStart, Math.min(waitedUntil, nightEnd)),
    isMissed,
    worked,
    projected: isOnTheClock && shift.finishAt !== null ? spanOf(now, shift.finishAt) : null,
  };
}
