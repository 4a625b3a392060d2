import { useMemo } from 'react';
import { useAccount } from 'shared-lib/data';
import type { DirectoryCommunity } from 'shared-lib/domain';
import { marginOf, type Margin, type ScoredShift } from 'mf-tracking/domain';
import { useLabor } from '../data/labor.api.ts';
import type { Scorecards } from './useScorecards.ts';

/** The margin of a period and the one before it; null without a rate. */
export interface PeriodMargin {
  readonly margin: Margin;
  /** The change of its share; null if there is nothing to compare. */
  readonly by: number | null;
}

/** The margin of some shifts. */
export type MarginOf = (shifts: readonly ScoredShift[]) => PeriodMargin | null;

/** The cost of an hour: null until it is set; undefined while loading, and for everyone except the owner. */
export function useHourCost(): number | null | undefined {
  const isOwner = useAccount().role === 'owner';
  const labor = useLabor(undefined, { skip: !isOwner });
  return labor.status === 'ready' ? (labor.data?.hourCostCents ?? null) : undefined;
}

/**
 * How to calculate margins: what communities pay against hours × cost.
 * @param communityOf by id
 * @param hourCostCents from `useHourCost`
 * @returns null without a cost
 */
export function useMarginOf(
  { period, isCovered }: Pick<Scorecards, 'period' | 'isCovered'>,
  communityOf: ReadonlyMap<string, DirectoryCommunity>,
  hourCostCents: number | null | undefined,
): MarginOf | null {
  return useMemo(() => {
    if (hourCostCents === undefined || hourCostCents === null) return null;
    return (shifts) => {
      const margin = marginOf(shifts, period, communityOf, hourCostCents);
      const before = isCovered ? marginOf(shifts, period.previous, communityOf, hourCostCents) : null;
      const [now, then] = [margin?.share ?? null, before?.share ?? null];
      return margin && { margin, by: now === null || then === null ? null : now - then };
    };
  }, [hourCostCents, communityOf, period, isCovered]);
}
