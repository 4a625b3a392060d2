import type { NightResult } from 'shared-lib/data/dashboard';

type Night = Pick<NightResult, 'serviceDate' | 'done' | 'missed'>;

/** One night as a bar: its figures, and the height of each part. */
export interface NightBar extends Night {
  /** As a part of the chart's height, from 0 to 1. */
  readonly doneShare: number;
  readonly missedShare: number;
}

/** The bars of some nights; the night with the most shifts has the chart's full height. */
export function barsOf(nights: readonly Night[]): NightBar[] {
  const max = Math.max(1, ...nights.map(({ done, missed }) => done + missed));
  return nights.map((night) => ({
    ...night,
    doneShare: night.done / max,
    missedShare: night.missed / max,
  }));
}
