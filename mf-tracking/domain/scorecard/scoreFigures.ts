import type { Score, ScoreScope } from './score.ts';

/**
 * The figures of a scorecard, most important first:
 * - `onTime`: clock-ins less than `lateAfterMin` after the scheduled start, of all clocked shifts
 * - `missedShifts`: of all scheduled shifts of a community
 * - `noShows`: a member's shifts that were recorded as missed
 * - `doorsPerHour`: doors served per hour worked, in shifts that have both
 * - `missedDoors`: expected doors that weren't served, of all expected in served shifts
 * - `returned`: reports returned and not submitted again
 * - `violations`: reported in those shifts
 * - `requests`: sent by a community's residents, of any kind
 * - `flagged`: reports outside the limits of the report checks
 * - `hours`: worked, in minutes
 */
export const scoreFigures = [
  'onTime',
  'missedShifts',
  'noShows',
  'doorsPerHour',
  'missedDoors',
  'returned',
  'violations',
  'requests',
  'flagged',
  'hours',
] as const;

export type ScoreFigure = (typeof scoreFigures)[number];

/** The figures of each scope. */
export const figuresOf: Readonly<Record<ScoreScope, readonly ScoreFigure[]>> = {
  business: scoreFigures.filter((figure) => figure !== 'noShows'),
  member: scoreFigures.filter((figure) => figure !== 'missedShifts' && figure !== 'requests'),
  community: ['onTime', 'missedShifts', 'missedDoors', 'violations', 'requests', 'flagged', 'hours'],
};

/** Minimum number of shifts for a rate. */
export const minRatedShifts = 5;

/** The type of a figure: a share from 0 to 1, a number per hour, a count, or minutes. */
export const figureKinds: Readonly<Record<ScoreFigure, 'share' | 'perHour' | 'count' | 'minutes'>> = {
  onTime: 'share',
  missedShifts: 'share',
  noShows: 'count',
  doorsPerHour: 'perHour',
  missedDoors: 'share',
  returned: 'count',
  violations: 'count',
  requests: 'count',
  flagged: 'count',
  hours: 'minutes',
};

/** Whether more of a figure is better or worse. More violations found, or requests, may be either. */
const betterWith: Readonly<Record<ScoreFigure, 'more' | 'less' | null>> = {
  onTime: 'more',
  missedShifts: 'less',
  noShows: 'less',
  doorsPerHour: 'more',
  missedDoors: 'less',
  returned: 'less',
  violations: null,
  requests: null,
  flagged: 'less',
  hours: null,
};

/** A part of a whole, such as on-time shifts of clocked ones. */
interface Share {
  readonly part: number;
  readonly of: number;
}

/** The part and the whole behind a figure that is a share; null for any other. */
export const shareOf = (figure: ScoreFigure, score: Score): Share | null => {
  switch (figure) {
    case 'onTime':
      return { part: score.onTime, of: score.onTime + score.late };
    case 'missedShifts':
      return { part: score.missed, of: score.shifts };
    case 'missedDoors':
      return { part: score.doorsExpected - score.doorsServed, of: score.doorsExpected };
    default:
      return null;
  }
};

/** How many shifts a figure is based on. */
const shiftsBehind = (figure: ScoreFigure, score: Score): number => {
  switch (figure) {
    case 'onTime':
      return score.onTime + score.late;
    case 'doorsPerHour':
      return score.pacedShifts;
    case 'missedDoors':
    case 'returned':
    case 'violations':
    case 'flagged':
      return score.reports;
    default:
      return score.shifts;
  }
};

const countOf = (figure: ScoreFigure, score: Score): number => {
  switch (figure) {
    case 'noShows':
      return score.missed;
    case 'returned':
      return score.returned;
    case 'violations':
      return score.violations;
    case 'requests':
      return score.requests;
    case 'flagged':
      return score.flagged;
    default:
      return score.workedMin;
  }
};

const minutesPerHour = 60;

/**
 * A figure's value.
 * @param least the fewest shifts a rate is computed from; a count needs one
 * @returns null with too few shifts; never zero instead
 */
export const figureValue = (figure: ScoreFigure, score: Score, min = minRatedShifts): number | null => {
  const kind = figureKinds[figure];
  const isRate = kind === 'share' || kind === 'perHour';
  if (shiftsBehind(figure, score) < (isRate ? min : 1)) return null;
  if (kind === 'perHour')
    return score.pacedMin === 0 ? null : score.pacedDoors / (score.pacedMin / minutesPerHour);
  const share = shareOf(figure, score);
  if (share === null) return countOf(figure, score);
  return share.of === 0 ? null : share.part / share.of;
};

/** The change of a figure since the previous period, and whether it is an improvement; null if it may be either. */
export interface FigureChange {
  readonly by: number;
  readonly isBetter: boolean | null;
}

/**
 * Compares a figure with the previous period.
 * @param isComplete whether records cover the previous period; a count of half a period can't be compared
 * @returns null without enough data for either
 */
export const figureChange = (
  figure: ScoreFigure,
  score: Score,
  previous: Score,
  isComplete: boolean,
): FigureChange | null => {
  const [now, before] = [figureValue(figure, score), figureValue(figure, previous)];
  if (now === null || before === null || !isComplete) return null;
  const by = now - before;
  const wanted = betterWith[figure];
  return { by, isBetter: wanted === null || by === 0 ? null : by > 0 === (wanted === 'more') };
};
