import { useMemo } from 'react';
import { grouped, requestsListedSince, type RequestRecord } from '../../domain/index.ts';
import { useRequestDirectory } from '../directory/directory.api.ts';
import type { ListedRequest } from '../directory/directoryParts.ts';
import type { LiveResult } from '../live.ts';
import { useNow } from '../useNow.ts';
import { useRequestRecords } from './requests.api.ts';

/** Requests of one record, each with its place there. */
type RequestsOfRecord = Pick<RequestRecord, 'id' | 'requests'>;

const none: readonly ListedRequest[] = [];

/** Requests by the record that holds them. */
const byRecord = (listed: readonly ListedRequest[]): RequestsOfRecord[] =>
  Array.from(
    grouped(listed, ({ recordId }) => recordId),
    ([id, own]) => ({ id, requests: own.map(({ recordId: _, ...request }) => request) }),
  );

/**
 * What the team asks for, by record, live: everything that is pending, and everything about some date and later ones.
 * @param since `YYYY-MM-DD`; null for any date. What lies longer back than the directory has is read from the records: one for each
 *   member, at worst.
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

/** What the team asks for, by record, live: everything that is pending, and of the rest what is not long over. */
export const useRecentRequests = () => useRequestsSince(requestsListedSince(useNow()));
