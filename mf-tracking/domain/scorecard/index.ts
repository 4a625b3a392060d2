export {
  coversPrevious,
  monthsOfPeriod,
  scoreNights,
  scorePeriod,
  shiftsIn,
  trendSpans,
} from './scorePeriod.ts';
export type { NightSpan, ScoreNights, ScorePeriod } from './scorePeriod.ts';
export {
  figureChange,
  figureKinds,
  figuresOf,
  figureValue,
  minRatedShifts,
  shareOf,
  type FigureChange,
  type ScoreFigure,
} from './scoreFigures.ts';
export {
  scoreMonthFields,
  scoreMonthSchema,
  scoreMonthsOf,
  withScoredNight,
  type ScoreMonth,
  type ScoreRecords,
} from './scoreMonth.ts';
export { laborSchema, marginOf, type Labor, type Margin } from './margin.ts';
export {
  countRequests,
  scoreOf,
  scoreScopes,
  type NightRequests,
  type Score,
  type ScoreScope,
} from './score.ts';
export { scoreNight, type ScoredShift } from './scoredShift.ts';
