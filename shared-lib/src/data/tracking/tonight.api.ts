import { where } from 'firebase/firestore';
import { clockInOutSchema, paths } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The clock-ins and clock-outs of at most 30 service dates, live. The dates have to be sorted. */
export const useClockInOuts = liveCollection('listenToClockInOuts', {
  schema: clockInOutSchema,
  query: (customerId, serviceDates: readonly string[]) =>
    documentsAt(paths.clockInOuts(customerId), where('serviceDate', 'in', serviceDates)),
});
