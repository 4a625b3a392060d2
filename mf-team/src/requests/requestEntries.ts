import { requestKindOf, type PlacedRequest, type RequestRecord } from 'shared-lib/domain';

/** A request with its unique key. */
export interface RequestEntry extends PlacedRequest {
  /** The record's id and the index in its list. */
  key: string;
  recordId: string;
  kind: ReturnType<typeof requestKindOf>;
  timeOff: boolean;
}

/** A request's unique key, as in the address. */
export const keyOf = (recordId: string, place: number) => `${recordId}/${place}`;

/** The requests of all records in one list, the latest date first. */
export const requestEntries = (records: readonly Pick<RequestRecord, 'id' | 'requests'>[]): RequestEntry[] =>
  records
    .flatMap(({ id, requests }) =>
      requests.map((request) => {
        const kind = requestKindOf(request);
        return {
          ...request,
          key: keyOf(id, request.place),
          recordId: id,
          kind,
          timeOff: kind === 'timeOff',
        };
      }),
    )
    .sort((a, b) => (a.requestDate < b.requestDate ? 1 : a.requestDate > b.requestDate ? -1 : 0));
