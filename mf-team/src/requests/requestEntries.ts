import { isTimeOff, type PlacedRequest, type RequestRecord } from 'shared-lib/domain';

/** A request with its unique key. */
export interface RequestEntry extends PlacedRequest {
  /** The record's id and the index in its list. */
  key: string;
  recordId: string;
  timeOff: boolean;
}

/** A request's unique key, as in the address. */
export const keyOf = (recordId: string, place: number) => `${recordId}/${place}`;

/** The requests of all records in one list, the latest date first. */
export const requestEntries = (records: readonly Pick<RequestRecord, 'id' | 'requests'>[]): RequestEntry[] =>
  records
    .flatMap(({ id, requests }) =>
      requests.map((request) => ({
        ...request,
        key: keyOf(id, request.place),
        recordId: id,
        timeOff: isTimeOff(request),
      })),
    )
    .sort((a, b) => (a.requestDate < b.requestDate ? 1 : a.requestDate > b.requestDate ? -1 : 0));
