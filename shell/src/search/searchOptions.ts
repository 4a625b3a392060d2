import type { SearchEntry } from './searchIndex.ts';
import type { SearchGroup } from './useSearchGroups.ts';

/** A line of the list that leads somewhere: a match, or all of a group's matches in its list. */
export interface SearchOption {
  readonly address: string;
  /** The match; absent on the line that leads to the list. */
  readonly entry?: SearchEntry;
  /** How many matches are not shown, on the line that leads to the list. */
  readonly hidden?: number;
}

/** The lines of a group: its matches (spec section 2: `/team/{id}`, `/communities/{id}`), then the way to all of them. */
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

/** A group that has matches, as the list shows it. */
export interface SearchSection {
  readonly name: SearchGroup['name'];
  readonly options: readonly SearchOption[];
  /** The index of its first option in the whole list. */
  readonly start: number;
}

/** The list of everything that matches, in groups; a group without a match is left out. */
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
