import type { TeamRequest } from 'shared-lib/domain';
import { requestKindOf } from 'shared-lib/domain/nights';

type Waiting = Pick<TeamRequest, 'status' | 'requestType' | 'requestDate'>;

/**
 * Whether a swap is pending after its first night has ended: it can no longer happen, and no one needs to decide it.
 * @param tonight `YYYY-MM-DD`
 */
export const isExpiredSwap = (request: Waiting, tonight: string): boolean =>
  request.status === 'pending' && request.requestDate < tonight && requestKindOf(request) === 'swap';

/**
 * The number of pending requests, over all the records' lists.
 * @param tonight `YYYY-MM-DD`
 */
export const countPending = (
  records: readonly { readonly requests: readonly Waiting[] }[],
  tonight: string,
): number =>
  records
    .flatMap(({ requests }) => requests)
    .filter((request) => request.status === 'pending' && !isExpiredSwap(request, tonight)).length;
