import { isTimeOff, type RequestRecord, type TeamRequest } from 'shared-lib/domain';

/** One request, with what tells it from all others. */
export interface RequestEntry extends TeamRequest {
  /** The record's id and the place in its list. */
  key: string;
  timeOff: boolean;
}

/** The requests of all records in one list, the latest date first. */
export const requestEntries = (records: readonly RequestRecord[]): RequestEntry[] =>
  records
    .flatMap(({ id, requests }) =>
      requests.map((request, index) => ({
        ...request,
        key: `${id}/${index}`,
        timeOff: isTimeOff(request),
      })),
    )
    .sort((a, b) => (a.requestDate > b.requestDate ? -1 : Number(a.requestDate < b.requestDate)));
