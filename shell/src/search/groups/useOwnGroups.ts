import { IconBolt, IconFileText, IconHelp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useAccount } from 'shared-lib/data';
import { addCatalogs, useTexts } from 'shared-lib/i18n';
import { useReleases } from '../../modules/useModules.ts';
import type { SearchIndex } from '../searchIndex.ts';
import type { SearchGroup } from '../searchOptions.ts';
import { actionEntries, textActions } from './actionEntries.ts';
import { pageEntries } from './pageEntries.ts';
import { findStatic } from './staticEntries.ts';
import { searchGroupTexts } from './texts/index.ts';
import { helpGroup, useHelpIndex } from './useHelp.ts';

addCatalogs('searchGroups', searchGroupTexts);

/** Matches shown per group. */
const shown = 4;

/** Among the areas' parts, whose order is in their `module.json`. */
const kinds = {
  actions: { order: 20, look: IconBolt },
  pages: { order: 30, look: IconFileText },
  help: { order: 90, look: IconHelp },
} as const;

/** What the app itself has for the search: actions, pages and, once something is typed, help articles. */
export function useOwnEntries(query: string) {
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
export function useOwnGroups(
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
