import { addDays, type RequestRecord, type DirectoryRequests, requestsListedSince } from 'shared-lib/domain';

/** Extra days, because a device's clock may differ from the functions'. */
const margin = 2;

/**
 * A member's requests as a directory entry.
 * @param now epoch milliseconds. Old requests are left out; they stay until the record changes or the daily repair runs.
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
