import { where } from 'firebase/firestore';
import { clockInOutSchema, paths } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The clock-ins and clock-outs of some service dates, sorted and at most 30, live. */
export const useClockInOuts = liveCollection('listenToClockInOuts', {
  schema: clockInOutSchema,
  query: (customerId, serviceDates: readonly string[]) =>
    documentsAt(paths.clockInOuts(customerId), where('serviceDate', 'in', serviceDates)),
});
