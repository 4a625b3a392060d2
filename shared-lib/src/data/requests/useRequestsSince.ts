import { useMemo } from 'react';
import { groupBy, requestsListedSince, type RequestRecord } from '../../domain/index.ts';
import { useRequestDirectory } from '../directory/directory.api.ts';
import type { ListedRequest } from '../directory/directoryParts.ts';
import type { LiveResult } from '../live.ts';
import { useNow } from '../hooks/useNow.ts';
import { useRequestRecords } from './requests.api.ts';

/** Requests of one record, each with its index in it. */
type RequestsOfRecord = Pick<RequestRecord, 'id' | 'requests'>;

const none: readonly ListedRequest[] = [];

/** Requests by record. */
const byRecord = (listed: readonly ListedRequest[]): RequestsOfRecord[] =>
  Array.from(
    groupBy(listed, ({ recordId }) => recordId),
    ([id, own]) => ({ id, requests: own.map(({ recordId: _, ...request }) => request) }),
  );

/**
 * The team's requests, by record, live: all pending ones, and all from a date on.
 * @param since `YYYY-MM-DD`; null for any date. Older ones than in the directory are read from the records: one for
 * each member, at worst.
 */
export function useRequestsSince(since: string | null): LiveResult<readonly RequestsOfRecord[]> {
  const first = requestsListedSince(useNow());
  const isListed = since !== null && since >= first;
  const directory = useRequestDirectory({ skip: !isListed });
  const records = useRequestRecords(undefined, { skip: isListed });
  const listed = directory.status === 'ready' ? directory.data : none;
  const ofRecords = useMemo(() => byRecord(listed), [listed]);
  if (!isListed) return records;
  return directory.status === 'ready' ? { ...directory, data: ofRecords } : directory;
}

/** The team's requests, by record, live: all pending ones, and recent ones. */
export const useRecentRequests = () => useRequestsSince(requestsListedSince(useNow()));
