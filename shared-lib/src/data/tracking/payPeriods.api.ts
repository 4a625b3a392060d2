import { limit, orderBy, where } from 'firebase/firestore';
import { paths, payPeriodSchema } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** As many pay periods as are listed: a year of two weeks each. */
const listed = 26;

/** The latest pay periods that were locked once, live. */
export const usePayPeriods = liveCollection('listenToPayPeriods', {
  schema: payPeriodSchema,
  query: (customerId) => documentsAt(paths.payPeriods(customerId), orderBy('to', 'desc'), limit(listed)),
});

/** The pay period of a night, live, where it was locked once; else the next one that was, or none. @param date `YYYY-MM-DD` */
export const usePayPeriodOf = liveCollection('listenToPayPeriodOf', {
  schema: payPeriodSchema,
  query: (customerId, date: string) =>
    documentsAt(paths.payPeriods(customerId), where('to', '>=', date), orderBy('to'), limit(1)),
});
