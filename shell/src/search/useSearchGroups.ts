import { useCommunityListing, useTeamListing, type Listing, type LiveResult } from 'shared-lib/data';
import { useMemo } from 'react';
import {
  communityEntry,
  indexEntries,
  memberEntry,
  searchIndex,
  type Found,
  type SearchEntry,
} from './searchIndex.ts';

/** Matches shown per group; the rest are in the group's list. */
const shownPerGroup = 5;

/** A group of matches, as far as its records have loaded. */
export interface SearchGroup {
  readonly name: 'team' | 'communities';
  readonly status: LiveResult<unknown>['status'];
  readonly found: Found;
  readonly retry: () => void;
}

const nothing: Found = { entries: [], total: 0 };

function useGroup<T>(
  name: SearchGroup['name'],
  live: LiveResult<Listing<T>>,
  toEntry: (record: T) => SearchEntry,
  query: string,
): SearchGroup {
  const listing = live.status === 'ready' ? live.data : undefined;
  const records = listing?.rows;
  const index = useMemo(() => records && indexEntries(records.map(toEntry)), [records, toEntry]);
  const found = useMemo(() => (index ? searchIndex(index, query, shownPerGroup) : nothing), [index, query]);
  // While records are still loading, no matches doesn't mean there are none.
  const status = listing?.isWhole === false ? 'loading' : live.status;
  return { name, status, found, retry: live.retry };
}

/** Live matches among the account's team and communities; reindexed only when records change. */
export function useSearchGroups(query: string): readonly SearchGroup[] {
  return [
    useGroup('team', useTeamListing(), memberEntry, query),
    useGroup('communities', useCommunityListing(), communityEntry, query),
  ];
}
