import { addDays, type RequestRecord, type DirectoryRequests, requestsListedSince } from 'shared-lib/domain';

/** Days beyond these, since the clock of a device and that of functions may differ. */
const margin = 2;

/**
 * What the directory says of a record.
 * @param now epoch milliseconds; what lies longer back is left out, and stays until the record changes or the daily repair
 */
export const directoryRequestsOf = (
  { id, requests }: Pick<RequestRecord, 'id' | 'requests'>,
  now: number,
): DirectoryRequests => {
  const since = addDays(requestsListedSince(now), -margin);
  return {
    id,
    requests: requests.filter(({ status, requestDate }) => status === 'pending' || requestDate >= since),
  };
};
