import type { NightResult } from 'shared-lib/data/dashboard';
import { nightsUntil } from 'shared-lib/domain/nights';

/** The number of nights that the dashboard's chart shows. */
export const shownNights = 14;

/** The number of nights in which the dashboard counts missed shifts. */
const missedNights = 7;

/** The lists behind the dashboard's figures, by their addresses. */
export const missedShiftsPath = `/shift-report?status=missed&nights=${missedNights}`;
export const openViolationsPath = '/violations?status=open';

/**
 * The nights on the dashboard's chart, tonight last.
 * @param tonight `YYYY-MM-DD`
 */
export const nightsShown = (tonight: string): string[] => nightsUntil(tonight, shownNights).reverse();

/**
 * The missed shifts of the last seven nights, including tonight, according to shift reports. A shift that is
 * overdue tonight and has no report yet shows only at `/tracking`.
 * @param nights the latest last
 */
export const missedShifts = (nights: readonly Pick<NightResult, 'missed'>[]): number =>
  nights.slice(-missedNights).reduce((sum, { missed }) => sum + missed, 0);
