import type { PayNights } from 'mf-tracking/domain';
import type { PayPeriod } from 'shared-lib/domain';
import type { Meaning } from 'shared-lib/ui';

/** A pay period as it is listed: its nights, and what is kept of it once it was locked. */
export interface ListedPeriod extends PayNights {
  readonly kept: PayPeriod | null;
}

/** Where a period stands: its nights are still to come, it waits to be locked, it is locked, or open again. */
export type PeriodState = 'running' | 'open' | 'locked' | 'reopened';

/** @param tonight `YYYY-MM-DD` */
export const periodState = ({ to, kept }: ListedPeriod, tonight: string): PeriodState => {
  if (kept) return kept.state === 'locked' ? 'locked' : 'reopened';
  return to >= tonight ? 'running' : 'open';
};

export const periodMeanings: Readonly<Record<PeriodState, Meaning>> = {
  running: 'info',
  open: 'watch',
  locked: 'good',
  reopened: 'watch',
};

/** As many periods as are shown at first where none was ever locked. */
const shownAtFirst = 4;

/**
 * The periods that are shown at first: back to the first that was ever locked, since nobody waits for those before it.
 * @param periods the latest first
 */
export const recentPeriods = (periods: readonly ListedPeriod[]): readonly ListedPeriod[] => {
  const first = periods.findLastIndex(({ kept }) => kept !== null);
  return periods.slice(0, first < 0 ? shownAtFirst : first + 1);
};
