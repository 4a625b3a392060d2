import { maxProgressPeriods, type PayNights, type PayPeriod, type PeriodProgress } from 'mf-tracking/domain';
import type { Meaning } from 'shared-lib/ui';

/** A pay period in the list: its nights, and its document once it was locked. */
export interface ListedPeriod extends PayNights {
  readonly kept: PayPeriod | null;
}

/** A period's state: in progress, ended with records that block a lock, ready to lock, locked, or reopened. */
export type PeriodState = 'running' | 'blocked' | 'open' | 'locked' | 'reopened';

/**
 * @param tonight `YYYY-MM-DD`
 * @param obstacles how many records block a lock; null while unknown
 * @returns null for a period that has ended, while it is unknown what blocks its lock
 */
export const periodState = (
  { to, kept }: ListedPeriod,
  tonight: string,
  obstacles: number | null,
): PeriodState | null => {
  if (kept) return kept.state === 'locked' ? 'locked' : 'reopened';
  if (to >= tonight) return 'running';
  if (obstacles === null) return null;
  return obstacles > 0 ? 'blocked' : 'open';
};

export const periodMeanings: Readonly<Record<PeriodState, Meaning>> = {
  running: 'info',
  blocked: 'watch',
  open: 'info',
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

/** The latest periods whose progress is listed: those that aren't locked, up to tonight. @param tonight `YYYY-MM-DD` */
export const periodsInProgress = (periods: readonly ListedPeriod[], tonight: string): PayNights[] =>
  periods
    .filter(({ kept }) => kept?.state !== 'locked')
    .slice(0, maxProgressPeriods)
    .map(({ from, to }) => ({ from, to: to < tonight ? to : tonight }));

/**
 * The periods up to the first whose progress is still loading: what blocks a period makes its row higher, and would push
 * down those below.
 */
export const withKnownProgress = (
  periods: readonly ListedPeriod[],
  asked: readonly PayNights[],
  progress: { readonly has: (from: string) => boolean },
): readonly ListedPeriod[] => {
  const waiting = asked.find(({ from }) => !progress.has(from));
  return waiting
    ? periods.slice(
        0,
        periods.findIndex(({ from }) => from === waiting.from),
      )
    : periods;
};

/** A list of records or a record that blocks a lock, as an address. */
export const obstacleAddress = (
  { from, to }: PayNights,
  { why, count, firstId }: PeriodProgress['obstacles'][number],
): string => {
  if (count === 1) return `/clock-in-outs?open=${encodeURIComponent(firstId)}`;
  const nights = `/clock-in-outs?from=${from}&to=${to}`;
  switch (why) {
    case 'open':
    case 'autoClosed':
      return `${nights}&status=${why}`;
    case 'notApproved':
      return `${nights}&status=closed&approval=waiting`;
    case 'nobody':
    case 'overlaps':
      // The period names them.
      return `/clock-in-outs?tab=pay&period=${from}`;
  }
};
