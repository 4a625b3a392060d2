import { where } from 'firebase/firestore';
import { paths } from '../../domain/index.ts';
import { documentsAt } from '../liveHooks.ts';

/** The records of the given nights in their collection. @param serviceDates `YYYY-MM-DD` */
export const recordsAt = (
  collection: 'clockInOuts' | 'shiftReports',
  customerId: string,
  serviceDates: readonly string[],
) => documentsAt(paths[collection](customerId), where('serviceDate', 'in', serviceDates));
