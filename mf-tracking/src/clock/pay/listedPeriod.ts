import type { PayNights } from 'mf-tracking/domain';
import type { PayPeriod } from 'mf-tracking/domain';
import type { Meaning } from 'shared-lib/ui';

/** A pay period in the list: its nights, and its document once it was locked. */
export interface ListedPeriod extends PayNights {
  readonly kept: PayPeriod | null;
}

/** A period's state: in progress, ready to lock, locked, or reopened. */
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

/** How many periods are shown at first if none was ever locked. */
const shownAtFirst = 4;

/**
 * The periods that are shown at first: back to the first that was ever locked, since earlier ones don't
 * matter.
 * @param periods the latest first
 */
export const recentPeriods = (periods: readonly ListedPeriod[]): readonly ListedPeriod[] => {
  const first = periods.findLastIndex(({ kept }) => kept !== null);
  return periods.slice(0, first < 0 ? shownAtFirst : first + 1);
};
