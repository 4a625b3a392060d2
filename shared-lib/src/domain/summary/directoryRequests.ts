import { addDays, earliestToday } from '../base/serviceNight.ts';
import { requestStatuses, type PlacedRequest } from '../request/requestRecord.ts';
import { cells, type CellFormat } from './cells.ts';
import { rowFormat } from './rowFormat.ts';

/** A request record in the directory: the requests that screens show. Its id is the record's. */
export interface DirectoryRequests {
  readonly id: string;
  /** In the order of their places; empty if all are decided and long past. */
  readonly requests: readonly PlacedRequest[];
}

/** How many days back the directory has decided requests. */
const daysBack = 60;

/** The rows of one record's requests. The id is the place. */
const requestRows = rowFormat({
  id: cells.id,
  userId: cells.id,
  status: cells.choice(requestStatuses),
  requestType: cells.text,
  requestDate: cells.date,
  communityId: cells.idOrNone,
  decidedAt: cells.instantOrNone,
  decidedBy: cells.idOrNone,
  cancelledAt: cells.instantOrNone,
  cancelledBy: cells.idOrNone,
  cancellationReason: cells.textOrNone,
});

/** A list of requests in one cell. */
const requestsCell: CellFormat<readonly PlacedRequest[]> = {
  write: (requests) =>
    requestRows.write(requests.map((request) => ({ ...request, id: String(request.place) }))),
  read: (cell) => {
    const { records, damaged } = requestRows.read(cell ?? '');
    const requests = records.map(({ id, ...request }) => ({ ...request, place: Number(id) }));
    const isRead = damaged === 0 && requests.every(({ place }) => Number.isSafeInteger(place));
    return isRead ? requests.toSorted((a, b) => a.place - b.place) : undefined;
  },
};

/** The directory's request rows, one for each record. */
export const requestRecordRows = rowFormat({ id: cells.id, requests: requestsCell });

/**
 * The first date for which the directory has every request, `YYYY-MM-DD`; it has all pending ones.
 * @param now epoch milliseconds
 */
export const requestsListedSince = (now: number): string => addDays(earliestToday(now), -daysBack);
