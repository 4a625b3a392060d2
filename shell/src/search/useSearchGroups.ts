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

/** How many matches of a group are shown; the rest are one step away, in its list. */
const shownPerGroup = 5;

/** A group of matches: what its list holds, as far as it is known. */
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
  // As long as there may be more, nothing found says nothing.
  const status = listing?.isWhole === false ? 'loading' : live.status;
  return { name, status, found, retry: live.retry };
}

/** What matches a query in the team and the communities of the account, live; indexed anew only when the records change. */
export function useSearchGroups(query: string): readonly SearchGroup[] {
  return [
    useGroup('team', useTeamListing(), memberEntry, query),
    useGroup('communities', useCommunityListing(), communityEntry, query),
  ];
}
