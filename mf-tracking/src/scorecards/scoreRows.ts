import { groupBy } from 'shared-lib/domain';
import {
  scoreOf,
  shiftsIn,
  type NightRequests,
  type Score,
  type ScoreRecords,
  type ScoredShift,
  type ScorePeriod,
  type ScoreScope,
} from 'mf-tracking/domain';

/** The scores of a period and the one before it, and the records of the period for trends. */
export interface PeriodScores {
  readonly scope: ScoreScope;
  readonly score: Score;
  readonly previous: Score;
  readonly shifts: readonly ScoredShift[];
  readonly requests: readonly NightRequests[];
}

/** A member or community of the list. */
export interface ScoreRow extends PeriodScores {
  /** The id of the member or community. */
  readonly id: string;
  readonly name: string;
  /** Their shifts, of any known night. */
  readonly allShifts: readonly ScoredShift[];
}

/** The scores of some records, of any night. */
export const periodScores = (
  scope: ScoreScope,
  { shifts, requests }: ScoreRecords,
  period: ScorePeriod,
): PeriodScores => {
  const [own, ownRequests] = [shiftsIn(shifts, period), shiftsIn(requests, period)];
  const { previous } = period;
  return {
    scope,
    shifts: own,
    requests: ownRequests,
    score: scoreOf(scope, own, ownRequests),
    previous: scoreOf(scope, shiftsIn(shifts, previous), shiftsIn(requests, previous)),
  };
};

/** The members or communities with shifts in a period. */
export const scoreRows = (
  scope: 'member' | 'community',
  { shifts, requests }: ScoreRecords,
  period: ScorePeriod,
  nameOf: (id: string) => string,
): ScoreRow[] => {
  const requestsOf = groupBy(requests, ({ communityId }) => communityId);
  return Array.from(
    groupBy(shifts, ({ memberId, communityId }) => (scope === 'member' ? memberId : communityId)),
  ).flatMap(([id, own]) => {
    if (id === null) return [];
    const ownRequests = scope === 'community' ? (requestsOf.get(id) ?? []) : [];
    const scores = periodScores(scope, { shifts: own, requests: ownRequests }, period);
    return scores.score.shifts === 0 ? [] : [{ ...scores, id, name: nameOf(id), allShifts: own }];
  });
};
