import { groupBy } from 'shared-lib/domain';
import {
  scoreOf,
  shiftsIn,
  type Score,
  type ScoredShift,
  type ScorePeriod,
  type ScoreScope,
} from 'mf-tracking/domain';

/** The scores of a period and the one before it, and the shifts of the period for trends. */
export interface PeriodScores {
  readonly scope: ScoreScope;
  readonly score: Score;
  readonly previous: Score;
  readonly shifts: readonly ScoredShift[];
}

/** A member or community of the list. */
export interface ScoreRow extends PeriodScores {
  /** The member's or community's. */
  readonly id: string;
  readonly name: string;
  /** Of any known night. */
  readonly allShifts: readonly ScoredShift[];
}

/** The scores of some shifts, of any night. */
export const periodScores = (
  scope: ScoreScope,
  shifts: readonly ScoredShift[],
  period: ScorePeriod,
): PeriodScores => {
  const own = shiftsIn(shifts, period);
  return {
    scope,
    shifts: own,
    score: scoreOf(scope, own),
    previous: scoreOf(scope, shiftsIn(shifts, period.previous)),
  };
};

/** The members or communities with shifts in a period. */
export const scoreRows = (
  scope: 'member' | 'community',
  shifts: readonly ScoredShift[],
  period: ScorePeriod,
  nameOf: (id: string) => string,
): ScoreRow[] =>
  Array.from(
    groupBy(shifts, ({ memberId, communityId }) => (scope === 'member' ? memberId : communityId)),
  ).flatMap(([id, own]) => {
    if (id === null) return [];
    const scores = periodScores(scope, own, period);
    return scores.score.shifts === 0 ? [] : [{ ...scores, id, name: nameOf(id), allShifts: own }];
  });
