import type { PayPeriod } from './payPeriod.ts';

/** The period of some that holds a night and is locked; null where none is. @param date `YYYY-MM-DD` */
export const lockedPeriodAt = <P extends Pick<PayPeriod, 'from' | 'to' | 'state'>>(
  date: string,
  periods: readonly P[],
): P | null =>
  periods.find(({ from, to, state }) => state === 'locked' && from <= date && date <= to) ?? null;
