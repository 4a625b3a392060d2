import { useCommunityListing, useTeamListing, type Listing, type LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useMemo } from 'react';
import { communityEntry, indexEntries, memberEntry, searchIndex, type SearchEntry } from './searchIndex.ts';
import type { SearchIndex } from './searchIndex.ts';
import { recordOptions, type SearchGroup } from './searchOptions.ts';

/** Matches shown per group; the rest are in the group's list. */
const shownPerGroup = 5;

const nothing: SearchIndex = [];

interface RecordGroup {
  readonly group: SearchGroup;
  /** All records; empty until they are loaded. */
  readonly index: SearchIndex;
}

function useRecordGroup<T>(
  name: 'team' | 'communities',
  live: LiveResult<Listing<T>>,
  toEntry: (record: T) => SearchEntry,
  query: string,
): RecordGroup {
  const { t } = useTexts('search');
  const listing = live.status === 'ready' ? live.data : undefined;
  const records = listing?.rows;
  const index = useMemo(() => (records ? indexEntries(records.map(toEntry)) : nothing), [records, toEntry]);
  const found = useMemo(() => searchIndex(index, query, shownPerGroup), [index, query]);
  const group: SearchGroup = {
    key: name,
    order: 0,
    heading: t(name),
    look: name === 'team' ? 'person' : 'place',
    // While records are still loading, no matches doesn't mean there are none.
    status: listing?.isWhole === false ? 'loading' : live.status,
    options: recordOptions(name, found, query),
    total: found.total,
    retry: live.retry,
  };
  return { group, index };
}

/** Live matches among the account's team and communities; reindexed only when records change. */
export const useRecordGroups = (query: string): Readonly<Record<'team' | 'communities', RecordGroup>> => ({
  team: useRecordGroup('team', useTeamListing(), memberEntry, query),
  communities: useRecordGroup('communities', useCommunityListing(), communityEntry, query),
});
