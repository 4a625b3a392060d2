import { useMemo } from 'react';
import { correctQuery, vocabularyOf } from '../correctQuery.ts';
import type { SearchGroup } from '../searchOptions.ts';
import type { useRecordIndexes } from '../useRecordGroups.ts';
import type { useOwnEntries } from './useOwnGroups.ts';

/** After every area's own matches: what was typed may be the exact name of a record on the server. */
const afterExact = 200;

/** A group of matches of a corrected query. */
export const asCorrected = (group: SearchGroup, corrected: string): SearchGroup => ({
  ...group,
  order: group.order + afterExact,
  marked: corrected,
});

/**
 * The query without its typos, if a word of it is unknown to everything on the device.
 * @param records the team and the communities
 * @returns null while it stays as typed, or while something is loading that may have the word
 */
export function useCorrection(
  query: string,
  records: ReturnType<typeof useRecordIndexes>,
  { actions, pages, help: { status, index: articles } }: ReturnType<typeof useOwnEntries>,
): string | null {
  const { index: team } = records.team;
  const { index: communities } = records.communities;
  const isComplete = [records.team.status, records.communities.status, status].every(
    (one) => one !== 'loading',
  );
  const names = useMemo(
    () => vocabularyOf([...team, ...communities].map(({ folded }) => folded)),
    [team, communities],
  );
  const words = useMemo(
    () => vocabularyOf([...actions, ...pages].map(({ spaced }) => spaced)),
    [actions, pages],
  );
  const help = useMemo(
    () => vocabularyOf((articles ?? []).flatMap(({ places }) => places.map(({ folded }) => folded))),
    [articles],
  );
  return useMemo(
    () => (isComplete ? correctQuery(query, [names, words, help]) : null),
    [isComplete, query, names, words, help],
  );
}
