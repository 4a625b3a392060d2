import type { TeamRequest } from 'shared-lib/domain';

/** How many requests wait for an answer, over all the lists that records hold. */
export const countPending = (
  records: readonly { requests: readonly Pick<TeamRequest, 'status'>[] }[],
): number => records.flatMap(({ requests }) => requests).filter(({ status }) => status === 'pending').length;
