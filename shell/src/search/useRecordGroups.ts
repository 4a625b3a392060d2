import { useCommunityListing, useTeamListing, type Listing, type LiveResult } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { useMemo } from 'react';
import { communityEntry, indexEntries, memberEntry, searchIndex, type SearchEntry } from './searchIndex.ts';
import type { SearchIndex } from './searchIndex.ts';
import { recordOptions, type SearchGroup } from './searchOptions.ts';

/** Matches shown per group; the rest are in the group's list. */
const shownPerGroup = 5;

const nothing: SearchIndex = [];

/** An account's records of one kind, prepared for search. */
interface RecordIndex {
  readonly status: SearchGroup['status'];
  /** All records; empty until they are loaded. */
  readonly index: SearchIndex;
  readonly retry: () => void;
}

function useRecordIndex<T>(live: LiveResult<Listing<T>>, toEntry: (record: T) => SearchEntry): RecordIndex {
  const listing = live.status === 'ready' ? live.data : undefined;
  const records = listing?.rows;
  const index = useMemo(() => (records ? indexEntries(records.map(toEntry)) : nothing), [records, toEntry]);
  // While records are still loading, no matches doesn't mean there are none.
  return { status: listing?.isComplete === false ? 'loading' : live.status, index, retry: live.retry };
}

type Kind = 'team' | 'communities';

/** The account's team and communities, live; reindexed only when records change. */
export const useRecordIndexes = (): Readonly<Record<Kind, RecordIndex>> => ({
  team: useRecordIndex(useTeamListing(), memberEntry),
  communities: useRecordIndex(useCommunityListing(), communityEntry),
});

/** The matches among one kind of records. */
export function useRecordGroup(
  name: Kind,
  { status, index, retry }: RecordIndex,
  query: string,
): SearchGroup {
  const { t } = useTexts('search');
  const found = useMemo(() => searchIndex(index, query, shownPerGroup), [index, query]);
  return {
    key: name,
    order: 0,
    heading: t(name),
    look: name === 'team' ? 'person' : 'place',
    status,
    options: recordOptions(name, found, query),
    total: found.total,
    retry,
  };
}
