import {
  clockInOutSchema,
  nightClockInOutOf,
  nightShiftReportOf,
  shiftReportSchema,
} from '../../domain/index.ts';
import { listenToAllDocuments } from '../summaries/listenToAllDocuments.ts';
import { listenToParts, type Attach } from '../summaries/listenToParts.ts';
import type { NightRecords } from './nightRecordsOf.ts';
import { recordsAt } from './recordsAt.ts';

/** The given nights' records themselves, in the form of their summary. @param serviceDates `YYYY-MM-DD` */
export const nightSource = (customerId: string, serviceDates: readonly string[]): Attach<NightRecords> => {
  const all = (collection: 'clockInOuts' | 'shiftReports') => recordsAt(collection, customerId, serviceDates);
  return (onData, onError) =>
    listenToParts<NightRecords>(
      {
        clockInOuts: (onPart, onFailure) =>
          listenToAllDocuments(
            all('clockInOuts'),
            clockInOutSchema,
            (found) => onPart(found.map(nightClockInOutOf)),
            onFailure,
          ),
        shiftReports: (onPart, onFailure) =>
          listenToAllDocuments(
            all('shiftReports'),
            shiftReportSchema,
            (found) => onPart(found.map(nightShiftReportOf)),
            onFailure,
          ),
      },
      onData,
      onError,
    );
};
