import type { SearchEntry } from './searchIndex.ts';
import type { SearchGroup } from './useSearchGroups.ts';

/** An option in the list: a match, or a link to all of a group's matches. */
export interface SearchOption {
  readonly address: string;
  /** The match; absent for the link to the list. */
  readonly entry?: SearchEntry;
  /** For the link to the list, the number of matches not shown. */
  readonly hidden?: number;
}

/**
 * A group's options: its matches (spec section 2: `/team/{id}`, `/communities/{id}`), then a link to all of
 * them.
 */
export function optionsOf(
  { name, found }: Pick<SearchGroup, 'name' | 'found'>,
  query: string,
): SearchOption[] {
  const options: SearchOption[] = found.entries.map((entry) => ({
    address: `/${name}/${encodeURIComponent(entry.id)}`,
    entry,
  }));
  const hidden = found.total - found.entries.length;
  return hidden > 0
    ? [...options, { address: `/${name}?${new URLSearchParams({ q: query.trim() }).toString()}`, hidden }]
    : options;
}

/** A group with matches. */
export interface SearchSection {
  readonly name: SearchGroup['name'];
  readonly options: readonly SearchOption[];
  /** Index of its first option in the whole list. */
  readonly start: number;
}

/** All groups with matches. */
export function sectionsOf(groups: readonly SearchGroup[], query: string): SearchSection[] {
  const sections: SearchSection[] = [];
  let start = 0;
  for (const group of groups) {
    const options = optionsOf(group, query);
    if (options.length > 0) sections.push({ name: group.name, options, start });
    start += options.length;
  }
  return sections;
}
