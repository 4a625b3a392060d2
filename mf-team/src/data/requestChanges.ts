import { readRequest } from 'shared-lib/domain';
import { requestKey, type ListedRequest, type LocalChange } from 'shared-lib/data/kit';
import type { NewRequest, RequestOutcome } from 'mf-team/domain';

type RequestPlace = Pick<ListedRequest, 'recordId' | 'place'>;

/** A new request's effect on the directory. */
export const requestAdded = (at: RequestPlace, request: NewRequest): LocalChange<ListedRequest> => {
  const added = readRequest({ ...request, status: 'pending' });
  return { key: requestKey(at), change: (known) => known ?? (added && { ...added, ...at }) };
};

/** The effect of deciding a request on the directory. */
export const requestDecided = (at: RequestPlace, outcome: RequestOutcome): LocalChange<ListedRequest> => ({
  key: requestKey(at),
  change: (known) => known && { ...known, ...outcome },
});
