import { useCallback, useMemo, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { useTexts } from 'shared-lib/i18n';
import { readRecentItems, type RecentItem } from '../recentItems.ts';
import { useReleases } from '../../modules/useModules.ts';
import type { SearchGroup, SearchOption } from '../searchOptions.ts';
import { useRecordGroup, useRecordIndexes } from '../useRecordGroups.ts';
import { actionEntries } from './actionEntries.ts';
import { contributedGroup, withContribution, type Contribution } from './contributions.ts';
import { pageEntries } from './pageEntries.ts';
import { filterStatic, staticAt } from './staticEntries.ts';
import { asCorrected, useCorrection } from './useCorrection.ts';
import { useOwnEntries, useOwnGroups } from './useOwnGroups.ts';
import { IconBolt, IconClock, IconPlus } from '@tabler/icons-react';

const group = (
  key: string,
  order: number,
  heading: string,
  look: SearchGroup['look'],
  options: readonly SearchOption[],
): SearchGroup => ({
  key,
  order,
  heading,
  look,
  status: 'ready',
  options,
  total: options.length,
  retry: () => {},
});

/**
 * What the search offers before anything is typed: what was opened last, then suggestions.
 * @param headings of both groups.
 */
const startGroups = (
  recent: readonly RecentItem[],
  suggested: readonly SearchOption[],
  headings: { readonly recent: string; readonly suggested: string },
): readonly SearchGroup[] => [
  group('recent', 0, headings.recent, IconClock, recent),
  group('suggested', 1, headings.suggested, IconBolt, suggested),
];

/** The only group while the search lists records to create. */
const createGroups = (options: readonly SearchOption[], heading: string): readonly SearchGroup[] => [
  group('create', 0, heading, IconPlus, options),
];

/** Suggested before anything is typed: what an owner opens in the evening and the next morning. */
const suggested = ['/tracking', '/shift-report', '/settings?tab=sms&view=send', '/team?add=1'];

/**
 * The groups of the search: matches; before anything is typed, recent and suggested items; or what can be created.
 * @returns the groups; `show` for the areas' parts; and the query without its typos, if these are its matches
 */
export function useSearchGroups(query: string, isCreating: boolean) {
  const { t, i18n } = useTexts('searchGroups');
  const { language } = i18n;
  const { uid, customerId, role } = useAccount();
  const isOwner = role === 'owner';
  const releases = useReleases();
  const [contributed, setContributed] = useState<readonly Contribution[]>([]);
  const show = useCallback(
    (change: Parameters<typeof withContribution>[1]) =>
      setContributed((before) => withContribution(before, change)),
    [],
  );
  const records = useRecordIndexes();
  const { team, communities } = records;
  const entries = useOwnEntries(query);
  const corrected = useCorrection(query, records, entries);
  const meant = corrected ?? query;
  const local = [
    useRecordGroup('team', team, meant),
    useRecordGroup('communities', communities, meant),
    ...useOwnGroups(entries, meant, communities.index),
  ];
  const [recent] = useState(() => readRecentItems({ uid, customerId }));
  const start = useMemo(() => {
    const all = [...pageEntries(releases, language), ...actionEntries(language, isOwner)];
    return startGroups(recent, staticAt(all, suggested), {
      recent: t('start.recent'),
      suggested: t('start.suggested'),
    });
  }, [recent, releases, language, isOwner, t]);

  const groups = (): readonly SearchGroup[] => {
    if (isCreating) {
      const create = actionEntries(language, isOwner, 'create');
      return createGroups(filterStatic(create, query), t('create.heading'));
    }
    if (query.trim() === '') return start;
    const found = corrected === null ? local : local.map((group) => asCorrected(group, corrected));
    return [...found, ...contributed.map(contributedGroup)];
  };
  return { groups: groups(), show, corrected: isCreating ? null : corrected };
}
