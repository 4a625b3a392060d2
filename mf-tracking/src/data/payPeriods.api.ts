import { payPeriodSchema } from 'mf-tracking/domain';
import { limit, orderBy, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';

/** How many pay periods are listed: a year of two-week periods. */
const listed = 26;

/** The latest pay periods that have been locked, live. */
export const usePayPeriods = liveCollection('listenToPayPeriods', {
  schema: payPeriodSchema,
  query: (customerId) => documentsAt(paths.payPeriods(customerId), orderBy('to', 'desc'), limit(listed)),
});

/**
 * A night's pay period, live, if it has been locked; otherwise the next one that has, or none. @param date
 * `YYYY-MM-DD`
 */
export const usePayPeriodOf = liveCollection('listenToPayPeriodOf', {
  schema: payPeriodSchema,
  query: (customerId, date: string) =>
    documentsAt(paths.payPeriods(customerId), where('to', '>=', date), orderBy('to'), limit(1)),
});
