import { IconBolt, IconClock, IconPlus } from '@tabler/icons-react';
import type { RecentItem } from '../recentItems.ts';
import type { SearchGroup, SearchOption } from '../searchOptions.ts';

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
export const startGroups = (
  recent: readonly RecentItem[],
  suggested: readonly SearchOption[],
  headings: { readonly recent: string; readonly suggested: string },
): readonly SearchGroup[] => [
  group('recent', 0, headings.recent, IconClock, recent),
  group('suggested', 1, headings.suggested, IconBolt, suggested),
];

/** The only group while the search lists records to create. */
export const createGroups = (options: readonly SearchOption[], heading: string): readonly SearchGroup[] => [
  group('create', 0, heading, IconPlus, options),
];
