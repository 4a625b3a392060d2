import { useCallback, useMemo, useState } from 'react';
import { useAccount } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { readRecentItems, type RecentItem } from '../recentItems.ts';
import { useReleases } from '../../modules/useModules.ts';
import { correctQuery, vocabularyOf } from '../correctQuery.ts';
import type { SearchIndex } from '../searchIndex.ts';
import type { SearchGroup, SearchOption } from '../searchOptions.ts';
import { useRecordGroup, useRecordIndexes } from '../useRecordGroups.ts';
import {
  actionEntries,
  contributedGroup,
  filterStatic,
  findStatic,
  pageEntries,
  staticAt,
  textActions,
  withContribution,
  type Contribution,
} from './actionEntries.ts';
import { IconBolt, IconClock, IconFileText, IconHelp, IconPlus } from '@tabler/icons-react';
import { searchGroupTexts } from './texts/index.ts';
import { helpGroup, useHelpIndex } from './useHelp.ts';

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
 * The search's groups before anything is typed: recent items, then suggestions.
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

/** After every area's own matches: what was typed may be the exact name of a record on the server. */
const afterExact = 200;

/** A group of matches of a corrected query. */
const asCorrected = (group: SearchGroup, corrected: string): SearchGroup => ({
  ...group,
  order: group.order + afterExact,
  marked: corrected,
});

addCatalogs('searchGroups', searchGroupTexts);

/** Matches shown per group. */
const shown = 4;

/** Among the areas' parts, whose order is in their `module.json`. */
const kinds = {
  actions: { order: 20, look: IconBolt },
  pages: { order: 30, look: IconFileText },
  help: { order: 90, look: IconHelp },
} as const;

/** The app's own search results: actions, pages and, once something is typed, help articles. */
function useOwnEntries(query: string) {
  const { i18n } = useTexts('searchGroups');
  const { language } = i18n;
  const releases = useReleases();
  const isOwner = useAccount().role === 'owner';
  return {
    actions: useMemo(() => actionEntries(language, isOwner), [language, isOwner]),
    pages: useMemo(() => pageEntries(releases, language), [releases, language]),
    help: useHelpIndex(query, language),
  };
}

/**
 * Matches among actions, pages and help articles.
 * @param communities that an action may name.
 */
function useOwnGroups(
  { actions, pages, help }: ReturnType<typeof useOwnEntries>,
  query: string,
  communities: SearchIndex,
): readonly SearchGroup[] {
  const { t } = useTexts('searchGroups');
  const group = (key: keyof typeof kinds, found: Pick<SearchGroup, 'options'> & Partial<SearchGroup>) => ({
    key,
    heading: t(`groups.${key}`),
    ...kinds[key],
    status: 'ready' as const,
    total: found.options.length,
    retry: () => {},
    ...found,
  });
  return [
    group('actions', {
      options: [
        ...textActions(query, communities, (name) => t('textTo', { name }), shown),
        ...findStatic(actions, query, shown),
      ],
    }),
    group('pages', { options: findStatic(pages, query, shown) }),
    group('help', helpGroup(help, query)),
  ];
}

/**
 * The query without its typos, if a word of it is unknown to everything on the device.
 * @param records the team and the communities
 * @returns null while it stays as typed, or while something is loading that may have the word
 */
function useCorrection(
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
