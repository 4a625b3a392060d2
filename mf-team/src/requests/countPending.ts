import type { TeamRequest } from 'shared-lib/domain';

/** The number of pending requests, over all the records' lists. */
export const countPending = (
  records: readonly { requests: readonly Pick<TeamRequest, 'status'>[] }[],
): number => records.flatMap(({ requests }) => requests).filter(({ status }) => status === 'pending').length;
