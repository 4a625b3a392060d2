import { useMemo } from 'react';
import { useKeepPreviousData, useNow, type LiveResult } from 'shared-lib/data';
import {
  coversPrevious,
  monthsOfPeriod,
  scoreNights,
  scorePeriod,
  type NightRequests,
  type ScoredShift,
  type ScorePeriod,
} from 'mf-tracking/domain';
import { lastNightAt } from 'shared-lib/domain';
import { viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { useScoreMonths } from '../data/scoreMonths.api.ts';

/** The finished shifts and residents' requests of a period and the one before it. */
export interface Scorecards {
  readonly period: ScorePeriod;
  readonly shifts: readonly ScoredShift[];
  readonly requests: readonly NightRequests[];
  /** Whether the business's records reach back to the beginning of the previous period. */
  readonly isCovered: boolean;
}

/** A period of nights up to the last one that has ended. */
export function usePeriod(nights: (typeof scoreNights)[number]): ScorePeriod {
  const lastNight = lastNightAt(useNow(), viewerTimeZone());
  return useMemo(() => scorePeriod(lastNight, nights), [lastNight, nights]);
}

/** The period of the address (`nights`). */
export function usePeriodOfAddress(): ScorePeriod {
  const [params] = useSearchParams();
  return usePeriod(scoreNights.find((count) => String(count) === params.get('nights')) ?? 30);
}

/** A period's finished shifts, live, from their monthly summaries. */
export function useScorecards(period: ScorePeriod): LiveResult<Scorecards> {
  const live = useKeepPreviousData(useScoreMonths(monthsOfPeriod(period)));
  const months = live.status === 'ready' ? live.data : null;
  const scorecards = useMemo((): Scorecards | null => {
    if (!months) return null;
    const shifts = months.flatMap((month) => month.shifts);
    const requests = months.flatMap((month) => month.requests);
    return { period, shifts, requests, isCovered: coversPrevious(shifts, period) };
  }, [months, period]);
  if (live.status !== 'ready') return live;
  return scorecards ? { ...live, data: scorecards } : { status: 'loading', retry: live.retry };
}
