import type { PayPeriod } from './payPeriod.ts';

/** The locked period that contains a night; null if there is none. @param date `YYYY-MM-DD` */
export const lockedPeriodAt = <P extends Pick<PayPeriod, 'from' | 'to' | 'state'>>(
  date: string,
  periods: readonly P[],
): P | null =>
  periods.find(({ from, to, state }) => state === 'locked' && from <= date && date <= to) ?? null;
